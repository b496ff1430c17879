import { archive, odsParts, xlsxParts } from './archive.ts';
import type { CorpusCase } from './case.ts';
import { oleFile } from './ole.ts';

function refused(
  file: string,
  make: CorpusCase['make'],
  what: string,
  fix: string,
  writer: CorpusCase['writer'] = 'hand',
): CorpusCase {
  return { file, writer, make, expected: [{ refused: [what, fix] }] };
}

const DOCUMENT = Buffer.alloc(5000, 1);
const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';

/** Files that are no contact list, or not one that can be read, with the words of their refusal. */
export const REFUSAL_CASES: readonly CorpusCase[] = [
  refused('empty.csv', () => Buffer.alloc(0), 'is empty', 'Choose'),
  refused(
    'document.pdf',
    () => Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n', 'latin1'),
    'a PDF document',
    'Copy the contacts into a spreadsheet',
  ),
  refused('pdf-called.csv', () => Buffer.from('%PDF-1.7\n'), 'a PDF document', 'Copy the contacts'),
  refused(
    'image.png',
    () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'an image',
    'Choose the spreadsheet',
  ),
  refused(
    'photo.jpg',
    () => Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
    'an image',
    'Choose the spreadsheet',
  ),
  refused(
    'movie.mp4',
    () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
    'a sound or video',
    'Choose',
  ),
  refused(
    'contacts.csv.gz',
    () => Buffer.from('1f8b0800000000000003', 'hex'),
    'a compressed archive',
    'Unpack',
  ),
  refused(
    'locked.xlsx',
    () => oleFile({ EncryptionInfo: DOCUMENT, EncryptedPackage: DOCUMENT }),
    'locked with a password',
    'remove the password',
  ),
  refused('letter.doc', () => oleFile({ WordDocument: DOCUMENT }), 'a Word document', 'Copy the contacts'),
  refused(
    'letter-with-table.doc',
    () => oleFile({ WordDocument: DOCUMENT }, { Workbook: DOCUMENT }),
    'a Word document',
    'Copy the contacts',
  ),
  refused(
    'locked.ods',
    () =>
      archive(
        odsParts('garbage', { 'META-INF/manifest.xml': '<manifest><manifest:encryption-data/></manifest>' }),
      ),
    'locked with a password',
    'remove the password',
  ),
  refused(
    'letter.docx',
    () => archive({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }),
    'a Word document',
    'Copy the contacts',
  ),
  refused(
    'slides.pptx',
    () => archive({ 'ppt/presentation.xml': '<p/>' }),
    'a presentation',
    'Copy the contacts',
  ),
  refused(
    'letter.odt',
    () => archive({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
    'no spreadsheet',
    'Copy the contacts',
  ),
  refused(
    'binary.xlsb',
    () => archive({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' }),
    'an Excel binary workbook (.xlsb)',
    'Save As',
  ),
  refused(
    'sheet.numbers',
    () => archive({ 'Index/Document.iwa': 'x' }),
    'an Apple Numbers document',
    'Export To',
  ),
  refused('files.zip', () => archive({ 'a.csv': 'a,b\n' }), 'an archive (zip)', 'Unpack'),
  refused(
    'web-archive.xls',
    () => Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x\r\n'),
    'a web archive (MHTML)',
    'Save As',
  ),
  refused(
    'message.eml',
    () => Buffer.from('Received: by a\r\n\tfor b\r\nFrom: a@example.com\r\nSubject: list\r\n\r\nHi\r\n'),
    'an e-mail message',
    'Copy the contacts',
  ),
  refused(
    'address-book.ldif',
    () => Buffer.from('version: 1\n\ndn: cn=Bo,mail=bo@example.com\nobjectclass: top\nmobile: 1\n'),
    'an LDIF address book',
    'address book',
  ),
  refused('calendar.ics', () => Buffer.from('BEGIN:VCALENDAR\r\n'), 'a calendar', 'Choose'),
  refused('people.json', () => Buffer.from('[{"name": "A"}]'), 'a JSON file', 'Export'),
  refused('people.gsheet', () => Buffer.from('{"": "WARNING!", "doc_id": "x"}'), 'only a link', 'Download'),
  refused(
    'noise.csv',
    () => Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 7 + 1) % 32)),
    'neither text nor a workbook',
    'Save As',
  ),
  refused(
    'cut.xlsx',
    async () => (await archive(xlsxParts(ROW))).subarray(0, 300),
    'damaged',
    'save it again',
  ),
  refused(
    'no-worksheet.xlsx',
    () => archive(xlsxParts(ROW, { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData>' })),
    'damaged',
    'save it again',
  ),
  refused(
    'entities.xlsx',
    () =>
      archive(
        xlsxParts(ROW, {
          'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]><worksheet><sheetData><row><c t="str"><v>&lol2;</v></c></row></sheetData></worksheet>`,
        }),
      ),
    'document type declaration',
    'save it again',
  ),
  refused(
    'escape.xlsx',
    () => archive({ '../../evil.xml': 'x', ...xlsxParts(ROW) }),
    'damaged',
    'save it again',
  ),
  refused(
    'column-zzz.xlsx',
    () => archive(xlsxParts('<row r="1"><c r="ZZZZ1"><v>1</v></c></row>')),
    'more than 16,384 columns',
    'Keep only',
  ),
  refused(
    'row-absurd.xlsx',
    () => archive(xlsxParts('<row r="999999999"><c><v>1</v></c></row>')),
    'has a row',
    'Keep only',
  ),
  refused(
    'long-cell.xlsx',
    () => archive(xlsxParts(`<row><c t="str"><v>${'x'.repeat(100_001)}</v></c></row>`)),
    'more than 100,000 characters',
    'Keep only',
  ),
  refused('wide.csv', () => Buffer.from(`${','.repeat(20_000)}x\n`), 'at most 16,384', 'Keep only'),
];
