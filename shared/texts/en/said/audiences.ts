import { oneOfList } from '../../../format/lists.ts';
import { capital, count, counted, listOf, peopleWords, quoted, texts } from '../../../format/wording.ts';
import { common } from '../common.ts';

export const audiences = texts('said/audiences', {
  edited: 'Changed by hand.',
  optedOut: 'This number is on the opt-out list, so Tagline never texts it.',
  excluded: 'Left out by hand.',
  numberExcluded: 'This number was left out by hand in another row.',
  excludedFix: 'Include the row again to send to it.',
  saidNo: (columns: readonly string[]) => `Said no in ${oneOfList(columns.map(quoted))}.`,
  consentOpen: (people: number, columns: readonly string[]) =>
    `${peopleWords(people)} said no in ${oneOfList(columns.map(quoted))}, and nobody has decided about them yet.`,
  consentUnclear: (columns: readonly string[]) =>
    `Nobody has decided yet which values in ${oneOfList(columns.map(quoted))} mean no to texts.`,
  consentOpenFix:
    'In the import, tick the values that mean no, then leave these people out or text them anyway.',
  countryOpen: 'Nobody has decided yet which country the numbers without a country code are from.',
  countryOpenFix: 'Choose their country.',
  recent: 'Left out: this number was sent a text recently.',
  undecided: (row: number) =>
    `Row ${row} has the same number and gets the text so far; the other cells differ.`,
  undecidedFix: 'Choose which of the rows fills it.',
  differs: (row: number) => `Row ${row} has the same number and is kept; the other cells differ.`,
  differsFix: 'Choose this row instead if its values are the right ones.',
  same: (row: number) => `Row ${row} has the same number and is kept; the other cells are the same.`,
  joinedRows: (rows: number) => `One text of ${counted(rows, 'row', 'rows')} with this number.`,
  joinedInto: (row: number) => `Joined: its values are in the text of row ${row}.`,
  joinTooLong: (column: string, most: number) =>
    `The values of ${quoted(column)} are longer than ${count(most)} characters together.`,
  joinNoNumber: (column: string) => `Not every value of ${quoted(column)} is a clear number.`,
  joinNoDate: (column: string) => `Not every value of ${quoted(column)} is a clear date or time.`,
  joinFix: 'Join this column another way, or choose one of the rows.',
  busy: 'Tagline is making other lists, so it has not begun this one.',
  busyFix: 'Wait until one of them is ready, then try again.',
  aboutToStart: 'A campaign that is about to start needs these people.',
  aboutToStartFix: 'Wait until the campaign has started, or cancel it.',
  gone: 'These people are no longer here.',
  goneFix: 'Import the file again, or choose other people.',
  goneOther: 'Choose another list.',
  noRow: 'This row is no longer there.',
  noColumn: 'There is no such column.',
  notSendable: 'You cannot choose this row: it has no usable number or text.',
  notSendableFix: 'Look at the row’s notes to see why.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  noRowColumn: 'The file does not show which rows it fixes.',
  noRowColumnFix: (column: string) =>
    `Keep the column ${quoted(column)} as it was exported, or make a list of its own.`,
  tooManyCorrected: (most: number) => `You can put back at most ${count(most)} rows at once.`,
  tooManyCorrectedFix: 'Make a separate list of these rows.',
  correctedTwice: (first: number, second: number, row: number) =>
    `Rows ${first} and ${second} both fix row ${row}.`,
  correctedTwiceFix: 'Keep one of them, or make a list of its own.',
  notOurs: (row: number) => `Row ${row} of this file is not a row of the list.`,
  notOursFix: 'Take the row out, choose another list, or make a new one.',
  noNumberColumn: 'No column is chosen as the number.',
  noNumberColumnFix: 'Choose one.',
  columnNotInFile: 'A chosen column is not in this file.',
  columnNotInList: 'This list has no such column.',
  chooseColumns: 'Choose the columns again.',
  manyDays: (most: number) => `These rows are spread over more than ${count(most)} days.`,
  manyDaysFix: 'Make a list of fewer days first, with “Filter or combine…”.',
  otherDays: 'The days of these rows are no longer those that were shown.',
  otherDaysFix: 'Look at them again, then make the drafts.',
  dayOrderOpen: (column: string, cell: string) =>
    `The dates in ${quoted(column)} may begin with the day or the month, as in ${quoted(cell)}.`,
  dayOrderOpenFix: 'Choose the day or the month beside the condition.',
  nobodyChosen: 'All selected rows are left out.',
  nobodyChosenFix: 'Include some of them again, or select other rows.',
  madeBefore: (name: string) => `Tagline has already made this list: ${quoted(name)}.`,
  draftMadeBefore: (name: string) => `There is already a draft to these people: ${quoted(name)}.`,
  madeBeforeFix: 'Open what was already made, or delete it first.',
  changed: 'A list changed while Tagline made another one from it.',
  changedFix: 'Try again.',
  tooLarge: 'Together these lists have more rows than one list can hold.',
  tooLargeFix: 'Join smaller ones.',
  tooManyOut: (most: number) => `You can leave out at most ${count(most)} rows at once.`,
  tooManyOutFix: 'Make a list without them with “Filter or combine…”, or select fewer.',
  tooManyIn: (most: number) => `You can include at most ${count(most)} rows again at once.`,
  tooManyInFix: 'Undo what left them out, or select fewer.',
  tooDoubtful: (most: number) => `More than ${count(most)} numbers look doubtful.`,
  tooDoubtfulFix: 'Import the file again and check the country and the column of the number.',
});

