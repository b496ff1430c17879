import { peopleWords } from '../../format/format-count.ts';
import { counted, isolated, quoted } from '../../format/words.ts';
import { texts } from '../../language/language.ts';

/** The right side of the workbench. */
export const recipients = texts('recipients', {
  title: 'Recipients',
  steps: {
    title: 'A campaign in three steps',
    messageAbout:
      'Write it once. A tag becomes what your spreadsheet says of each person, and you read every text beside it.',
    writeFirst: 'Write the message first',
    check: 'Check and send',
    checkAbout:
      'Rehearse on this computer first: it costs nothing, needs no account and texts nobody. Then send to real phones through an account of your provider.',
    about: 'What is a rehearsal?',
  },
  drop: 'Drop a spreadsheet here',
  dropAbout:
    'CSV, Excel or OpenDocument, with one person per row. You will see what was found before anything is kept, and everybody’s final text before anything is sent.',
  choose: 'Choose a file',
  paste: 'Paste',
  sample: 'Try it with a sample',
  again: 'Or use an audience again',
  all: 'All audiences',
  recentFile: 'Or a recent file',
  forgetFiles: 'Forget recent files',
  emptyCell: 'empty',
  toCheck: (people: number) =>
    people === 1 ? 'One number to check.' : `The numbers of ${peopleWords(people)} to check.`,
  keepAll: 'Keep all',
  onRowsThatDiffer: (numbers: number) =>
    `${counted(numbers, 'number stands', 'numbers stand')} on several rows that differ.`,
  chooseRows: 'Choose rows',
  whichRow: 'Which row is each text written from?',
  onSeveralRows: (numbers: number) =>
    `${counted(numbers, 'number stands', 'numbers stand')} on several rows.`,
  compareRows: 'Compare rows',
  oneTextEach: 'Each is sent one text.',
  madeFor: (people: number, rows: number) =>
    `A new draft to ${peopleWords(people)}, made of ${counted(rows, 'selected row', 'selected rows')}.`,
  stayOut: (rows: number) =>
    `${counted(rows, 'row is', 'rows are')} not sent to, as in the list they come from.`,
  states: {
    rejected: 'Rejected',
    duplicate: 'Duplicate',
    undecided: 'Choose a row',
    'opted-out': 'Opted out',
    excluded: 'Left out',
    recent: 'Texted recently',
    'refused-value': 'Cannot be sent',
    'too-long': 'Too long',
    doubtful: 'Check number',
    'lost-letters': 'May lose letters',
    blank: 'Blank value',
    'other-letters': 'Other letters',
    edited: 'Edited',
    repaired: 'Repaired',
    unicode: 'Unicode',
  },
  filter: 'Filter',
  filters: {
    all: 'All',
    problems: 'Problems',
    longest: 'Longest',
    mayBeLost: 'Letters may be lost',
    doubtful: 'To check',
    duplicates: 'Duplicates',
  },
  undoLatest: 'Undo the latest change to a row',
  redoNext: 'Redo what was undone last',
  search: 'Search rows',
  rowPanel: 'Row panel',
  hidePanel: 'Hide the panel of the row',
  showPanel: 'Show the panel of the row',
  twoLines: 'Texts on two lines',
  oneLine: 'Texts on one line',
  audience: 'Audience',
  audienceIs: 'Audience: ',
  derive: 'Filter or combine…',
  another: 'Another audience…',
  importFile: 'Import a file…',
  noProblems: 'No problems',
  noRows: 'No rows here',
  showAll: 'Show all rows',
  nonePasses: 'No row passes this filter.',
  noneContains: (search: string) => `No row of this filter contains ${quoted(search)}.`,
  selectedRow: 'Selected row',
  version: (name: string) => `Version: ${isolated(name)}`,
  versionElse: 'Version: everybody else',
  inOtherLetters: 'In other letters: {text}',
  became: 'became',
});
