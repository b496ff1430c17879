import { languageName } from '../../format/display-names.ts';
import { count, counted, peopleWords, pluralForm, texts } from '../../format/wording.ts';

/** The review sheet and the test text. */
export const review = texts('review', {
  going: 'Going through everybody once more…',
  ready: (toFix: number, toRead: number) =>
    `The review is ready${toFix + toRead === 0 ? '' : `: ${count(toFix)} to fix, ${count(toRead)} to read`}.`,
  rehearse: 'Rehearse',
  sendForReal: 'Send for real…',
  correctFirst: 'Fix the errors above first.',
  nobody: 'There is nobody to send to.',
  timeToCome: 'Choose a time in the future.',
  realPhones: (people: number) => `This goes to ${counted(people, 'real phone', 'real phones')}.`,
  practicePhones: 'Only demo phones on this computer get this text.',
  noBalance: 'This service does not report a balance',
  notSent: 'Not sent since',
  show: 'Show',
  showRows: (what: string) => `Show the rows: ${what}`,
  toRead: (things: number) =>
    counted(things, 'thing to read before sending', 'things to read before sending'),
  sendAt: (moment: string) => `Send ${moment}`,
  kinds: 'Each kind of text',
  moreKinds: (people: number) => `And ${peopleWords(people)} with other texts of this message.`,
  theFirstTexts: 'The first texts',
  someTexts: 'Some of the texts',
  moreTexts: (texts: number) => `Show ${counted(texts, 'more text', 'more texts')}`,
  mayBeLost: 'may be lost',
  whoGetsNothing: 'Who gets nothing',
  nobodyLeftOut: 'Nobody is left out.',
  how: 'How it is sent',
  canary: (people: number) => `first ${pluralForm(people, 'person', peopleWords(people))}`,
  noCanary: 'everybody at once',
  perRequest: (people: number) => `${count(people)} per batch`,
  noSpeedLimit: 'no speed limit',
  perMinute: (people: number) => `${count(people)} a minute`,
  inOtherLetters: 'in simpler characters',
  messageInOtherLetters: 'message in simpler characters',
  connections: (connections: number) => `${connections} connections`,
  code: {
    title: 'Review code',
    about:
      'This account asks for a second person: save this review, have it read, and enter the code at its end.',
    save: 'Save the review',
    lacks: 'Enter the review code first.',
    allTexts: 'All texts',
    toRead: 'To read before sending',
    atOnce: 'At once',
    proves:
      'Pass this code on if everything above is right. It shows that this page was opened, not by whom. Any change to the message, people, account or way of sending gives another code.',
  },
  facts: {
    unicode: (people: number) => `${count(people)} in Unicode`,
    extraParts: (parts: number) =>
      `${count(parts)} more than in the totals, because Unicode texts are in the same batch`,
    time: 'Expected time',
    credit: 'Expected credits',
    rehearsed: (basis: string, time: string) => `${basis}; rehearsed here in ${time}`,
    unread: 'Could not be read',
    short: (written: string) => `${written} short`,
    leftAfter: (written: string) => `${written} left after`,
  },
  letters: {
    anyway: (people: number) => `Sent anyway: ${counted(people, 'text', 'texts')} may lose characters.`,
    ofLanguage: (language: string, people: number) =>
      `${languageName(language, 'language')} letters may arrive as “?” for ${peopleWords(people)}.`,
    ofScript: (script: string, people: number) =>
      `${languageName(script, 'script')} letters may arrive as “?” for ${peopleWords(people)}.`,
    suchAs: (letter: string, people: number) =>
      `Characters such as ${letter} may arrive as “?” for ${peopleWords(people)}.`,
    showTexts: 'Show these texts',
    setUp: 'Set this up',
    sendAnyway: 'Send anyway',
    missing: (letters: string, more: number) =>
      `The account has no encoding, and GSM 03.38 has no ${letters}${more > 0 ? ` and ${count(more)} more` : ''}.`,
  },
  recent: {
    title: (people: number, days: number) =>
      `This text was sent to ${peopleWords(people)} in the last ${pluralForm(days, 'day', `${count(days)} days`)}, may have been, or still waits for them`,
    again: 'They get it again',
    sendAgain: 'Send it to them again',
    toCome: 'still waits',
    deleted: 'a deleted campaign',
    more: (people: number) => `and ${count(people)} more`,
  },
  confirm: {
    number: 'Number of people',
    type: 'Type {people} to confirm: real phones get this text.',
    send: (people: number) => `Send to ${peopleWords(people)}`,
    practise: (people: number) => `Demo: send to ${peopleWords(people)}`,
    canaryNow: (people: number, moment: string) =>
      `First ${count(people)} now, the remaining people ${moment}`,
    schedule: (moment: string) => `Schedule for ${moment}`,
  },
  schedule: {
    when: 'When',
    whenIs: (chosen: string) => `When: ${chosen}`,
    now: 'Send now',
    later: 'Later…',
    at: 'Start at',
    first: 'Who goes first',
    chooseFirst: 'Choose who goes first.',
    canaryNow: (people: number, moment: string) => `First ${count(people)} now, everybody else ${moment}`,
    canaryThen: (people: number, moment: string) =>
      `First ${count(people)} ${moment}; the campaign then waits for you`,
    everybody: (moment: string) => `Everybody ${moment}, without a look`,
    passed: 'This time has passed.',
    whileOpen: (moment: string, seconds: number) =>
      `${moment}, while Tagline is open. If it cannot start within ${seconds} seconds of that time, it asks instead.`,
  },
  time: {
    label: 'About the time',
    sendNow: 'Send now because…',
    wakes: (people: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'gets', 'get')} the text in quiet hours.`,
    wait: 'Wait instead',
    lacksReason: 'Write why it cannot wait.',
  },
  notAfter: 'Not after',
  notAfterHelp: 'People still waiting then get nothing until you decide. Leave empty for no deadline.',
  notAfterWords: (moment: string) => `not after ${moment}`,
  afterQuiet: 'Ask before the campaign goes on after quiet hours',
  afterQuietHelp: 'Otherwise the campaign goes on by itself when quiet hours end, while Tagline is open.',
  splitUnicode: 'Send people whose text needs Unicode in batches of their own',
  splitUnicodeHelp:
    'Only they use the account’s encoding for Unicode; everybody else keeps the shorter GSM 03.38.',
  test: {
    ofRow: (row: number) => `The text of row ${row}, to a phone of your own.`,
    ofText: 'This text, to a phone of your own.',
    send: 'Send test',
    number: 'Phone number',
    numberHelp: 'With country code, or in the national form of your home country.',
    inInbox: 'The test is in the demo inbox.',
    onItsWay: 'The test is on its way.',
  },
});

/** The way of sending, the prediction, and the outcome of a rehearsal. */
export const planning = texts('planning', {
  chunkSize: (doubt: number) =>
    `If an answer is lost, up to ${peopleWords(doubt)} ${pluralForm(doubt, 'is', 'are')} unconfirmed. Larger batches are faster, smaller ones risk fewer people.`,
  noCanary: 'Nobody goes first: everybody gets it at once.',
  canaryIsAll: 'The first few are the whole list.',
  canary: (people: number) =>
    `The first ${pluralForm(people, 'person gets', `${peopleWords(people)} get`)} the text. The campaign then waits while you compare the service’s texts with what you wrote, and see the cost.`,
  firstCanary: (people: number) =>
    `This account has sent nothing yet, so the first ${people} people get the text alone, and the campaign then waits for you.`,
  scheduledWhole: 'The campaign goes to everybody at that time; nobody gets the text first.',
  scheduledRest: (people: number) =>
    `The first ${pluralForm(people, 'person gets', `${peopleWords(people)} get`)} the text now. Everybody else gets it at that time if somebody has checked those texts and pressed “Continue” by then. Otherwise you are asked.`,
  scheduledCanary: (people: number) =>
    `The campaign goes to ${peopleWords(people)} at that time, pauses, and waits for somebody to resume it.`,
  noPace: 'As fast as the service takes them.',
  pace: (people: number, time: string) =>
    `At most ${peopleWords(people)} a minute, so at least ${time} in all.`,
  oneConnection: 'One batch at a time: at most one batch can be unconfirmed.',
  connections: (connections: number) =>
    `${count(connections)} batches at a time: faster, but that many batches can be unconfirmed at once.`,
  creditsFrom: {
    account: 'at the price so far',
    assumed: 'if each part costs one credit; price not known yet',
  },
  secondsFrom: {
    account: 'at the pace so far',
    pacing: 'at the pace you chose',
    assumed: (least: number, most: number) =>
      `if each batch takes ${least} to ${most}\u00a0s; speed not known yet`,
  },
  between: (least: string, most: string) => `${least} to ${most}`,
  about: (figure: string) => `about ${figure}`,
  rehearsal: {
    accepted: 'accepted',
    countedByPractice: 'counted by the demo service',
    creditsOfPractice: 'demo credits, one per part',
    time: 'Time',
    onThisComputer: (requests: number) => `on this computer, ${counted(requests, 'batch', 'batches')}`,
    different: 'Texts that differ',
    fromShown: 'from what was shown',
    lostLetters: 'Texts that lost characters',
    onPhones: 'on demo phones',
    onPhonesLost: (letters: string) => `on demo phones: ${letters}`,
  },
  route: {
    noSender: 'None: the service chooses what people see',
    noLabel: 'None',
    noEncoding: 'None: the service uses GSM 03.38',
    encodingOfUnicode: (encoding: string) => `${encoding} if a batch holds Unicode, otherwise GSM 03.38`,
    path: 'Path',
  },
});
