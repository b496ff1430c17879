import type { CorpusCase } from './case.ts';
import { FLAT, libraryRows, libreOffice, MEMBERS, type Row, sheetJs } from './program-cases.ts';

const oneCell = { format: 'html', encoding: 'utf-8', worksheet: 'Table 1', rows: [[1, 'a']] } as const;

/** As Excel itself saves a worksheet as a web page: formats by class, hidden rows, cells over two columns. */
const SAVED_BY_EXCEL = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=windows-1252"><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-style-parent:style0; mso-number-format:0;} .xl66 {mso-number-format:"dd\\/mm\\/yyyy";} .xl67 {mso-number-format:"\\@";}--></style>
<!--[if gte mso 9]><xml><x:ExcelWorkbook><x:ExcelWorksheets><x:ExcelWorksheet><x:Name>Members</x:Name></x:ExcelWorksheet></x:ExcelWorksheets></x:ExcelWorkbook></xml><![endif]--></head>
<body><!--[if !excel]>&nbsp;&nbsp;<![endif]--><table border=0 cellpadding=0 style='border-collapse:collapse;table-layout:fixed'><col width=64 span=2><col width=0 style='display:none'><col width=64>
 <tr height=20><td>Name</td><td>Mobile</td><td>Secret</td><td>Joined</td></tr>
 <tr height=20><td>\u00c5sa &amp;
  Bo</td><td class=xl65 align=right x:num="46701740605">4.67E+10</td><td>x</td><td class=xl66 align=right x:num="45322">31/01/2024</td></tr>
 <tr height=0 style='display:none'><td>Hidden</td><td></td><td></td><td></td></tr>
 <tr height=20><td class=xl67>two<br>
    lines</td><td class=xl67>0701740605</td><td></td><td class=xl66 x:num="45323">########</td></tr>
 <![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td><td width=64></td><td width=0></td><td width=64></td></tr><![endif]>
</table></body></html>`;

/** As programs on the web export a list: a title in a table of its own, then the list, tags left open. */
const EXPORTED = `<table border="1"><tr><th>Report of members</th></tr></table>
<table border="1"><tr><th>Name<th>Mobile
<tr><td>Łukasz<td style="mso-number-format:'\\@'">+48 512 000 001
<tr><td>&#379;aneta<td>+48 512 000 002
</table>`;

/** Web pages, most of them named .xls. */
export const PAGE_CASES: readonly CorpusCase[] = [
  {
    file: 'table.xls',
    writer: 'hand',
    make: () =>
      Buffer.from(
        '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>a</td></tr></table></html>',
      ),
    expected: [oneCell],
  },
  {
    file: 'styled-table.xls',
    writer: 'hand',
    make: () => Buffer.from('\uFEFF<!-- report -->\n<style>td{}</style><table><tr><td>a</td></tr></table>'),
    expected: [oneCell],
  },
  {
    file: 'centred-table.xls',
    writer: 'hand',
    make: () =>
      Buffer.from('\n<center><font size="2"><b>Members</b></font><table><tr><td>a</td></tr></table>'),
    expected: [oneCell],
  },
  {
    file: 'saved-by-excel.htm',
    writer: 'hand',
    make: () => Buffer.from(SAVED_BY_EXCEL, 'latin1'),
    expected: [
      {
        options: { locale: 'en-GB' },
        format: 'html',
        encoding: 'windows-1252',
        hiddenRows: 1,
        hiddenColumns: [2],
        rows: [
          [1, 'Name', 'Mobile', '', 'Joined'],
          [2, 'Åsa & Bo', '46701740605', '', '31/01/2024'],
          [4, 'two\nlines', '0701740605', '', '01/02/2024'],
        ],
        notes: ['hides 1 row', 'hides 1 column: C'],
      },
    ],
  },
  {
    file: 'exported.xls',
    writer: 'hand',
    make: () => Buffer.from(EXPORTED),
    expected: [
      {
        format: 'html',
        worksheet: 'Table 2',
        worksheets: [
          { name: 'Table 1', hidden: false },
          { name: 'Table 2', hidden: false },
        ],
        rows: [
          [1, 'Name', 'Mobile'],
          [2, 'Łukasz', '+48 512 000 001'],
          [3, 'Żaneta', '+48 512 000 002'],
        ],
        notes: ['has 2 tables; the one with the most rows, Table 2, was read'],
      },
      { options: { worksheet: 'Table 1' }, rows: [[1, 'Report of members']] },
      { options: { worksheet: 'Nope' }, refused: ['no worksheet called Nope', 'Choose one'] },
    ],
  },
  {
    file: 'sheetjs.html',
    writer: 'sheetjs',
    make: () => sheetJs('html'),
    expected: [
      {
        format: 'html',
        // Pages show no spaces at the ends of a cell.
        rows: libraryRows('2024-01-31').map(
          (row) => row.map((value) => (typeof value === 'string' ? value.trim() : value)) as unknown as Row,
        ),
      },
    ],
  },
  {
    file: 'libreoffice.html',
    writer: 'libreoffice',
    make: () => libreOffice(FLAT, 'members.fods', 'html'),
    expected: [
      {
        format: 'html',
        // LibreOffice writes no hidden rows.
        rows: MEMBERS.map(([row, ...cells]): Row => [row > 2 ? row - 1 : row, ...cells]),
        notes: ['formula error such as #DIV/0!'],
      },
    ],
  },
  {
    file: 'page.xhtml',
    writer: 'hand',
    make: () =>
      Buffer.from('<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'),
    expected: [{ refused: ['a web page without a table', 'Copy the contacts'] }],
  },
];
