import { encodingWords } from '../../../format/display-names.ts';
import { count, counted, isolated, listOf, peopleWords, quoted, texts } from '../../../format/wording.ts';
import { type EncodingShown, encodings } from '../sheets.ts';

export const sheets = texts('said/sheets', {
  notThere: (file: string) => `${quoted(file)} is no longer where it was.`,
  notThereFix: 'Find out where it is now, and open it from there.',
  notThereForgotten:
    'Find out where it is now, and open it from there. It is no longer among the recent files.',
  mayNotRead: (file: string) => `You may not read ${quoted(file)}.`,
  mayNotReadFix: 'Ask its owner, or copy it to a folder of yours.',
  isFolder: (file: string) => `${quoted(file)} is a folder.`,
  isFolderFix: 'Open the spreadsheet that is in it.',
  isLink: (file: string) => `${quoted(file)} is a link to another file, which Tagline does not follow.`,
  isLinkFix: 'Open the file itself.',
  driveSilent: (file: string, seconds: number) =>
    `The drive of ${quoted(file)} did not answer within ${count(seconds)} seconds.`,
  driveSilentFix: 'See whether the drive is connected, or copy the file to this computer.',
  unreadable: (file: string) => `Tagline could not read ${quoted(file)}.`,
  unreadableFix:
    'Check that it is a file, is still there and can be opened by another program, then try again.',
  changing: (file: string) => `${quoted(file)} changed while Tagline read it.`,
  changingFix: 'Wait until the other program has saved it, then open it again.',
  notRecent: 'This file is no longer among the recent ones.',
  chooseAgain: 'Choose it again.',
  notGiven: 'This file no longer waits to be imported.',
  openAgain: 'Open it again.',
  notOpen: 'This file is no longer open here.',
  notOpenFix: 'Drop it on the window again.',
  notWhole: 'This file is not complete.',
  stillRead: 'The file is still being read.',
  stillReadFix: 'Wait until it has been read.',
  tooBig: 'The file is larger than 4 GiB.',
  tooBigFix: 'Split it, or save only the columns you need.',
  brokeOff: 'Reading the file broke off.',
  readAgain: 'Read it again.',
  busy: 'Tagline is reading other files, so it has not read this one.',
  busyFix: 'Read it again in a moment.',
  readingFailed: 'Reading the file failed inside Tagline.',
  readingFailedFix: 'Read it again. If it stays, save it in another format.',
  stopped: 'The import was stopped.',
  beingMade: 'Tagline is making this list already.',
  atRow: (row: number) => `row ${row}`,
  atCard: (card: number) => `card ${card}`,
  atText: (text: number) => `text ${text}`,
  noText: (file: string) => `${isolated(file)} has no text in any row.`,
  isEmpty: (file: string) => `${isolated(file)} is empty.`,
  isEmptyArchive: (file: string) => `${isolated(file)} is an empty archive.`,
  isOther: (file: string, what: string) => `${isolated(file)} is ${what}.`,
  thisIsOther: (what: string) => `This file is ${what}.`,
  isUnknown: (file: string) => `${isolated(file)} is neither text nor a workbook that can be read.`,
  noTable: (file: string) => `${isolated(file)} is a web page without a table.`,
  oldWorksheets: (file: string) =>
    `${isolated(file)} holds several worksheets of Excel 4, which cannot be read.`,
  onlyChart: (file: string) => `${isolated(file)} holds a chart or macros but no worksheet.`,
  locked: (file: string) => `${isolated(file)} is locked with a password.`,
  lockedWorkbook: 'This workbook is locked with a password.',
  lockedFix: 'Open it in your spreadsheet program, remove the password, save it, and import it again.',
  damaged: 'This workbook is damaged and cannot be read to its end.',
  saveAgain: 'Open it in your spreadsheet program, save it again as .xlsx, and import the new file.',
  typeDeclared:
    'This workbook contains a document type declaration, which no spreadsheet program writes; it was refused as unsafe.',
  saveAs:
    'Open it in your spreadsheet program, choose Save As, pick Excel workbook (.xlsx) or CSV UTF-8, and import that file.',
  notContacts: 'Choose the spreadsheet or CSV file that holds your contacts.',
  chooseContacts: 'Choose the file that holds your contacts.',
  copyFirst: 'Copy the contacts into a spreadsheet, save it as .xlsx or CSV UTF-8, and import that file.',
  exportFromProgram: 'Export the contacts as CSV from the program that made it, and import that file.',
  exportAddresses: 'Export the contacts as CSV from your address book, and import that file.',
  exportFromIt: 'Export the contacts from it as CSV, and import that file.',
  exportCards: 'Export the contacts again, and import that file.',
  unpack: 'Unpack it first, then import the spreadsheet inside it.',
  saveAsUtf8: 'Save it again as CSV UTF-8, and import that file.',
  download: 'Open it in the browser, choose File, Download, Comma-separated values, and import that file.',
  exportFromNumbers: 'Open it in Numbers, choose File, Export To, Excel or CSV, and import that file.',
  keepContacts: 'Keep only the contacts in the file, delete everything else, and import it again.',
  unpacksTooLarge: (megabytes: number) =>
    `This workbook unpacks to far more data than a contact list can hold (over ${count(megabytes)} MB), so reading was stopped.`,
  contentTooLarge: (megabytes: number) =>
    `The rows of the sheet take far more space than a contact list can (over ${count(megabytes)} MB), so reading was stopped.`,
  noWorksheet: 'This workbook has no worksheet with cells.',
  noSuchWorksheet: (name: string) => `This workbook has no worksheet called ${isolated(name)}.`,
  chooseWorksheet: 'Choose one of its worksheets.',
  noOrder: 'The rows of the worksheet are in no order.',
  longCell: 'A cell holds far too much text.',
  longToken: 'A cell or a tag of the workbook is over four million characters long.',
  longPageToken: 'A tag or a comment of the page is over four million characters long.',
  longPageRow: 'A row of the page is far too long.',
  longRow: 'A row of the file is over 250,000 characters long.',
  longCard: 'A contact card holds a text of more than 250,000 characters.',
  manyOnCard: (most: number) => `A contact card holds more than ${count(most)} numbers or addresses.`,
  manyWorksheets: 'The workbook has too many worksheets.',
  manyNumberFormats: 'The workbook has too many number formats.',
  manyCellFormats: 'The workbook has too many cell formats.',
  manyParts: 'The workbook has too many parts.',
  largePart: 'A part of the workbook is far too large.',
  muchText: 'The workbook holds more text than a contact list can.',
  manyMerged: 'Far too many cells are merged.',
  manyTables: 'The page has too many tables.',
  deepTables: 'The tables of the page are nested too deeply.',
  manyPageCells: 'The page has too many cells.',
  manyColumns: (most: number) => `A row has more than ${count(most)} columns.`,
  manyRows: (most: number) => `The sheet has more than ${count(most)} rows with text.`,
  manyCells: (most: number) => `The sheet has more than ${count(most)} cells.`,
  wideRow: (cells: number, most: number) =>
    `A row has ${count(cells)} cells; at most ${count(most)} can be read.`,
  charactersOfCell: (most: number) => `A cell holds more than ${count(most)} characters.`,
  charactersOfRow: (most: number) => `A row holds more than ${count(most)} characters.`,
  farRow: (row: number) => `According to the file, the worksheet has a row ${row}.`,
  farRowOfFile: (row: number) => `According to the file, it has a row ${count(row)}.`,
  repeatedRow: (times: number) => `A row with text is repeated ${count(times)} times; it was read once.`,
  noSuchDelimiter: 'This delimiter cannot be used.',
  noSuchEncoding: (label: string) => `Text encoding ${label} is not known.`,
  byteOrderMarks: (marks: number) =>
    `Byte order marks, which belong to the start of a file only, were left out (${count(marks)}).`,
  byteOrderMarksFix: 'Several files may have been joined; check that no headings are among the people.',
  nuls: (nuls: number) => `NUL characters, which no text should have, were left out (${count(nuls)}).`,
  unreadableText: (characters: number) =>
    `Some characters of the file (${count(characters)}) cannot be read and show as \ufffd.`,
  unreadableTextFix: 'Choose another text encoding, or save the file again as CSV UTF-8.',
  unsureEncoding: (
    taken: EncodingShown,
    instead: readonly string[],
    other: EncodingShown,
    words: readonly string[],
  ) =>
    `The file does not name the encoding of its words. Read as ${encodingWords(encodings, taken)} they are ${instead.map(quoted).join(', ')}, as ${encodingWords(encodings, other)} ${words.map(quoted).join(', ')}.`,
  chooseEncoding: 'Look at the names, and choose the encoding in which they read right.',
  otherEncoding: 'If names read wrong, choose another encoding.',
  unsureDelimiter: (taken: string, other: string) =>
    `The cells of the file are separated by ${signOf(taken)} or by ${signOf(other)}; ${signOf(taken)} was taken.`,
  chooseDelimiter: 'If the columns look wrong, choose the other one as the delimiter.',
  numbersInLine: 'The numbers are in one line; each was read as a row of its own.',
  openQuote: (row: number, others: number) =>
    `Row ${row} has a quotation mark (") that is never closed; it was read as plain text.${soHave(others)}`,
  openQuoteFix: 'Check that row, and close or delete the quotation mark in the file if its cells look wrong.',
  uneven: (row: number, others: number) => `Row ${row} has more cells than the first row.${soHave(others)}`,
  unevenFix:
    'Check that the delimiter is right and that cells with a delimiter in them are in quotation marks.',
  tableChosen: (tables: number, name: string) =>
    `The page has ${count(tables)} tables; the one with the most rows, ${isolated(name)}, was read.`,
  tableChosenFix: 'Choose another one as the worksheet if the people are there.',
  tablesJoined: (tables: number) =>
    `Tables of the page that are as wide as each other (${count(tables)}) were read one after another.`,
  cutPage: 'The page ends within a table; it may have been cut off.',
  cutPageFix: 'Check that the last people are there, or export the page again.',
  cardsUnknown: (cards: number) => `${counted(cards, 'card', 'cards')} held nothing that Tagline knows.`,
  cardsTaken: (names: readonly string[]) =>
    `What looks like a name or a number was taken from ${listOf(names)}. Check the columns.`,
  cardGroups: (cards: number) =>
    `Cards that list other cards are no people and were left out (${count(cards)}).`,
  cardSurplus: (most: number, cards: number) =>
    `${counted(cards, 'card has', 'cards have')} more than ${most} numbers or addresses of one kind; the first ${most} were taken.`,
  cutCard: 'The last card has no end; the file may be cut off, and people may be missing.',
  hidesRows: (rows: number) => `The worksheet hides ${counted(rows, 'row', 'rows')} with text.`,
  hidesColumns: (columns: number, letters: readonly string[]) =>
    `The worksheet hides ${counted(columns, 'column', 'columns')}: ${letters.join(', ')}${columns > letters.length ? ' and more' : ''}.`,
  hidesWorksheets: (worksheets: number, names: readonly string[]) =>
    `The workbook hides ${counted(worksheets, 'worksheet', 'worksheets')}: ${names.map(isolated).join(', ')}.`,
  takeHidden: 'Switch on hidden rows, columns and worksheets to take them too.',
  unworked: (cells: number, columns: readonly string[], more: number) =>
    `Formulas that were never worked out leave ${counted(cells, 'cell', 'cells')} blank, in ${columnsOf(columns, more)}.`,
  perhapsUnworked: (cells: number, columns: readonly string[], more: number) =>
    `Formulas that were perhaps never worked out show 0 or nothing in ${counted(cells, 'cell', 'cells')}, in ${columnsOf(columns, more)}.`,
  unworkedFix: 'Open the file once in Excel or LibreOffice, save it there, and import it again.',
  formulaErrors: (cells: number, shown: string) =>
    `Some cells (${count(cells)}) hold a formula error such as ${isolated(shown)}.`,
  formulaErrorsFix:
    'These cells count as blanks. If you need their values, fix the formulas in the workbook, save it, and import it again.',
  merged: (cells: number, ranges: readonly string[]) => `The worksheet has ${mergedCells(cells, ranges)}.`,
  mergedFilled: (cells: number, ranges: readonly string[]) =>
    `The worksheet has ${mergedCells(cells, ranges)}. Their text was filled into the rows that they reach over.`,
  mergedFix:
    'Only the first row of each merged cell has its text; switch on “Fill merged cells down” for the others.',
  showsCalendar: (shown: string) =>
    `Some cells show their day in a calendar that is not known here, such as the Islamic one. They are taken as ${isolated(shown)} and the like.`,
  showsSigns: (shown: string) =>
    `Some cells show their number in the words or signs of another script. They are taken as ${isolated(shown)} and the like.`,
  showsFix: 'To send what the workbook shows, give these cells another format or write them as text.',
});