export const people = texts('said/people', {
  beingPrepared: (campaign: string) =>
    `${quoted(campaign || common.untitled)} is being prepared at this moment, so nothing was erased.`,
  beingPreparedFix: 'Try again when the campaign has started.',
  stillReviewed: (campaign: string) =>
    `The texts of ${quoted(campaign)} are still to be sent as they were reviewed, so nothing was removed.`,
  stillReviewedFix: 'Let the campaign end, cancel it, or press “Back to draft”.',
  stillToSend: (campaign: string) =>
    `This person still waits for ${quoted(campaign || common.untitled)}, so nothing was erased.`,
  stillToSendFix: 'Let the campaign end, cancel it, or press “Back to draft”. Then erase the person.',
  inDoubt: (campaign: string) =>
    `Nobody knows yet whether ${quoted(campaign || common.untitled)} was sent to this person, so nothing was erased: their number keeps them from getting it twice.`,
  inDoubtFix: 'Decide about their batch, then erase them.',
});

export const optOuts = texts('said/optOuts', {
  notOnList: 'This number is not on the list.',
  optOutKept: 'kept when this person was erased',
  inTeamFile: 'This number is in the team’s opt-out file, so it stays on the list.',
  inTeamFileFix: 'Remove its line from that file first, then remove it here.',
  noMapping: 'Nobody has chosen which column of the file holds the numbers.',
  noMappingFix: 'Choose the file under “Add numbers”, look at its columns, then add the numbers.',
});

export const teamFile = texts('said/teamFile', {
  source: 'the team’s opt-out file',
  line: (line: number) =>
    `Line ${count(line)} of the team’s opt-out file holds no whole phone number in its column.`,
  lineFix: 'Write one number there, with + and its country code, or remove the line.',
  columnGone: (heading: string) =>
    `The column ${quoted(heading)} is no longer in its place in the team’s opt-out file.`,
  newHeading: 'The team’s opt-out file begins with headings now, and had none before.',
  columnGoneFix: 'Choose the file again in the settings, and its column with the numbers.',
  tooLarge: (megabytes: number, numbers: number) =>
    `The team’s opt-out file is larger than ${count(megabytes)} MB or ${count(numbers)} numbers, so Tagline does not read it.`,
  tooLargeFix: 'Make a new file of what you need, and choose it in the settings.',
  notText: 'The team’s opt-out file is not a text file.',
  notTextFix: 'Save it as CSV, or choose another file in the settings.',
  gone: 'The team’s opt-out file is not there.',
  goneFix: 'Connect its drive, or choose the file again in the settings.',
  notAFile: 'Where the team’s opt-out file was, something else is now.',
  locked: 'You may not read the team’s opt-out file, or another program has it open.',
  lockedFix: 'Close it in other programs, and make sure that you may read it.',
  silent: (seconds: number) =>
    `The drive of the team’s opt-out file did not answer within ${count(seconds)} seconds.`,
  silentFix: 'See whether the drive is connected, or choose another file in the settings.',
  unended: 'The team’s opt-out file does not end with a line break, so its last line may not be whole.',
  unendedFix: 'Open the file, press Enter after its last line and save it.',
  changing:
    'The last line of the team’s opt-out file may be half written. Tagline reads it again in a moment.',
  failed: (code: string) => `Tagline cannot read the team’s opt-out file (${code}).`,
  mayNotWrite: 'You may not write to the file, or another program has it open.',
  notWritten: (code: string) => `Tagline cannot write to the file (${code}).`,
});

