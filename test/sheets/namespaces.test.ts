import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { archive, MAIN, odsContent, odsParts, stylesPart, xlsxParts } from './corpus/archive.ts';
import { readFile } from './read.ts';

const X14 = 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/main';
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEETS = '<sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets>';
const DAY = '<row r="1"><c r="A1" s="1"><v>43860</v></c></row>';

const workbook = (content: string, root = '') =>
  `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}" xmlns:mc="${COMPATIBILITY}" xmlns:x14="${X14}"${root}>${content}</workbook>`;
const worksheet = (content: string, root = '') =>
  `<worksheet xmlns="${MAIN}" xmlns:mc="${COMPATIBILITY}" xmlns:x14="${X14}"${root}>${content}</worksheet>`;
const xlsx = (parts: Record<string, string>, sheetData = DAY) =>
  archive(xlsxParts(sheetData, { 'xl/styles.xml': stylesPart('General', 'yyyy-mm-dd'), ...parts }));

describe('an Excel workbook is read by the namespaces of its names', () => {
  const days: readonly [what: string, workbook: string, shown: string][] = [
    [
      'an extension list cannot take back 1904',
      workbook(
        `<workbookPr date1904="1"/>${SHEETS}<extLst><ext uri="{1}"><x14:workbookPr defaultImageDpi="32767"/></ext></extLst>`,
      ),
      '2024-01-31',
    ],
    [
      'an extension list cannot state 1904',
      workbook(
        `<workbookPr/>${SHEETS}<extLst><ext uri="{1}"><x14:workbookPr date1904="1"/><workbookPr date1904="1"/></ext></extLst>`,
      ),
      '2020-01-30',
    ],
    [
      'an attribute of an extension does not state 1904',
      workbook(`<workbookPr x14:date1904="1" date1904="0"/>${SHEETS}`),
      '2020-01-30',
    ],
    [
      'the extension may be declared on its own element, without a prefix',
      workbook(`<workbookPr date1904="1"/><workbookPr xmlns="${X14}"/>${SHEETS}`),
      '2024-01-31',
    ],
    [
      'an alternative that Excel knows is read, and not its fallback',
      workbook(
        `<mc:AlternateContent><mc:Choice Requires="x14"><workbookPr date1904="1"/></mc:Choice><mc:Fallback><workbookPr/></mc:Fallback></mc:AlternateContent>${SHEETS}`,
      ),
      '2024-01-31',
    ],
    [
      'of an alternative that nobody knows the fallback is read',
      workbook(
        `<mc:AlternateContent><mc:Choice Requires="own"><workbookPr date1904="1"/></mc:Choice><mc:Fallback><workbookPr/></mc:Fallback></mc:AlternateContent>${SHEETS}`,
        ' xmlns:own="urn:example:own"',
      ),
      '2020-01-30',
    ],
  ];
  for (const [what, part, shown] of days) {
    test(what, async (t) => {
      const { rows } = await readFile(t, 'book.xlsx', await xlsx({ 'xl/workbook.xml': part }));
      assert.deepEqual(rows, [[shown]]);
    });
  }

  const cells: readonly [what: string, sheet: string][] = [
    ['rows and cells of an extension', '<x14:row r="9"><x14:c r="A9"><x14:v>9</x14:v></x14:c></x14:row>'],
    ['rows of an extension list', '<extLst><ext><row r="9"><c r="A9"><v>9</v></c></row></ext></extLst>'],
    [
      'rows of an unknown namespace without a prefix',
      '<row xmlns="urn:example" r="9"><c r="A9"><v>9</v></c></row>',
    ],
  ];
  for (const [what, foreign] of cells) {
    test(`${what} are no cells`, async (t) => {
      const sheet = worksheet(`<sheetData><row r="1"><c r="A1"><v>1</v></c></row>${foreign}</sheetData>`);
      const { rows } = await readFile(t, 'book.xlsx', await xlsx({ 'xl/worksheets/sheet1.xml': sheet }));
      assert.deepEqual(rows, [['1']]);
    });
  }

  test('attributes of other namespaces, and declarations, are not those of a cell', async (t) => {
    const data = `<row x14:r="5" r="1" x14:hidden="1" xmlns:hidden="1"><c xmlns:t="s" xmlns:s="7" x14:t="s" r="B1" x14:r="D1"><v>7</v></c></row>`;
    const sheet = worksheet(`<sheetData>${data}</sheetData>`);
    const { rows, detection } = await readFile(
      t,
      'book.xlsx',
      await xlsx({ 'xl/worksheets/sheet1.xml': sheet }),
    );
    assert.deepEqual([rows, detection.hiddenRows], [[['', '7']], 0]);
  });

  for (const [kind, main, relations] of [
    ['usual', MAIN, RELATIONS],
    [
      'strict',
      'http://purl.oclc.org/ooxml/spreadsheetml/main',
      'http://purl.oclc.org/ooxml/officeDocument/relationships',
    ],
  ] as const) {
    test(`names of the ${kind} namespace are read under any prefix, also one that changes`, async (t) => {
      const parts = {
        'xl/workbook.xml': `<q:workbook xmlns:q="${main}" xmlns:rel="${relations}" xmlns="${X14}"><workbookPr date1904="1"/><q:sheets><q:sheet name="People" id="rId9" sheetId="1" rel:id="rId1"/></q:sheets></q:workbook>`,
        'xl/worksheets/sheet1.xml': `<q:worksheet xmlns:q="${main}" xmlns:x14="${X14}"><q:sheetData><q:row r="1"><q:c r="A1" q:s="1"><q:v>43860</q:v></q:c><c xmlns="${main}" r="B1"><v>2</v></c><p:c xmlns:p="${main}" r="C1"><p:v>3</p:v></p:c><p:c xmlns:p="${X14}" r="D1"><p:v>4</p:v></p:c></q:row></q:sheetData></q:worksheet>`,
      };
      const { rows } = await readFile(t, 'book.xlsx', await xlsx(parts));
      assert.deepEqual(rows, [['2020-01-30', '2', '3']]);
    });
  }
});

