import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { archive, MAIN, odsContent, odsParts, xlsxParts } from './corpus/archive.ts';
import { biffStream, cell, f64, record, result, text8, xlsOf } from './corpus/biff.ts';
import { oleFile } from './corpus/ole.ts';
import { readFile } from './read.ts';

const FIX = 'Open the file once in Excel or LibreOffice, save it there, and import it again.';
const NAME = '<c r="A1" t="inlineStr"><is><t>Ada</t></is></c>';
const WORKBOOK = (more: string) =>
  `<workbook xmlns="${MAIN}" xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets>${more}</workbook>`;
const blank = (cells: string, columns: string) =>
  `Formulas that were never worked out leave ${cells} blank, in ${columns}. ${FIX}`;
const zero = (cells: string, columns: string) =>
  `Formulas that were perhaps never worked out show 0 or nothing in ${cells}, in ${columns}. ${FIX}`;

// Threat: A hostile spreadsheet
describe('formulas of an Excel workbook', () => {
  const written: readonly [what: string, cells: string, shown: string, notes: string[], calc?: string][] = [
    ['no value', '<c r="B1"><f>A1+1</f></c>', '', [blank('1 cell', 'column B')]],
    ['an empty value', '<c r="B1"><f>A1+1</f><v></v></c>', '', [blank('1 cell', 'column B')]],
    ['an empty value in short', '<c r="B1" s="0"><f>A1</f><v/></c>', '', [blank('1 cell', 'column B')]],
    ['a type of text and no value', '<c r="B1" t="str"><f>A1</f></c>', '', [blank('1 cell', 'column B')]],
    [
      'no value in several columns',
      '<c r="B1"><f t="shared" si="0"/></c><c r="C1" t="str"><f>A1</f></c>',
      '',
      [blank('2 cells', 'columns B, C')],
    ],
    [
      '0 in a workbook that asks to be worked out',
      '<c r="B1"><f>A1+1</f><v>0</v></c>',
      '0',
      [zero('1 cell', 'column B')],
      '<calcPr calcId="124519" fullCalcOnLoad="1"/>',
    ],
    ['0 in another workbook', '<c r="B1"><f>A1+1</f><v>0</v></c>', '0', [], '<calcPr calcId="124519"/>'],
    ['an empty text', '<c r="B1" t="str"><f>""</f><v></v></c>', '', []],
    ['a text', '<c r="B1" t="str"><f>A1</f><v>x</v></c>', 'x', [], '<calcPr fullCalcOnLoad="1"/>'],
    ['a number', '<c r="B1"><f>1+1</f><v>2</v></c>', '2', [], '<calcPr fullCalcOnLoad="1"/>'],
    ['no formula, and 0', '<c r="B1"><v>0</v></c>', '0', [], '<calcPr fullCalcOnLoad="1"/>'],
  ];
  for (const [what, cells, shown, notes, calc = ''] of written) {
    test(`with ${what}`, async (t) => {
      const parts = xlsxParts(`<row r="1">${NAME}${cells}</row>`, { 'xl/workbook.xml': WORKBOOK(calc) });
      const read = await readFile(t, 'book.xlsx', await archive(parts));
      assert.deepEqual([read.rows, read.notes], [[shown === '' ? ['Ada'] : ['Ada', shown]], notes]);
    });
  }

  test('in many columns are counted, and the first ten columns named', async (t) => {
    const cells = Array.from({ length: 12 }, (_, at) => `<c r="${'BCDEFGHIJKLM'[at]}1"><f>1</f></c>`).join(
      '',
    );
    const { notes } = await readFile(
      t,
      'book.xlsx',
      await archive(xlsxParts(`<row r="1">${NAME}${cells}</row><row r="2"><c r="B2"><f>1</f></c></row>`)),
    );
    assert.deepEqual(notes, [blank('13 cells', 'columns B, C, D, E, F, G, H, I, J, K and 2 more')]);
  });

  test('fill the worksheet that is read, though nothing of it shows', async (t) => {
    const read = await readFile(
      t,
      'book.xlsx',
      await archive(xlsxParts('<row r="1"><c r="A1"><f>Other!A1</f></c></row>')),
    );
    assert.deepEqual([read.rows, read.notes], [[], [blank('1 cell', 'column A')]]);
    assert.equal(read.detection.unworked, 1);
  });
});

test('formulas of an OpenDocument spreadsheet without a value are said', async (t) => {
  const cells = [
    '<table:table-cell office:value-type="string"><text:p>Ada</text:p></table:table-cell>',
    '<table:table-cell table:formula="of:=1+1"/>',
    '<table:table-cell table:formula="of:=1+1" office:value-type="float"/>',
    '<table:table-cell table:formula="of:=&quot;&quot;" office:value-type="string" office:string-value=""/>',
    '<table:table-cell table:formula="of:=1+1" office:value-type="float" office:value="2"><text:p>2</text:p></table:table-cell>',
  ];
  const content = odsContent(
    `<table:table table:name="A"><table:table-row>${cells.join('')}</table:table-row></table:table>`,
  );
  const read = await readFile(t, 'book.ods', await archive(odsParts(content)));
  assert.deepEqual([read.rows, read.notes], [[['Ada', '', '', '', '2']], [blank('2 cells', 'columns B, C')]]);
});

test('formulas of Excel XML without a value are said', async (t) => {
  const cells = [
    '<Cell><Data ss:Type="String">Ada</Data></Cell>',
    '<Cell ss:Formula="=1+1"/>',
    '<Cell ss:Formula="=1+1"><Data ss:Type="Number"></Data></Cell>',
    '<Cell ss:Formula="=&quot;&quot;"><Data ss:Type="String"></Data></Cell>',
    '<Cell ss:Formula="=1+1"><Data ss:Type="Number">2</Data></Cell>',
  ];
  const book = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row>${cells.join('')}</Row></Table></Worksheet></Workbook>`;
  const read = await readFile(t, 'book.xml', book);
  assert.deepEqual([read.rows, read.notes], [[['Ada', '', '', '', '2']], [blank('2 cells', 'columns B, C')]]);
});

test('formulas of a web page without a value are said', async (t) => {
  const page = '<table><tr><td>Ada<td x:fmla="=1+1"></td><td x:num x:fmla="=1+1">2</td></tr></table>';
  const read = await readFile(t, 'book.xls', page);
  assert.deepEqual([read.rows, read.notes], [[['Ada', '', '2']], [blank('1 cell', 'column B')]]);
});

test('formulas of an old workbook that no spreadsheet program has worked out are said', async (t) => {
  const cells = [
    cell.label(0, 0, 'Ada'),
    cell.formula(0, 1, result.empty),
    cell.formula(0, 2, f64(0)),
    cell.formula(0, 3, f64(2)),
    cell.formula(0, 4, result.text),
    record(0x207, text8('x')),
  ];
  const byLibrary = await readFile(t, 'book.xls', xlsOf(cells));
  assert.deepEqual(byLibrary.rows, [['Ada', '', '0', '2', 'x']]);
  assert.deepEqual(byLibrary.notes, [zero('2 cells', 'columns B, C')]);
  const byExcel = await readFile(t, 'book.xls', xlsOf(cells, [record(0x1c1, Buffer.alloc(8))]));
  assert.deepEqual([byExcel.rows, byExcel.notes], [byLibrary.rows, []]);
  const ofExcel5 = biffStream(5, [], [{ name: 'A', records: [cell.formula(0, 0, f64(0))] }]);
  assert.deepEqual((await readFile(t, 'book.xls', oleFile({ Book: ofExcel5 }))).notes, []);
});
