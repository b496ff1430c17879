import { odsContent } from './archive.ts';
import type { CorpusCase } from './case.ts';
import {
  FLAT,
  libraryRows,
  libreOffice,
  MEMBER_SHEETS,
  MEMBERS,
  MEMBERS_NOTES,
  type Row,
  sheetJs,
} from './program-cases.ts';

const NAMESPACES =
  'xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:html="http://www.w3.org/TR/REC-html40"';

/** An Excel 2003 XML workbook from its styles and worksheets. */
export function excelXml(
  worksheets: string,
  styles = '',
  head = '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n',
): string {
  return `${head}<Workbook ${NAMESPACES}><Styles><Style ss:ID="Default" ss:Name="Normal"><NumberFormat/></Style>${styles}</Styles>${worksheets}</Workbook>`;
}

const data = (type: string, value: string, more = '') =>
  `<Cell${more}><Data ss:Type="${type}">${value}</Data></Cell>`;
const text = (value: string, more = '') => data('String', value, more);
const styled = (style: string) => ` ss:StyleID="${style}"`;

/** As Excel itself writes one: places left out, merged cells, fonts within a text, comments, hidden parts. */
const SAVED_BY_EXCEL = excelXml(
  `<Worksheet ss:Name="Gone"><Table><Row>${text('old')}</Row></Table><WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetVeryHidden</Visible></WorksheetOptions></Worksheet>
<Worksheet ss:Name="Now"><Names><NamedRange ss:Name="x" ss:RefersTo="=Now!R1C1"/></Names><Table ss:ExpandedColumnCount="8"><Column ss:Index="3" ss:StyleID="day"/><Column ss:Index="6" ss:Hidden="1" ss:Span="1"/>
<Row>${['Name', 'Mobile', 'Joined', 'Share', 'Active'].map((name) => text(name)).join('')}${text('Secret')}</Row>
<Row ss:Index="3">${text('Åsa &amp; Bo')}${data('Number', '46701740605')}${data('DateTime', '2024-01-31T00:00:00.000')}${data('Number', '0.125', styled('share'))}${data('Boolean', '1')}${text('hidden')}</Row>
<Row ss:Hidden="1">${text('Hidden')}</Row>
<Row>${text('Merged', ' ss:MergeAcross="1" ss:MergeDown="2"')}${data('DateTime', '2024-02-01T13:30:00.000', styled('general'))}</Row>
<Row>${data('Error', '#N/A', ' ss:Index="4" ss:Formula="=NA()"')}<Cell ss:Index="8"><Data ss:Type="Number">7</Data><Comment ss:Author="x"><ss:Data xmlns="http://www.w3.org/TR/REC-html40"><B>not</B> this</ss:Data></Comment></Cell></Row>
<Row><Cell ss:Index="3"><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40"><B>bold</B><Font html:Color="#FF0000"> and </Font>red&#10;line</ss:Data></Cell></Row>
<Row ss:Span="3"/><Row>${data('Number', '701740605', styled('padded'))}${data('Number', '45322', styled('sub'))}${data('DateTime', '1899-12-31T13:30:00.000', styled('clock'))}${data('Number', 'many')}${data('DateTime', '1899-12-31T13:45:00.000')}</Row></Table></Worksheet>`,
  `<Style ss:ID="day"><NumberFormat ss:Format="Short Date"/></Style><Style ss:ID="share"><NumberFormat ss:Format="0.0%"/></Style><Style ss:ID="general"><NumberFormat/></Style><Style ss:ID="padded"><NumberFormat ss:Format="0000000000"/></Style><Style ss:ID="own"><NumberFormat ss:Format="dd\\.mm\\.yyyy"/></Style><Style ss:ID="sub" ss:Parent="own"><Font ss:Bold="1"/></Style><Style ss:ID="clock"><NumberFormat ss:Format="Short Time"/></Style>`,
);

const savedRows: readonly Row[] = [
  [1, 'Name', 'Mobile', 'Joined', 'Share', 'Active'],
  [3, 'Åsa & Bo', '46701740605', '2024-01-31', '12,5%', 'TRUE'],
  [5, 'Merged', '', '2024-02-01 13:30'],
  [6, '', '', '', '#N/A', '', '', '', '7'],
  [7, '', '', 'bold and red\nline'],
  [12, '0701740605', '31.01.2024', '13:30', 'many', '13:45:00'],
];