function signOf(delimiter: string): string {
  return delimiter === '\t' ? 'tab' : quoted(delimiter);
}

function columnsOf(columns: readonly string[], more: number): string {
  const named = columns.length + more === 1 ? 'column' : 'columns';
  return `${named} ${columns.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`;
}

function soHave(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ' So has 1 other row.' : ` So have ${count(others)} other rows.`;
}

function mergedCells(cells: number, ranges: readonly string[]): string {
  const more = cells > ranges.length ? ` and ${count(cells - ranges.length)} more` : '';
  return `${counted(cells, 'merged cell', 'merged cells')}: ${ranges.join(', ')}${more}`;
}

/** Kinds of files that are not contact lists, as the end of a sentence. */
export const fileKinds = texts('said/fileKinds', {
  pdf: 'a PDF document',
  rtf: 'a rich text document (RTF)',
  image: 'an image',
  utf32: 'text in UTF-32',
  database: 'a database',
  access: 'an Access database',
  media: 'a sound or video file',
  compressed: 'a compressed archive',
  program: 'a program',
  lotus: 'a Lotus 1-2-3 workbook',
  openDocument: 'an OpenDocument file but no spreadsheet',
  webArchive: 'a web archive (MHTML), whatever its name suggests',
  email: 'an e-mail message',
  ldif: 'an LDIF address book',
  calendar: 'a calendar',
  sylk: 'a SYLK spreadsheet',
  dif: 'a DIF spreadsheet',
  xml: 'an XML file',
  onlineLink: 'only a link to an online spreadsheet',
  json: 'a JSON file',
  word: 'a Word document',
  presentation: 'a presentation',
  oldOffice: 'an old Office file that is no spreadsheet',
  archive: 'an archive but no spreadsheet',
  xlsb: 'an Excel binary workbook (.xlsb)',
  numbers: 'an Apple Numbers document',
  oldOpenOffice: 'an OpenOffice 1 spreadsheet (.sxc)',
  book: 'an e-book',
  zip: 'an archive (zip), not a spreadsheet',
});

