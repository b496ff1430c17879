import { texts } from '../../format/wording.ts';

/** The palette of commands, and the dialogs for keys, problems, licences and about. */
export const help = texts('help', {
  about: 'Personalised SMS campaigns from a spreadsheet.',
  version: (version: string) => `Version ${version}. Copyright © The Tagline authors, under the MIT licence.`,
  find: 'Find a command',
  findAnything: 'Find a command, campaign, list, filter or setting',
  noneFound: 'Nothing of that name applies now.',
  allKeys: 'All shortcuts',
  inWindow: 'In the window',
  keysDo: {
    tag: 'In the message: choose a column to insert',
    paste: 'Outside a field: import copied rows',
    arrows: 'In a list: move from cell to cell',
    pages: 'In a list: a screen up or down',
    ends: (ctrl: string) => `In a list: first or last column; with ${ctrl} the first or last row`,
    enter: 'In a list: edit the cell, as F2 does, or show the rows of a joined text',
    rowMenu: 'In a list: the menu of the row',
    zoom: 'Everything larger; − smaller, 0 as usual',
    escape: 'Take back what was typed, or close',
  },
  licencesAbout:
    'Tagline is built from the work of others. An installed Tagline has those of Chromium beside it, in LICENSES.chromium.html.',
  unread: 'Tagline could not read the licences. Close this dialog and open it again.',
  noText: 'This package has no licence text.',
  copied: 'Copied.',
  copyVersion: 'Copy the version',
  write: 'Tagline sends nothing by itself. Write to the person who gave it to you, with:',
  whatYouDid: 'What you did, what you expected, and what you saw.',
  theVersion: 'The version: {version}',
  theLog: 'The file {file} in {folder}. No text, number or API key is in it.',
});