/** Excel 2003 XML, and OpenDocument spreadsheets that are one XML file. */
export const XML_CASES: readonly CorpusCase[] = [
  {
    file: 'excel-2003.xml',
    writer: 'hand',
    make: () => Buffer.from(SAVED_BY_EXCEL),
    expected: [
      {
        options: { locale: 'sv-SE' },
        format: 'excel-xml',
        worksheet: 'Now',
        worksheets: [
          { name: 'Gone', hidden: true },
          { name: 'Now', hidden: false },
        ],
        hiddenRows: 1,
        hiddenColumns: [5],
        rows: savedRows,
        notes: [
          'hides 1 row',
          'hides 1 column: F',
          'hides 1 worksheet: Gone',
          'formula error such as #N/A',
          '1 merged cell: A5:B7',
        ],
      },
      { options: { worksheet: 'Gone' }, rows: [[1, 'old']], notes: ['hides 1 worksheet: Gone'] },
    ],
  },
  {
    file: 'excel-2003-utf16.xls',
    writer: 'hand',
    make: () =>
      Buffer.from(
        `\uFEFF${excelXml(`<Worksheet ss:Name="A"><Table><Row>${text('Łukasz')}${text('+48 512 000 001')}</Row></Table></Worksheet>`, '', '<?xml version="1.0" encoding="UTF-16"?>\n')}`,
        'utf16le',
      ),
    expected: [{ format: 'excel-xml', rows: [[1, 'Łukasz', '+48 512 000 001']] }],
  },
  {
    file: 'excel-2003-from-1904.xls',
    writer: 'hand',
    make: () =>
      Buffer.from(
        excelXml(
          `<ExcelWorkbook xmlns="urn:schemas-microsoft-com:office:excel"><Date1904/></ExcelWorkbook><ss:Worksheet ss:Name="A"><Table><Row>${data('Number', '43860', styled('own'))}${data('DateTime', '2024-01-31T00:00:00.000', styled('own'))}</Row></Table></ss:Worksheet>`,
          '<Style ss:ID="own"><NumberFormat ss:Format="yyyy\\-mm\\-dd"/></Style>',
          '',
        ),
      ),
    expected: [{ format: 'excel-xml', rows: [[1, '2024-01-31', '2024-01-31']] }],
  },
  {
    file: 'excel-2003-cut.xml',
    writer: 'hand',
    make: () => Buffer.from(SAVED_BY_EXCEL).subarray(0, 2000),
    expected: [{ refused: ['damaged', 'save it again'] }],
  },
  {
    file: 'excel-2003-entities.xls',
    writer: 'hand',
    make: () =>
      Buffer.from(
        excelXml(
          '',
          '',
          '<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>\n',
        ),
      ),
    expected: [{ refused: ['document type declaration', 'save it again'] }],
  },
  {
    file: 'sheetjs-2003.xls',
    writer: 'sheetjs',
    make: () => sheetJs('xlml'),
    expected: [{ format: 'excel-xml', worksheet: 'Contacts', rows: libraryRows('2024-01-31') }],
  },
  {
    file: 'libreoffice-2003.xml',
    writer: 'libreoffice',
    make: () => libreOffice(FLAT, 'members.fods', 'xml:MS Excel 2003 XML'),
    expected: [
      {
        options: { locale: 'en-GB' },
        format: 'excel-xml',
        hiddenRows: 1,
        notes: ['hides 1 row'],
        // LibreOffice writes hidden worksheets as visible, errors as texts, and few formats but the named ones.
        rows: MEMBERS.map((row) =>
          row[0] === 2 ? [2, 'Åsa & Bo', '46701740605', '25.00%', '31/01/2024', '701740605', 'TRUE'] : row,
        ),
      },
    ],
  },
  {
    file: 'libreoffice.fods',
    writer: 'libreoffice',
    make: () => libreOffice(FLAT, 'members.fods', 'fods'),
    expected: [
      { format: 'ods', rows: MEMBERS, worksheets: MEMBER_SHEETS, hiddenRows: 1, notes: MEMBERS_NOTES },
    ],
  },
  {
    file: 'hidden.fods',
    writer: 'hand',
    make: () =>
      Buffer.from(
        odsContent(
          '<table:table table:name="a" table:style-name="h"><table:table-row><table:table-cell office:value-type="string"><text:p>only</text:p></table:table-cell></table:table-row></table:table>',
          '<style:style style:name="h"><style:table-properties table:display="false"/></style:style>',
          'document',
        ),
      ),
    expected: [{ format: 'ods', worksheet: 'a', rows: [[1, 'only']], notes: ['hides 1 worksheet: a'] }],
  },
  {
    file: 'letter.fodt',
    writer: 'hand',
    make: () =>
      Buffer.from(odsContent('', '', 'document').replaceAll('opendocument.spreadsheet', 'opendocument.text')),
    expected: [{ refused: ['an OpenDocument file but no spreadsheet', 'Copy the contacts'] }],
  },
];