/** Why a file's columns are read as they are, and what to know about them. */
export const mapping = texts('said/mapping', {
  asLastFile: 'Set up as for the last file with these columns.',
  tooManyTags: (most: number, more: number) =>
    `${count(most)} columns can be used as tags, those with values first; ${count(more)} more can be added by hand.`,
  countryOfRows: (column: string) => `${quoted(column)} names the country of each row’s number.`,
  byName: (column: string) => `${quoted(column)} was taken as the number because of its name.`,
  byNumbers: (column: string) => `${quoted(column)} was taken as the number because only it holds numbers.`,
  byDifference: (column: string, others: readonly string[]) =>
    `${quoted(column)} was taken as the number: in every row ${others.map(quoted).join(', ')} ${others.length === 1 ? 'holds' : 'hold'} the same number.`,
  otherwise: (columns: readonly string[]) =>
    `If the column holds no mobile number, Tagline looks for one in ${columns.map(quoted).join(', ')}.`,
  couldBe: (columns: readonly string[]) => `${columns.map(quoted).join(', ')} could be the number too.`,
  noNumbers: 'No column looks like numbers. Choose the one that holds them.',
  chooseNumber: (columns: readonly string[]) =>
    `Choose the number: ${columns.map(quoted).join(' or ')} looks like it.`,
  otherHoldsAll: (source: string, missing: string) =>
    `${quoted(source)} holds numbers, and ${quoted(missing)} none: pick “Number” under ${quoted(source)}.`,
  otherHoldsSome: (source: string, missing: string, people: number) =>
    `Pick “Otherwise use” under ${quoted(source)}: of the first rows it would add ${peopleWords(people)} without a number under ${quoted(missing)}.`,
  otherCountries: (column: string) =>
    `${quoted(column)} names other countries, but numbers without a country code are all read as those of one country. Choose it under “Country of each row” where it is the numbers’ country.`,
  writtenBlank: (cell: string, column: string, rows: number) =>
    `${quoted(cell)} is under ${quoted(column)} as if it were a value (${counted(rows, 'row', 'rows')} with such values), and a text would say it. Clear such cells, so that the fallback is used.`,
  twiceEncoded: (word: string, meant: string, column: string, rows: number) =>
    `${quoted(word)} under ${quoted(column)} probably means ${quoted(meant)} (${counted(rows, 'row', 'rows')} with such letters): its letters were saved with a wrong text encoding, and a text would show them so. Correct them in the program that the file comes from, and import it again.`,
  inColumn: (column: string, reason: string) => `${quoted(column)}: ${reason}`,
});
