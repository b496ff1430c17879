import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { isolated, quoted } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';

/** The screen of the lists that are kept, and what a list holds. */
export const audiences = texts('audiences', {
  title: 'Audiences',
  about: 'Lists you have imported. They stay on this computer.',
  none: 'No audiences yet',
  importSpreadsheet: 'Import a spreadsheet',
  noneAbout: 'Import a spreadsheet once and use its people in as many campaigns as you like.',
  search: 'Search audiences',
  import: 'Import',
  notFound: 'No audience has this name.',
  askDelete: (list: string) => `Delete ${quoted(list)}?`,
  delete: 'Delete',
  deleteAbout:
    'Its rows are deleted from this computer. Drafts that use it need another audience; campaigns that were started keep their own people.',
  inUse: 'In this campaign',
  newName: 'New name',
  use: 'Use',
  takeThis: (list: string) => `Use ${isolated(list)}`,
  moreFor: (list: string) => `More for ${isolated(list)}`,
  rename: 'Rename',
  counts: {
    repaired: (rows: number) => `${count(rows)} repaired`,
    doubtful: (rows: number) => `${count(rows)} doubtful`,
    duplicates: (rows: number) => counted(rows, { one: 'duplicate', other: 'duplicates' }),
    optedOut: (rows: number) => `${count(rows)} opted out`,
    rejected: (rows: number) => `${count(rows)} rejected`,
    excluded: (rows: number) => `${count(rows)} left out by hand`,
    recent: (rows: number) => `${count(rows)} texted recently`,
    edited: (rows: number) => `${count(rows)} edited`,
  },
  madeOf: {
    chosen: (of: string, rows: number) =>
      `${counted(rows, { one: 'chosen row', other: 'chosen rows' })} of ${quoted(of)}`,
    chosenResults: (of: string, people: number) =>
      `${peopleWords(people)} chosen in the results of ${quoted(of)}`,
    some: (of: string, conditions: string) => `${quoted(of)}, where ${conditions}`,
    together: (of: string, other: string) => `${quoted(of)} and ${quoted(other)} together`,
    without: (of: string, other: string) => `${quoted(of)} without those in ${quoted(other)}`,
    inBoth: (of: string, other: string) => `those in both ${quoted(of)} and ${quoted(other)}`,
  },
  named: {
    chosen: (of: string, rows: number) =>
      `${of}, ${counted(rows, { one: 'chosen row', other: 'chosen rows' })}`,
    chosenResults: (of: string, people: number) => `${of}, ${peopleWords(people)} chosen`,
    together: (of: string, other: string) => `${of} and ${other}`,
    without: (of: string, other: string) => `${of} without ${other}`,
    inBoth: (of: string, other: string) => `${of} in ${other}`,
  },
  making: {
    title: (list: string) => `Make a list of ${quoted(list)}`,
    about: 'The lists that it is made of stay as they are.',
    make: 'Make the list',
    holds: 'What it holds',
    some: 'Some of them',
    together: 'With another list',
    without: 'Without another list',
    inBoth: 'In both lists',
    togetherHelp:
      'Everybody of both, once each. Who is left out by hand in one of them stays left out, and rows of one number that differ wait for your choice.',
    withoutHelp: 'Everybody whose number is not in the other list.',
    inBothHelp: 'Only people whose number is in the other list as well.',
    other: 'The other list',
    noOther: 'There is no other list',
    choose: 'Choose a list',
    name: 'Name of the new list',
  },
  duplicates: {
    title: 'Same number, several rows',
    about: 'Everybody gets one text. Choose which row it is written from.',
    none: 'No number stands twice',
    previous: 'Previous',
    next: 'Next',
    keepAll: 'Keep all as they are',
    open: 'Still to choose',
    place: (at: number, many: number) => `${count(at)} of ${count(many)}`,
    placeOpen: (at: number, many: number, open: number) =>
      `${count(at)} of ${count(many)}, ${counted(open, { one: 'is', other: 'are' })} still to be chosen`,
    reading: 'Reading the rows…',
    row: (row: number) => `Row ${row}`,
    asWritten: 'As written',
    choice: 'Choice',
    more: (rows: number) => `And ${counted(rows, { one: 'more row', other: 'more rows' })} with this number.`,
    optedOut: 'Opted out',
    recent: 'Texted recently',
    takeRow: (row: number) => `Use row ${row}`,
    soFar: 'Gets the text so far',
    getsText: 'Gets the text',
    leftOut: 'Left out',
  },
});
