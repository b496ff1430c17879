import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { archive, stringsPart, stylesPart, xlsxParts } from './corpus/archive.ts';
import { cell, formats, place, record, result, text8, u32, xlsOf } from './corpus/biff.ts';
import { readFile } from './read.ts';

/** What Excel shows of the text `A1`, unless it would show nothing of it. */
const SHOWN: readonly [code: string, shown: string][] = [
  ['"Ref. "@', 'Ref. A1'],
  ['\\(@\\)', '(A1)'],
  ['General;General;General;"No. "@', 'No. A1'],
  ['0;-0;0;@" kr"', 'A1 kr'],
  ['@"-"@', 'A1-A1'],
  ['_(* #,##0_);_(* \\(#,##0\\);_(* "-"??_);_(@_)', 'A1'],
  ['@', 'A1'],
  ['0.00', 'A1'],
  // Nobody's name or number is left out because a format hides it.
  [';;;', 'A1'],
  ['0;0;0;"x"', 'A1'],
  ['@@@@@@@@@', 'A1'],
];

describe('the text section of a number format shows around a text', () => {
  const codes = SHOWN.map(([code]) => code);
  const shown = SHOWN.map(([, text]) => [text]);
  const rows = (cellOf: (style: number) => string) =>
    SHOWN.map((_, at) => `<row r="${at + 1}">${cellOf(at)}</row>`).join('');
  const forms: readonly [what: string, cellOf: (style: number) => string][] = [
    ['shared', (s) => `<c r="A${s + 1}" s="${s}" t="s"><v>0</v></c>`],
    ['of the cell itself', (s) => `<c s="${s}" t="inlineStr"><is><t>A1</t></is></c>`],
    ['of a formula', (s) => `<c s="${s}" t="str"><f>x</f><v>A1</v></c>`],
  ];
  for (const [what, cellOf] of forms) {
    test(`that is ${what}, in an Excel workbook`, async (t) => {
      const parts = {
        'xl/styles.xml': stylesPart(...codes),
        'xl/sharedStrings.xml': stringsPart('<t>A1</t>'),
      };
      const read = await readFile(t, 'book.xlsx', await archive(xlsxParts(rows(cellOf), parts)));
      assert.deepEqual(read.rows, shown);
    });
  }

  test('in an old workbook', async (t) => {
    const records = SHOWN.flatMap((_, at) => [
      record(0x204, place(at, 0, at), text8('A1')),
      cell.formula(at, 1, result.text, at),
      record(0x207, text8('A1')),
      record(0xfd, place(at, 2, at), u32(0)),
    ]);
    const strings = record(0xfc, u32(1), u32(1), text8('A1'));
    const read = await readFile(t, 'book.xls', xlsOf(records, [...formats(...codes), strings]));
    assert.deepEqual(
      read.rows,
      SHOWN.map(([, text]) => [text, text, text]),
    );
  });

  test('in Excel XML', async (t) => {
    const escaped = (code: string) => code.replaceAll('"', '&quot;');
    const styles = codes.map(
      (code, at) => `<Style ss:ID="s${at}"><NumberFormat ss:Format="${escaped(code)}"/></Style>`,
    );
    const lines = SHOWN.map(
      (_, at) => `<Row><Cell ss:StyleID="s${at}"><Data ss:Type="String">A1</Data></Cell></Row>`,
    );
    const book = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles>${styles.join('')}</Styles><Worksheet ss:Name="A"><Table>${lines.join('')}</Table></Worksheet></Workbook>`;
    assert.deepEqual((await readFile(t, 'book.xml', book)).rows, shown);
  });
});