test('an OpenDocument spreadsheet is read by the namespaces of its names', async (t) => {
  const foreign = 'xmlns:own="urn:example:own"';
  const content = odsContent(
    `<table:table table:name="People" ${foreign}><own:table-row><own:table-cell/></own:table-row><table:table-row own:visibility="collapse"><table:table-cell own:number-columns-repeated="3" office:value-type="string" own:value-type="float" own:value="9"><own:p>no</own:p><text:p>Ada</text:p></table:table-cell></table:table-row></table:table>`,
    `<style:style style:name="a" own:name="b" ${foreign}/>`,
  );
  const { rows } = await readFile(t, 'book.ods', await archive(odsParts(content)));
  assert.deepEqual(rows, [['Ada']]);
});

test('Excel XML is read by the namespaces of its names', async (t) => {
  const book = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:own="urn:example:own"><own:Date1904/><Styles><Style ss:ID="d"><NumberFormat ss:Format="yyyy\\-mm\\-dd"/><own:NumberFormat ss:Format="0"/></Style></Styles><own:Worksheet ss:Name="no"/><Worksheet ss:Name="People"><Table><own:Row/><Row><Cell own:Index="4" ss:StyleID="d"><Data ss:Type="Number">43860</Data></Cell></Row></Table></Worksheet></Workbook>`;
  const { rows, detection } = await readFile(t, 'book.xml', book);
  assert.deepEqual(rows, [['2020-01-30']]);
  assert.deepEqual(detection.worksheets, [{ name: 'People', hidden: false }]);
});

test('namespaces take no more time or memory than their document, however many there are', async (t) => {
  const many = Array.from(
    { length: 100_000 },
    (_, at) => `<x:q xmlns:x="urn:example:${at}" xmlns:y${at % 50}="urn:example:y"/>`,
  ).join('');
  const sheet = worksheet(`<sheetData><row r="1"><c r="A1"><v>1</v></c></row>${many}</sheetData>`);
  const { rows } = await readFile(t, 'book.xlsx', await xlsx({ 'xl/worksheets/sheet1.xml': sheet }));
  assert.deepEqual(rows, [['1']]);
});

test('counts and places of an Excel XML workbook that are no whole numbers move nothing', async (t) => {
  const ns =
    'xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"';
  const bookOf = (attribute: string) =>
    `<?xml version="1.0"?><Workbook ${ns}><Worksheet ss:Name="A"><Table><Row ss:Span="${attribute}">` +
    `<Cell ss:MergeAcross="${attribute}" ss:MergeDown="${attribute}"><Data ss:Type="String">Ada</Data></Cell>` +
    '<Cell><Data ss:Type="String">Bo</Data></Cell></Row>' +
    '<Row><Cell><Data ss:Type="String">Cy</Data></Cell></Row></Table></Worksheet></Workbook>';
  for (const attribute of ['-1', '1.5', '-2', 'x', '', '1e400']) {
    const { rows, notes } = await readFile(t, 'book.xml', bookOf(attribute));
    assert.deepEqual([rows, notes], [[['Ada', 'Bo'], ['Cy']], []], attribute);
  }
});