export const numbers = texts('said/numbers', {
  faults: {
    empty: 'There is no number.',
    'no-digits': 'There are no digits.',
    lossy: 'The spreadsheet cut digits off this number; they are not in the file.',
    fraction: 'This is a number with decimals.',
    date: 'This is a date.',
    identity: 'This is an identity number.',
    unclear: 'This is neither one number nor several numbers separated by the same sign.',
    erased: 'The person who was here was erased.',
    'no-country': 'The number names no country.',
    'too-short': 'The number is too short.',
    'too-long': 'The number is too long.',
    'unknown-country-code': 'No country has this country code.',
    impossible: 'No number in its country has this many digits.',
  },
  fixes: {
    empty: 'Fill one in, or leave the row out.',
    'no-digits': 'Put the number in its column.',
    lossy:
      'In the spreadsheet, format the column as a number without decimals (or as text), check the numbers, and save again.',
    fraction: 'Write the whole phone number.',
    date: 'Choose another column as the number, or fix the cell.',
    identity: 'Choose another column as the number, or fix the cell.',
    unclear: 'Keep only the number in the cell; a letter O or l may stand for 0 or 1.',
    erased: 'Nothing is left to fix.',
    'no-country':
      'Choose the country that such numbers belong to, or begin the number with + and its country code.',
    'too-short': 'Digits are missing, perhaps the area code.',
    'too-long': 'There may be two numbers, or a digit typed twice.',
    'unknown-country-code': 'Check the digits right after the plus.',
    impossible: 'Check it digit by digit.',
  },
  doubts: {
    invalid: 'No such number is in use in its country.',
    landline: 'This looks like a landline, which may not get texts.',
    special: 'This is a service number, not a person’s phone.',
    several: 'The cell holds several numbers; Tagline took the likeliest.',
    words: 'There were words next to the number; Tagline ignored them.',
    plusAssumed: 'Read as an international number whose plus is missing.',
    zeroAssumed: 'Read as a number whose leading 0 is missing.',
    ambiguous: 'This could also be a number of another country without its plus.',
    unknownCountry:
      'Tagline does not know the country this row names, so it read the number as one of the list’s country.',
    elsewhere: 'In another country that this list seems to have numbers from, this is a mobile number.',
  },
  repairs: {
    invisible: 'invisible characters removed',
    digits: 'digits of another script written as 0 to 9',
    wrapper: 'text around the number removed',
    decimals: 'decimals removed',
    punctuation: 'spaces and signs removed',
    prefix: 'international prefix removed',
    country: 'country code added',
    trunk: 'digits for calls inside the country removed',
    former: 'outdated form of the number updated',
  },
  repaired: (done: readonly string[]) => `${capital(listOf(done))}.`,
  insteadOfLandline: (column: string, insteadOf: string) =>
    `Taken from ${quoted(column)}; the landline in ${quoted(insteadOf)} was not used.`,
  byLabel: (column: string, insteadOf: string) =>
    `Taken from ${quoted(column)}, because of its name; the number in ${quoted(insteadOf)} was not used.`,
  noMobile: (column: string, insteadOf: string) =>
    `Taken from ${quoted(column)}, since ${quoted(insteadOf)} holds no mobile number.`,
});
