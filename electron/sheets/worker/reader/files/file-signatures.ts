import type { Said } from '../../../../../shared/language/said.ts';
import { say } from '../../../../../shared/texts/say.ts';

export interface Signature {
  readonly starts: readonly string[];
  /** In bytes; 0 by default. */
  readonly at?: number;
  readonly what: Said;
  readonly fix: Said;
}

/** Starts, as Latin-1, that no contact list has. */
export const SIGNATURES: readonly Signature[] = [
  { starts: ['%PDF-'], what: say.fileKinds.pdf(), fix: say.sheets.copyFirst() },
  { starts: ['{\\rtf'], what: say.fileKinds.rtf(), fix: say.sheets.copyFirst() },
  { starts: ['\x89PNG', '\xff\xd8\xff'], what: say.fileKinds.image(), fix: say.sheets.notContacts() },
  {
    starts: ['\xff\xfe\0\0', '\0\0\xfe\xff'],
    what: say.fileKinds.utf32(),
    fix: say.sheets.saveAsUtf8(),
  },
  {
    starts: ['SQLite format 3\0'],
    what: say.fileKinds.database(),
    fix: say.sheets.exportFromIt(),
  },
  {
    starts: ['\0Standard Jet DB', '\0Standard ACE DB'],
    at: 3,
    what: say.fileKinds.access(),
    fix: say.sheets.exportFromIt(),
  },
];

/** Only for a file full of control characters: a header may well begin with `ID3` or `BM`. */
export const BINARY_SIGNATURES: readonly Signature[] = [
  { starts: ['GIF8', 'BM', 'II*\0', 'MM\0*'], what: say.fileKinds.image(), fix: say.sheets.notContacts() },
  { starts: ['WEBP'], at: 8, what: say.fileKinds.image(), fix: say.sheets.notContacts() },
  {
    starts: ['ftyphei', 'ftyphev', 'ftypmif', 'ftypavif'],
    at: 4,
    what: say.fileKinds.image(),
    fix: say.sheets.notContacts(),
  },
  { starts: ['ftyp'], at: 4, what: say.fileKinds.media(), fix: say.sheets.notContacts() },
  { starts: ['ID3', 'OggS', 'RIFF', 'fLaC'], what: say.fileKinds.media(), fix: say.sheets.notContacts() },
  {
    starts: ['\x1f\x8b', '7z\xbc\xaf', 'Rar!', 'BZh', '\xfd7zXZ'],
    what: say.fileKinds.compressed(),
    fix: say.sheets.unpack(),
  },
  {
    starts: ['MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe'],
    what: say.fileKinds.program(),
    fix: say.sheets.notContacts(),
  },
  { starts: ['\0\0\x02\0', '\0\0\x1a\0'], what: say.fileKinds.lotus(), fix: say.sheets.saveAs() },
];

export type TextKind = 'web-page' | 'excel-xml' | 'flat-ods' | 'vcard';

type TextSignature =
  | { readonly start: RegExp; readonly what: Said; readonly fix: Said }
  | { readonly start: RegExp; readonly kind: TextKind };

/** By the beginning of the text, without a byte order mark. */
export const TEXT_SIGNATURES: readonly TextSignature[] = [
  {
    start:
      /^\s*(<\?xml[^>]*>\s*)?(<!--(?:[^-]|-[^-]|--+[^->])*--+>\s*)*<(!doctype html|(html|head|body|table|meta|style|title|script|div|tr)\b)/i,
    kind: 'web-page',
  },
  {
    start:
      /^\s*<(?:\?xml[\s\S]*|(?:\w+:)?Workbook\s[^>]*)(?:schemas-microsoft-com:office:spreadsheet|Excel\.Sheet)/i,
    kind: 'excel-xml',
  },
  {
    start: /^\s*<\?xml(?:(?!vnd\.oasis)[\s\S])*vnd\.oasis\.opendocument\.(?!spreadsheet)/i,
    what: say.fileKinds.openDocument(),
    fix: say.sheets.copyFirst(),
  },
  { start: /^\s*<\?xml[\s\S]*<(?:[\w-]+:)?document\b[^<>]*opendocument/i, kind: 'flat-ods' },
  {
    // Any other tag may begin the text of a cell.
    start:
      /^\s*(?:<!--(?:[^-]|-[^-]|--+[^->])*--+>\s*)*<[a-z][^<>]*>[\s\S]*?<(?:html|body|table|tr|td|th)\b/i,
    kind: 'web-page',
  },
  {
    start: /^\s*MIME-Version:[\s\S]*multipart\/related/i,
    what: say.fileKinds.webArchive(),
    fix: say.sheets.saveAs(),
  },
  {
    start:
      /^\s*((Received|Return-Path|Delivered-To|From|To|Date|Subject|Message-ID|MIME-Version|X-[\w-]+):.*\r?\n([ \t].*\r?\n)*){3}/i,
    what: say.fileKinds.email(),
    fix: say.sheets.copyFirst(),
  },
  {
    start: /^\s*(version: \d+\s+)?dn:.*\r?\n/i,
    what: say.fileKinds.ldif(),
    fix: say.sheets.exportAddresses(),
  },
  { start: /^\s*BEGIN:VCALENDAR/i, what: say.fileKinds.calendar(), fix: say.sheets.notContacts() },
  {
    // A list may begin with `ID;Patient`; the fields of a SYLK record each begin with a capital letter.
    start:
      /^ID;P(?:[A-Z][^;\r\n]*)?(?:;[A-Z][^;\r\n]*)*[\r\n]+(?:ID|NN|NE|NU|NL|B|C|E|F|O|P|W)(?:;[A-Z][^;\r\n]*)*[\r\n]/,
    what: say.fileKinds.sylk(),
    fix: say.sheets.saveAs(),
  },
  { start: /^TABLE\r?\n0,1\r?\n"/, what: say.fileKinds.dif(), fix: say.sheets.saveAs() },
  { start: /^\s*<\?xml/i, what: say.fileKinds.xml(), fix: say.sheets.exportFromProgram() },
  { start: /^\s*BEGIN:VCARD/i, kind: 'vcard' },
  {
    start: /^\s*\{[\s\S]*"(url|doc_id)"\s*:/,
    what: say.fileKinds.onlineLink(),
    fix: say.sheets.download(),
  },
  { start: /^\s*(\[\s*[{[]|\{\s*")/, what: say.fileKinds.json(), fix: say.sheets.exportFromProgram() },
];