/** A page for each question, for the window and the palette; a point has its name on a line of its own. */
export const helpPages = texts('helpPages', {
  questions: 'Questions',
  search: 'Search the help',
  noneFound: 'No page has this word. Try another one.',
  pages: {
    'question.left-out': {
      answer:
        'Tagline keeps each row of the list and shows why it gets no text. The filters above the list show these rows; you can fix most of them there.',
      points: {
        rejected:
          'No usable number\nThe row shows what is wrong with its number and what to do. Fix the number in its cell and the person is in.',
        duplicate:
          'Duplicate\nAnother row has the same number and gets the text. Where the rows differ you can choose which of them counts, or join them: the text then has the values of all.',
        optedOut:
          'Opted out\nThe number is among your opt-outs. Every campaign leaves it out until you take it off them.',
        recent:
          'Texted recently\nYou chose at the import to leave these people out. The review also holds back people who were sent this same text recently, until you say otherwise.',
        byHand: 'Left out by you\nYou left the row out yourself. Include it again, or undo it.',
        text: 'A text that cannot be sent\nThe text would be too long, or a tag would still be in it. Change the message or the cell.',
      },
    },
    'question.parts': {
      answer:
        'A text travels in parts, and the phone puts them together again. How long a part is depends on its characters. The parts of all texts together are what a campaign usually costs.',
      points: {
        gsm: 'The usual characters (GSM 03.38)\nA text alone has 160 characters. Once it takes several parts, each holds 153. Letters such as æ, ø, å, ä, ö, ü, ß, é and ñ are among them.',
        unicode:
          'Unicode\nOne ł, ş, ’ or emoji is enough: the text alone then has 70 characters, and in several parts 67 each. Most emoji count as two or more.',
        double:
          'Characters that count twice\nAmong the usual characters € [ ] { } ^ ~ | and \\ take the room of two.',
        mixed:
          'Several people in one batch\nIf one text of a batch needs Unicode, all of that batch go as Unicode. The review can send these people in batches of their own.',
        lost: 'Without an encoding in the account\nOther characters may arrive as “?”. Tagline marks them, can use simpler ones, and asks you to choose before it sends.',
      },
    },
    'question.doubt': {
      answer:
        'A batch left this computer and no clear answer came back. Nobody can tell whether the service took it, so the campaign pauses and you decide.',
      points: {
        what: 'Whom it concerns\nOnly the people of that batch. Tagline knows about everybody else.',
        observed:
          'What was observed\nThe campaign shows how far the batch came, and whether the balance fell by what it should cost. That is a hint; Tagline never acts on it by itself. You can also ask your provider.',
        treat:
          'Treat as sent\nNo more texts to these people. If the service did not take the batch, they get nothing at all.',
        again:
          'Send again\nTagline sends the batch once more. If the service did take it, they get the text twice.',
        leave:
          'No hurry\nYou can leave them unconfirmed and decide later. Tagline keeps your decision with its time.',
      },
    },
    'question.practice': {
      answer: 'Three ways to see what would happen before real people get a text.',
      points: {
        practice:
          'Demo\nAn account that is always there. Campaigns through it stay on this computer and cost nothing. The texts arrive in the demo inbox, as a phone would show them.',
        rehearsal:
          'Rehearsal\nThe campaign you have ready for a live account, sent through the demo account first. It shows people, parts, time and texts, and makes no connection to the live account.',
        test: 'Test text\nOne text to a phone of your own, through the account of the campaign. With a live account it is a real text and costs credits.',
        live: 'What really goes out\nOnly a campaign or a test through a live account reaches phones. The window shows DEMO or LIVE before you send.',
        second:
          'Second person\nAn account can ask for a review code: another person reads the saved review with all its texts and passes on the code at its end. It shows that exactly this was opened, not by whom.',
      },
    },
    'question.twice': {
      answer: 'Tagline retries only if nothing can have been sent. Otherwise it asks you.',
      points: {
        once: 'One number, one text\nEach campaign has a number only once, however many rows have it.',
        written:
          'Written down first\nTagline notes each batch on the disk before it leaves, and its answer before the next one leaves. A crash or a power cut loses nothing.',
        doubt:
          'People unconfirmed\nThe campaign pauses. A second text can only come from your decision to send again.',
        rest: 'A campaign to the remaining people\nIt leaves out everybody whose text was accepted or may have been sent.',
        same: 'The same text soon again\nThe review names people who were sent this text recently and holds it back from them, unless you choose to send it again.',
        again:
          'Again with a new list\nAn ended campaign can be sent again: press “Use again” and “With another list…”, and import this week’s file. The draft shows who is new, changed, as before and gone, and can go only to some of them.',
        command:
          'By command\n“tagline prepare list.csv --campaign NAME” makes such a draft without the window and prints its review and a code. “tagline send --review CODE” sends exactly that, or nothing. “tagline prepare --help” explains more.',
        copy: 'A copied data folder\nA copy on another computer, or an older one here, asks before it sends, since the original may have gone on.',
      },
    },
    'question.privacy': {
      answer:
        'They stay on this computer. Contacts leave it only in a batch to the service you chose, or in a file you save yourself.',
      points: {
        contacts:
          'Contacts\nLists, campaigns and results are in the data folder. Anyone who may read that folder can read them.',
        token:
          'API key\nTagline keeps it encrypted in this computer’s keychain or, where there is none, in memory until it closes. It never shows it again, and puts it in no export and no backup.',
        log: 'Log\nIt holds no text, number or API key. Tagline reports nothing by itself.',
        erase:
          'Erasing\nSearch for a number to save or erase everything about that person. In the settings you choose how long Tagline keeps things, and can erase everything.',
      },
    },
    'question.numbers': {
      answer:
        'Tagline sends every number with its country code. It shows what it made of each cell beside what was there.',
      points: {
        country:
          'Country code\nA number that begins with + or 00 names its country itself. Any other is read as one of the country you chose at the import, or that a column names.',
        repaired:
          'Repaired\nTagline changed only how the number is written, for example digits of another script. There is nothing to do.',
        doubtful:
          'To be checked\nIt can be right or wrong: a landline, a leading 0 or + that seems to be missing, several numbers in one cell. These people do get the text, so look at them first.',
        rejected:
          'Rejected\nTagline cannot be sure of the number: letters, too few digits, or digits that the spreadsheet cut off. The row gets no text until you fix it.',
      },
    },
    'question.tags': {
      answer:
        'A tag is the name of a column between braces. In each person’s text the value from their row takes its place.',
      points: {
        insert: 'Inserting a tag\nType { in the message and choose a column.',
        word: 'Fallback\n{first name|there} says “there” to people whose cell is blank. Without a fallback the place stays empty.',
        format:
          'How it is shown\nPress a tag in the message, or Alt+Down with the cursor in it: a date as its weekday, an amount with thousands, a full name as the first name. {Visit:weekday} is written for that. A cell that does not fit stays as it is and is among the problems.',
        relative:
          'Tomorrow and today\n{Visit:relative} counts the days from the day of sending: “tomorrow at 09:00”. A scheduled campaign counts from its own day. Such texts leave on that day only; what is left after midnight stops, and you send to the remaining people.',
        byDay:
          'One campaign for each day\nChoose “One campaign for each day…” in the menu of the list. It makes a draft for each day in a column, with the rows of that day and, if you like, its time. Rows without a day get a draft of their own. You review and start each one.',
        some: 'Text for some people only\nChoose “Text for some people only…” in the menu of tags. {Parking?Bring your permit.|Take bus 12.} gives the first words if the column holds yes, a number over 0 or any text but no, and the others to everybody else; {City=Aarhus?Use the back door.} goes by a value. The words may hold tags. Press them, or Alt+Down in them, to change them.',
        unknown:
          'An unknown tag\nNo column of the list has that name. Choose the column you mean or take the tag out; Tagline never sends it as it is.',
        shown: 'Their final text\nThe list shows each person’s own text, exactly as it is sent.',
      },
    },
    'question.new': {
      answer: 'Tagline 0.1.0 is the first version. After an update this page shows what has changed.',
      points: {
        real: 'Send for real\nWhat you have tried in the demo goes to real phones in a few steps, with its message, list and choices.',
        joined:
          'Several rows, one text\nRows with the same number can be joined, so that one text has the values of all.',
        versions:
          'Versions\nA column can decide who gets which message, for example by language. Each value gets its version in one step.',
      },
    },
  },
});
