import { count, counted, isolated, peopleWords, quoted, texts } from '../../format/wording.ts';

export const audiences = texts('audiences', {
  about: 'Lists you have imported. They stay on this computer.',
  none: 'No lists yet',
  importSpreadsheet: 'Import a spreadsheet',
  noneAbout: 'Import a spreadsheet once and use its people in as many campaigns as you like.',
  search: 'Search lists',
  notFound: 'No list has this name.',
  deleteAbout:
    'This deletes the rows of the list from this computer. Drafts that use the list need another one; campaigns that have started keep their own people.',
  inUse: 'In this campaign',
  takeThis: (list: string) => `Use ${isolated(list)}`,
  counts: {
    repaired: (rows: number) => `${count(rows)} repaired`,
    doubtful: (rows: number) => `${count(rows)} doubtful`,
    duplicates: (rows: number) => counted(rows, 'duplicate', 'duplicates'),
    joined: (rows: number) => `${count(rows)} joined with another row`,
    saidNo: (rows: number) => `${count(rows)} said no`,
    optedOut: (rows: number) => `${count(rows)} opted out`,
    rejected: (rows: number) => `${count(rows)} rejected`,
    excluded: (rows: number) => `${count(rows)} left out by hand`,
    recent: (rows: number) => `${count(rows)} texted recently`,
    edited: (rows: number) => `${count(rows)} edited`,
  },
  madeOf: {
    chosen: (of: string, rows: number) => `${counted(rows, 'chosen row', 'chosen rows')} of ${quoted(of)}`,
    chosenResults: (of: string, people: number) =>
      `${peopleWords(people)} chosen in the results of ${quoted(of)}`,
    results: (of: string, who: string) => `people in the results of ${quoted(of)}: ${who}`,
    some: (of: string, conditions: string) => `${quoted(of)}, where ${conditions}`,
    together: (of: string, other: string) => `${quoted(of)} and ${quoted(other)} together`,
    without: (of: string, other: string) => `${quoted(of)} without those in ${quoted(other)}`,
    inBoth: (of: string, other: string) => `those in both ${quoted(of)} and ${quoted(other)}`,
  },
  named: {
    chosen: (of: string, rows: number) => `${of}, ${counted(rows, 'chosen row', 'chosen rows')}`,
    // Some of those who were chosen may get nothing, so the name counts nobody.
    chosenResults: (of: string) => `${of}, chosen people`,
    results: (of: string, who: string) => `${of}: ${who}`,
    together: (of: string, other: string) => `${of} and ${other}`,
    without: (of: string, other: string) => `${of} without ${other}`,
    inBoth: (of: string, other: string) => `${of} in ${other}`,
  },
  making: {
    title: (list: string) => `Make a list of ${quoted(list)}`,
    about: 'The lists you make it from stay as they are.',
    make: 'Make the list',
    holds: 'What goes into it',
    some: 'Some of them',
    together: 'With another list',
    without: 'Without another list',
    inBoth: 'In both lists',
    togetherHelp:
      'Everybody from both, once each. People you left out of one of them stay left out, and rows of one number that differ wait for your choice.',
    withoutHelp: 'Everybody whose number is not in the other list.',
    inBothHelp: 'Only people whose number is in the other list as well.',
    other: 'The other list',
    noOther: 'There is no other list',
    choose: 'Choose a list',
    name: 'Name of the new list',
  },
  duplicates: {
    title: 'Same number, several rows',
    about: 'Everybody gets one text. Choose which row fills it, or join their rows.',
    none: 'No number occurs twice',
    previous: 'Previous',
    next: 'Next',
    oneRule: 'One rule for all',
    keepFirst: 'Keep the first row',
    keepLast: 'Keep the last row',
    keepEarliest: (column: string) => `Keep the earliest in ${quoted(column)}`,
    keepLatest: (column: string) => `Keep the latest in ${quoted(column)}`,
    join: 'Join their rows',
    joinLanguage: 'Language of lists',
    notJoined: 'Cannot be joined like this',
    way: (column: string) => `How to join ${quoted(column)}`,
    ways: {
      and: 'All, as a list',
      first: 'The first',
      last: 'The last',
      earliest: 'The earliest',
      latest: 'The latest',
      sum: 'Their sum',
      count: 'How many',
    },
    open: 'Still to choose',
    place: (at: number, many: number) => `${count(at)} of ${count(many)}`,
    placeOpen: (at: number, many: number, open: number) =>
      `${count(at)} of ${count(many)}, ${peopleWords(open)} still to choose`,
    reading: 'Reading the rows…',
    asWritten: 'As written',
    choice: 'Choice',
    more: (rows: number) => `And ${counted(rows, 'more row', 'more rows')} with this number.`,
    takeRow: (row: number) => `Use row ${row}`,
    soFar: 'Gets the text so far',
    getsText: 'Gets the text',
  },
});

