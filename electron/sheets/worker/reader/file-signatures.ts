/** A kind of file that is no contact list: what it starts with, what to call it, and what to do instead. */
export interface Signature {
  readonly starts: readonly string[];
  /** Where the start is looked for, in bytes; 0 unless said. */
  readonly at?: number;
  readonly what: string;
  readonly fix: string;
}

/** What to do with a spreadsheet in a form that cannot be read. */
export const SAVE_AS =
  'Open it in your spreadsheet program, choose Save As, pick Excel workbook (.xlsx) or CSV UTF-8, and import that file.';

/** What to do with a file that holds no contacts. */
export const NOT_CONTACTS = 'Choose the spreadsheet or CSV file that holds your contacts.';

/** What to do with a document that may hold contacts. */
export const EXPORT_FIRST =
  'Copy the contacts into a spreadsheet, save it as .xlsx or CSV UTF-8, and import that file.';

const EXPORT_CSV = 'Export the contacts as CSV from the program that made it, and import that file.';
const EXPORT_ADDRESSES = 'Export the contacts as CSV from your address book, and import that file.';
const UNPACK = 'Unpack it first, then import the spreadsheet inside it.';

/** Starts, as Latin-1, that no contact list has. */
export const SIGNATURES: readonly Signature[] = [
  { starts: ['%PDF-'], what: 'a PDF document', fix: EXPORT_FIRST },
  { starts: ['{\\rtf'], what: 'a rich text document (RTF)', fix: EXPORT_FIRST },
  { starts: ['\x89PNG', '\xff\xd8\xff'], what: 'an image', fix: NOT_CONTACTS },
  {
    starts: ['\xff\xfe\0\0', '\0\0\xfe\xff'],
    what: 'text in UTF-32',
    fix: 'Save it again as CSV UTF-8, and import that file.',
  },
  {
    starts: ['SQLite format 3\0'],
    what: 'a database',
    fix: 'Export the contacts from it as CSV, and import that file.',
  },
  {
    starts: ['\0Standard Jet DB', '\0Standard ACE DB'],
    at: 3,
    what: 'an Access database',
    fix: 'Export the contacts from it as CSV, and import that file.',
  },
];

/** Starts that are believed only of a file full of control characters: a header may well begin with `ID3` or `BM`. */
export const BINARY_SIGNATURES: readonly Signature[] = [
  { starts: ['GIF8', 'BM', 'II*\0', 'MM\0*'], what: 'an image', fix: NOT_CONTACTS },
  { starts: ['WEBP'], at: 8, what: 'an image', fix: NOT_CONTACTS },
  { starts: ['ftyphei', 'ftyphev', 'ftypmif', 'ftypavif'], at: 4, what: 'an image', fix: NOT_CONTACTS },
  { starts: ['ftyp'], at: 4, what: 'a sound or video file', fix: NOT_CONTACTS },
  { starts: ['ID3', 'OggS', 'RIFF', 'fLaC'], what: 'a sound or video file', fix: NOT_CONTACTS },
  {
    starts: ['\x1f\x8b', '7z\xbc\xaf', 'Rar!', 'BZh', '\xfd7zXZ'],
    what: 'a compressed archive',
    fix: UNPACK,
  },
  { starts: ['MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe'], what: 'a program', fix: NOT_CONTACTS },
  { starts: ['\0\0\x02\0', '\0\0\x1a\0'], what: 'a Lotus 1-2-3 workbook', fix: SAVE_AS },
];

/** Text that is read as something else than delimited text. */
export type TextKind = 'web-page' | 'excel-xml' | 'flat-ods' | 'vcard';

/** How a text starts that is no delimited text, and what it is read as or why it is refused. */
type TextSignature =
  | { readonly start: RegExp; readonly what: string; readonly fix: string }
  | { readonly start: RegExp; readonly kind: TextKind };

/** Text files that are no delimited text, by how their text starts once the byte order mark is gone. */
export const TEXT_SIGNATURES: readonly TextSignature[] = [
  {
    start:
      /^\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<(!doctype html|(html|head|body|table|meta|style|title|script|div|tr)\b)/i,
    kind: 'web-page',
  },
  {
    start:
      /^\s*<(?:\?xml[\s\S]*|(?:\w+:)?Workbook\s[^>]*)(?:schemas-microsoft-com:office:spreadsheet|Excel\.Sheet)/i,
    kind: 'excel-xml',
  },
  {
    start: /^\s*<\?xml(?:(?!vnd\.oasis)[\s\S])*vnd\.oasis\.opendocument\.(?!spreadsheet)/i,
    what: 'an OpenDocument file but no spreadsheet',
    fix: EXPORT_FIRST,
  },
  { start: /^\s*<\?xml[\s\S]*opendocument/i, kind: 'flat-ods' },
  {
    // Any other tag may as well begin the text of a cell.
    start: /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<[a-z][^<>]*>[\s\S]*?<(?:html|body|table|tr|td|th)\b/i,
    kind: 'web-page',
  },
  {
    start: /^\s*MIME-Version:[\s\S]*multipart\/related/i,
    what: 'a web archive (MHTML), whatever its name says',
    fix: SAVE_AS,
  },
  {
    start:
      /^\s*((Received|Return-Path|Delivered-To|From|To|Date|Subject|Message-ID|MIME-Version|X-[\w-]+):.*\r?\n([ \t].*\r?\n)*){3}/i,
    what: 'an e-mail message',
    fix: EXPORT_FIRST,
  },
  { start: /^\s*(version: \d+\s+)?dn:.*\r?\n/i, what: 'an LDIF address book', fix: EXPORT_ADDRESSES },
  { start: /^\s*BEGIN:VCALENDAR/i, what: 'a calendar', fix: NOT_CONTACTS },
  {
    // A list may as well begin with `ID;Patient`; the fields of a SYLK record each begin with a capital letter.
    start: /^ID;P(?:;?[A-Z][^;\r\n]*)*[\r\n]+(?:ID|NN|NE|NU|NL|B|C|E|F|O|P|W)(?:;[A-Z][^;\r\n]*)*[\r\n]/,
    what: 'a SYLK spreadsheet',
    fix: SAVE_AS,
  },
  { start: /^TABLE\r?\n0,1\r?\n"/, what: 'a DIF spreadsheet', fix: SAVE_AS },
  { start: /^\s*<\?xml/i, what: 'an XML file', fix: EXPORT_CSV },
  { start: /^\s*BEGIN:VCARD/i, kind: 'vcard' },
  {
    start: /^\s*\{[\s\S]*"(url|doc_id)"\s*:/,
    what: 'only a link to an online spreadsheet',
    fix: 'Open it in the browser, choose File, Download, Comma-separated values, and import that file.',
  },
  { start: /^\s*(\[\s*[{[]|\{\s*")/, what: 'a JSON file', fix: EXPORT_CSV },
];
