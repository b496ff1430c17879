import { regionName } from '../../format/display-names.ts';
import { count, counted, listOf, oneOfList, peopleWords, quoted, texts } from '../../format/wording.ts';

/** The import screen. */
export const sheets = texts('sheets', {
  importFile: (file: string) => `Import ${quoted(file)}`,
  cancelImport: 'Cancel import',
  chooseAnother: 'Choose another file',
  couldNotBeRead: 'Tagline could not read this file.',
  readingRows: 'Reading the rows',
  receiving: 'Receiving the file',
  formats: {
    csv: 'CSV',
    tsv: 'Tab-separated text',
    text: 'Plain text',
    xlsx: 'Excel workbook',
    xls: 'Excel 97–2003 workbook',
    'excel-xml': 'Excel 2003 XML workbook',
    html: 'Table of a web page',
    ods: 'OpenDocument spreadsheet',
    vcard: 'Contact cards (vCard)',
  },
  change: 'Change',
  choices: 'How Tagline reads the file',
  delimitedBy: (delimiter: string) => delimiter.toLowerCase(),
  ofSheets: (name: string, all: number) => `${quoted(name)} of ${count(all)} worksheets`,
  namesIn: (row: number) => `names in row ${row}`,
  noNames: 'no column names',
  numbersOf: (country: string) => `numbers of ${country}`,
  making: 'Making the list',
  rereading: 'Reading the file again',
  putBackInto: (name: string) => `Put back into ${quoted(name)}`,
  use: (people: number) => {
    if (people === 0) return 'Add these people';
    return people === 1 ? 'Add this person' : `Add these ${peopleWords(people)}`;
  },
  showFirst: 'Show the first rows',
  found: {
    repaired: (rows: number, most: number) => `${firstOf(rows, most)} with a repaired number`,
    doubtful: (rows: number, most: number) => `${firstOf(rows, most)} with a doubtful number`,
    duplicates: (rows: number, most: number) => `${firstOf(rows, most)} with a number that another row has`,
    rejected: (rows: number, most: number) => `${firstOf(rows, most)} without a usable number`,
    saidNo: (rows: number, most: number) => `${firstOf(rows, most)} of people who said no`,
  },
  country: {
    home: 'Which country are most of your numbers without a country code from?',
    homeAbout: 'Tagline keeps your answer for your next lists. You can change it in the settings.',
    asked: 'Which country are the numbers without a country code from?',
    about:
      'Each button shows how many of these numbers are in use there. For another country, press “Change”.',
    choose: 'Country of the numbers',
    fit: (country: string, numbers: number, looked: number) =>
      `${regionName(country)}: ${count(numbers)} of ${count(looked)}`,
    elsewhere: (country: string, rows: number, all: number) =>
      `${count(rows)} of ${count(all)} may be mobile numbers of ${regionName(country)}.`,
    eachAbout:
      'A number that is no mobile number in your own country is then read as one of the country where it is a mobile number.',
    each: 'Each where it fits',
    eachUndo: 'All from one country',
    show: 'Show',
  },
  consent: {
    said: (people: number, rows: number, columns: readonly string[]) =>
      `${whoIn(people, rows)} said no in ${oneOfList(columns.map(quoted))}`,
    unclear: (people: number, rows: number, columns: readonly string[]) =>
      `${whoIn(people, rows)} said no, or nothing clear, in ${oneOfList(columns.map(quoted))}`,
    asked: (columns: readonly string[]) =>
      `Does a value in ${oneOfList(columns.map(quoted))} mean no to texts?`,
    nobody: 'No, text everybody',
    decide: 'People who said no',
    leaveOut: 'Leave these out',
    textThem: 'Text them anyway',
    optOut: 'Add them to the opt-outs too',
    values: 'What means no',
    valuesAbout: 'Tick each value that means no to texts.',
    blank: '(blank)',
    andOthers: (value: string) => `${value} and others like it`,
  },
  encoding: 'Encoding',
  delimiter: 'Delimiter',
  delimiters: {
    comma: 'Comma',
    semicolon: 'Semicolon',
    tab: 'Tab',
    bar: 'Vertical bar',
    colon: 'Colon',
    caret: 'Caret',
    tilde: 'Tilde',
  },
  worksheet: 'Worksheet',
  hidden: 'Hidden',
  headerRow: 'Heading row',
  includeHidden: (rows: number, columns: number, worksheets: number) =>
    `Include ${listOf([
      ...(rows > 0 ? [counted(rows, 'hidden row', 'hidden rows')] : []),
      ...(columns > 0 ? [counted(columns, 'hidden column', 'hidden columns')] : []),
      ...(worksheets > 0 ? [counted(worksheets, 'hidden worksheet', 'hidden worksheets')] : []),
    ])}`,
  fillMerged: 'Fill merged cells down',
  notes: (notes: number) => counted(notes, 'thing to know about this file', 'things to know about this file'),
  showFewer: 'Show fewer',
  showAll: 'Show all',
  noteAt: (row: number, note: string) => `Row ${row}: ${note}`,
  firstRows: 'First rows',
  roles: { number: 'Number', other: 'Otherwise', tag: 'Tag', unused: 'Not used' },
  chooseRole: { other: 'Otherwise use', unused: 'Not used' },
  whereNone: 'where there is no number',
  useOf: (column: string) => `Use of ${column}`,
  hiddenColumn: '(hidden)',
  moreColumns: (columns: number) => `Show more (${counted(columns, 'column', 'columns')})`,
  asInFile: 'As in the file',
  shownAs: { 'date-short': 'Short date', 'date-long': 'Long date', time: 'Time', number: 'Plain number' },
  tagAs: {
    'date-short': 'Tag, short date',
    'date-long': 'Tag, long date',
    time: 'Tag, time',
    number: 'Tag, plain number',
  },
  becomes: 'becomes',
  empty: '(empty)',
  isKept: (row: number) => `row ${row} is kept`,
  isJoined: (row: number) => `joined with row ${row}`,
  from: (column: string) => `from ${quoted(column)}`,
  corrected: 'These are fixed rows',
  putThemBack: (name: string) => `Put them back into ${quoted(name)}`,
  putThemBackAbout: 'Each in its row; you can undo it',
  makeOwn: 'Make a list of their own',
  name: 'Name of this list',
  countryOfRow: 'Country of each row',
  sameForAll: 'The same for all rows',
  asColumnSays: (column: string) => `As in ${quoted(column)}`,
  sameNumber: 'Same number twice',
  askMe: 'Ask me',
  askMeAbout: 'Once for each number whose rows differ',
  joinAbout: 'One text with the values of all; asks where names differ',
  skipRecent: 'Leave out people texted recently',
  chooseNumber: 'Choose the column that holds the phone numbers: pick “Number” from the menu under its name.',
  pickNumber: 'Pick “Number” from the menu under its name.',
  counting: 'Counting',
  peopleOfRows: (people: number, rows: number) => `${peopleWords(people)} of ${counted(rows, 'row', 'rows')}`,
  nobody:
    'Does another column hold the phone numbers? Pick “Number” from the menu under its name. Are they from another country? Choose it under “Change”.',
  goneColumn: 'a column that is gone',
  onlySome: 'Only some rows',
  onlyWhere: (conditions: string) => `Only rows where ${conditions}.`,
  notInSheet: 'A chosen column is not in this sheet. Choose another one.',
  earlierOnly: (conditions: string, joined: boolean) =>
    `Last time only rows where ${conditions}${joined ? ', rows of one number joined' : ''}.`,
  doTheSame: 'Do the same',
  onlySomeAbout: 'Other rows stay in the file. Several values of one column are alternatives.',
  takeAll: 'Take all rows',
  takeThese: 'Take these rows',
  matching: (rows: number) => counted(rows, 'row matches', 'rows match'),
  firstMatching: 'The first rows that match',
  putBack: (rows: number, name: string) => `${counted(rows, 'row', 'rows')} fixed in ${quoted(name)}.`,
  stillRejected: (rows: number) => `${counted(rows, 'row still has', 'rows still have')} no usable number.`,
});

function firstOf(rows: number, most: number): string {
  return rows > most ? `The first ${count(most)} of ${count(rows)} rows` : counted(rows, 'row', 'rows');
}

/** By what is written in them. */
export const encodings = texts('encodings', {
  unicode: 'Unicode',
  western: 'Western European',
  nordic: 'Nordic',
  canadianFrench: 'Canadian French',
  central: 'Central European',
  southEastern: 'South-Eastern European',
  baltic: 'Baltic',
  thai: 'Thai',
  simplifiedChinese: 'Chinese, simplified',
  traditionalChinese: 'Chinese, traditional',
});

/** What is written in it and its own name, or its label if it has none. */
export type EncodingShown = readonly [script: string, page: string] | string;

/** One person may be in several rows, which the counts below are of. */
function whoIn(people: number, rows: number): string {
  return rows === people
    ? peopleWords(people)
    : `${peopleWords(people)} (in ${counted(rows, 'row', 'rows')})`;
}
