import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFile, refusal } from './read.ts';

const BOOK = `<?xml version="1.0" encoding="UTF-16"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">Łukasz</Data></Cell></Row></Table></Worksheet></Workbook>`;
const FLAT = `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="A"><table:table-row><table:table-cell office:value-type="string"><text:p>Łukasz</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document>`;

/** Each with how it begins in some programs: lines before it. */
const FILES: readonly [format: string, file: string, text: string, rows: string[][]][] = [
  [
    'csv',
    'list.csv',
    'Name,City\nŁukasz,Łódź\n',
    [
      ['Name', 'City'],
      ['Łukasz', 'Łódź'],
    ],
  ],
  [
    'html',
    'list.xls',
    '<html><meta charset="utf-16"><table><tr><td>Łukasz</td></tr></table></html>',
    [['Łukasz']],
  ],
  ['html', 'list.html', '\r\n<table><tr><td>山田 太郎</td></tr></table>', [['山田 太郎']]],
  ['excel-xml', 'list.xml', BOOK, [['Łukasz']]],
  ['excel-xml', 'list.xml', `\n${BOOK.slice(BOOK.indexOf('<Workbook'))}`, [['Łukasz']]],
  ['ods', 'list.fods', FLAT, [['Łukasz']]],
  [
    'vcard',
    'list.vcf',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Łukasz\r\nTEL;TYPE=CELL:+48 501 234 567\r\nEND:VCARD\r\n',
    [
      ['Name', 'Mobile'],
      ['Łukasz', '+48 501 234 567'],
    ],
  ],
];

function wide(text: string, end: 'little' | 'big', mark: boolean): Buffer {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return end === 'big' ? bytes.swap16() : bytes;
}

describe('a file in UTF-16 is recognised with and without a mark', () => {
  for (const [format, file, text, rows] of FILES) {
    for (const end of ['little', 'big'] as const) {
      for (const mark of [true, false]) {
        test(`${JSON.stringify(text.slice(0, 20))} as ${format}, ${end} endian, ${mark ? 'with' : 'without'} a mark`, async (t) => {
          const read = await readFile(t, file, wide(text, end, mark));
          assert.deepEqual([read.detection.format, read.rows], [format, rows]);
        });
      }
    }
  }

  test('so that what is no list is named as well', async (t) => {
    const calendar = wide('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n', 'little', false);
    assert.match(await refusal(t, 'list.ics', calendar), /is a calendar/);
  });
});
