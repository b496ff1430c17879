import { count, counted, listOf, peopleWords, pluralForm, quoted, texts } from '../../format/wording.ts';

/** What `tagline` says in a terminal. */
export const command = texts('command', {
  help: `tagline prepare LIST --campaign NAME [--country CC] [--worksheet SHEET]
  Makes a draft for the people in the file LIST, with the message, the columns, the options and the
  account of NAME: a draft, or a campaign that has ended. Prints its review and a code. Sends nothing.
  CC is the country of the numbers without a country code, such as GB. SHEET is the worksheet to read,
  if a workbook has more than one.

tagline send --review CODE
  Sends exactly what was reviewed. Sends nothing if the list, message, account, options or day has
  changed, if the review has errors, in quiet hours, or if the balance is too low.

tagline send --review CODE --continue
  Sends to the remaining people, once you have looked at the first few texts, or after Tagline was ended.

  --urgent REASON  with prepare and send: in quiet hours too; the reason is kept with the campaign
  --json           print one JSON document
  --data-dir DIR   use the data folder DIR instead of your own
  --help           print this page

If Tagline is open, it does the work. Otherwise the command opens the data folder itself.

It ends with
  0  done
  1  something went wrong inside Tagline
  2  the command is not written as above
  3  the list, the campaign or the data folder cannot be used
  4  the review has something to fix first
  5  the code is of another review
  6  it waits: for a look at the first few, a second person, its time, or the team’s opt-out file
  7  stopped: it needs a person, or was ended
  8  the data folder is in use, or another command is running
  9  held: answer first in Tagline what happened to its data folder`,
  misused: (typed: string) => `Tagline does not understand ${quoted(typed)}.`,
  onlyRows: (conditions: string) => `Only rows where ${conditions}.`,
  joinedRows: 'Rows of one number are joined.',
  prepared: (name: string) => `${quoted(name)} is ready to be sent. Nothing was sent.`,
  blocked: (name: string) => `${quoted(name)} cannot be sent yet. Nothing was sent.`,
  nobody: 'Nobody is left to send to.',
  nobodyFix: 'Look at who gets nothing, below.',
  endedBefore: 'The command was ended before anything was sent.',
  toSend: 'To send exactly this:',
  askAnother: (draft: number) =>
    `This account asks for a second person: save the review in Tagline, and have it read. Then: tagline send --review ${draft}-CODE, with the code at its end.`,
  toFix: 'To fix first',
  textOf: (people: number, to: string, text: string) => `${peopleWords(people)}, such as ${to}:\n${text}`,
  wrongRows: 'Rows without a usable number',
  wrongRow: (row: number, column: string, field: string, reason: string) =>
    `Row ${row}, ${column}: ${quoted(field)}. ${reason}`,
  moreRows: (rows: number) => `and ${counted(rows, 'row', 'rows')} more`,
  notThere: (name: string) => `There is no draft and no ended campaign called ${quoted(name)}.`,
  notThereFix: 'Write the name as Tagline shows it.',
  sameName: (campaigns: number, name: string) =>
    `${counted(campaigns, 'campaign is', 'campaigns are')} called ${quoted(name)}, so it is not clear which one you mean.`,
  sameNameFix: 'Rename the one you mean in Tagline.',
  noList: (name: string) => `${quoted(name)} has no list, so its columns are not known.`,
  noListFix: 'Open it in Tagline and choose a list.',
  partOfList: (name: string) => `The list of ${quoted(name)} is not a whole file.`,
  partOfListFix: 'Use a campaign to a list that was made of all rows of one file.',
  lacksColumns: (columns: readonly string[]) =>
    `The file lacks ${columns.length === 1 ? 'the column' : 'the columns'} ${listOf(columns.map(quoted))}.`,
  lacksColumnsFix: 'Export it again with the same columns as before.',
  noHeadings: 'The file has no row of headings, so it is not clear what each column is.',
  noHeadingsFix:
    'Give it a first row of headings. If no file with these headings was imported yet, import it in Tagline once.',
  otherColumns: 'Nobody has yet imported a file with these columns as this campaign uses them.',
  otherColumnsFix: 'Import it once in Tagline, and check what each column is for.',
  countryOpenFix:
    'Import it once in Tagline and choose the country of its numbers, or name it with --country. Or write the numbers with their country code.',
  inDoubtFix: 'Correct this in the file, or save the list as CSV UTF-8, and prepare it again.',
  manyWorksheets: (names: string) =>
    `The workbook has the worksheets ${names}, so it is not clear which one has the people.`,
  manyWorksheetsFix: 'Name the worksheet with --worksheet.',
  noReview: (code: string) => `No review has the code ${quoted(code)}.`,
  otherReview: (name: string) =>
    `This is not the present code of ${quoted(name)}. Its list, message, account, options or day has changed, so nothing was sent.`,
  changedMeanwhile:
    'Somebody changed the new draft while its list was read, so it has no code. Nothing was sent.',
  prepareAgain: 'Prepare it again, read the review, and use the new code.',
  sent: (name: string, accepted: number, people: number) =>
    `${quoted(name)} has been sent: ${count(accepted)} of ${peopleWords(people)} accepted.`,
  firstFew: (people: number) =>
    `The service accepted the texts to the first ${pluralForm(people, 'person', peopleWords(people))}. Everybody else waits.`,
  firstFewFix: 'Look at these texts and their cost. Then send to the remaining people:',
  scheduled: (name: string, moment: string) => `${quoted(name)} will be sent on ${moment}.`,
  scheduledFix: 'Tagline has to be open then.',
  stopped: (name: string) => `${quoted(name)} was stopped before its end.`,
  goOn: 'Send to the remaining people:',
  otherCommand: 'Another command is running, so this one did nothing.',
  otherCommandFix: 'Run it again when the other one has ended.',
  noAnswer: 'The data folder is in use, and Tagline does not answer there.',
  noAnswerFix:
    'Another command may be running. Run this one again when it has ended, or close Tagline first.',
  appGoesOn: 'The command was ended. Tagline is open and goes on with a sending that has begun.',
  cutOff: 'Tagline was closed before it answered.',
  cutOffFix: 'Run the same command again: it prints what was sent, and texts nobody twice.',
});