const rowsWords = (rows: number): string => counted(rows, 'row', 'rows');

export const listHistory = texts('listHistory', {
  title: 'History of changes',
  about: 'Everything you changed in this list by hand, the latest first.',
  none: 'You have changed nothing by hand',
  noneAbout: 'What you leave out, include again, choose or edit appears here, and you can undo it.',
  edit: (row: number, column: string) => `Row ${row}: ${quoted(column)} edited`,
  editNumber: (row: number) => `Row ${row}: number edited`,
  editRow: (row: number) => `Row ${row} edited`,
  leaveOut: (rows: number, row: number) =>
    rows === 1 ? `Row ${row} left out` : `${rowsWords(rows)} left out`,
  takeIn: (rows: number, row: number) =>
    rows === 1 ? `Row ${row} included again` : `${rowsWords(rows)} included again`,
  choose: (row: number) => `Row ${row} chosen among rows with its number`,
  join: (row: number) => `Row ${row}: all rows with its number joined`,
  joinAll: (rows: number) => `Remaining duplicates settled, ${rowsWords(rows)} joined with another`,
  keepFirst: (rows: number) => `Remaining duplicates settled, ${rowsWords(rows)} left out`,
  keepDoubtful: (rows: number) => `Numbers of ${rowsWords(rows)} checked and kept`,
  leaveDoubtfulOut: (rows: number) => `${rowsWords(rows)} with doubtful numbers left out`,
  correct: (rows: number) => `${rowsWords(rows)} fixed from a file`,
  undone: 'Undone',
  undoTo: 'Undo this and all later',
  redoTo: 'Redo up to this',
});

export const columns = texts('columns', {
  about:
    'Choose which columns of this list to show, and in which order. Drag the edge of a heading to make a column wider, or press Alt and an arrow key.',
  left: (name: string) => `Move ${quoted(name)} to the left`,
  right: (name: string) => `Move ${quoted(name)} to the right`,
  reset: 'Reset',
});

export const conditions = texts('conditions', {
  tests: {
    is: 'is',
    'is-not': 'is not',
    contains: 'contains',
    'says-no': 'is a no to texts',
    'is-empty': 'is empty',
    'is-filled': 'is not empty',
    'is-today': 'is today',
    'is-tomorrow': 'is tomorrow',
    'is-this-week': 'is this week',
    'is-within': 'is within the next (days)',
    'is-older': 'is older than (days)',
    'is-on': 'is on',
    'is-before': 'is before',
    'is-after': 'is after',
    'has-no-date': 'is no date',
  },
  within: (days: number) => `is within the next ${counted(days, 'day', 'days')}`,
  older: (days: number) => `is older than ${counted(days, 'day', 'days')}`,
  fromTo: (from: string, to: string) => `is from ${from} to ${to}`,
  withValue: (test: string, value: string) => `${test} ${value}`,
  ofColumn: (column: string, test: string) => `${column} ${test}`,
  either: (one: string, other: string) => `${one} or ${other}`,
  both: (one: string, other: string) => `${one}, and ${other}`,
});

export const paste = texts('paste', {
  about: 'Copy the rows in your spreadsheet, with their headings, and paste them here.',
  unsaved: 'The rows you pasted are not imported yet.',
  lines: (lines: number) => counted(lines, 'line', 'lines'),
  rows: 'Rows',
});

export const byDay = texts('byDay', {
  title: 'One campaign for each day',
  about: 'Makes a list and a draft for each day of a column. Nothing is sent: you review and start each one.',
  column: 'Column with the days',
  time: 'When each one goes',
  byHand: 'When I start it',
  atTime: 'At a time',
  before: 'Days before',
  earlier: 'Before today',
  none: 'No date',
  goes: (when: string) => `set for ${when}`,
  noTime: 'no time set',
  passed: 'the time has passed, none set',
  undated: (rows: number) =>
    `${counted(rows, 'row has', 'rows have')} no date in this column and ${rows === 1 ? 'gets a draft of its' : 'get a draft of their'} own:`,
  row: (row: number, cell: string) => `row ${row} ${quoted(cell)}`,
  more: (rows: number) => `and ${count(rows)} more`,
  several: (numbers: number) =>
    `${counted(numbers, 'number is', 'numbers are')} on several days. If ${numbers === 1 ? 'its' : 'their'} texts are the same, the review of the later day leaves ${numbers === 1 ? 'it' : 'them'} out, and offers to send the text again.`,
  replaces: 'This draft becomes the first of them. The list stays as it is.',
  make: (drafts: number) => `Make ${counted(drafts, 'draft', 'drafts')}`,
  made: (drafts: number) => `${counted(drafts, 'draft', 'drafts')} made. None has started.`,
});
