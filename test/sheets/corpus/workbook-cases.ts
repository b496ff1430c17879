import {
  archive,
  MAIN,
  odsContent,
  odsParts,
  stringsPart,
  stylesPart,
  xlsxParts,
  xlsxRelations,
} from './archive.ts';
import type { CorpusCase, Expected } from './case.ts';
import { archiveOfBytes } from './raw-archive.ts';

function xlsx(
  file: string,
  parts: Record<string, string | Iterable<string>>,
  ...expected: Expected[]
): CorpusCase {
  return { file, writer: 'hand', make: () => archive(parts), expected };
}

function ods(file: string, spreadsheet: string, styles: string, ...expected: Expected[]): CorpusCase {
  return { file, writer: 'hand', make: () => archive(odsParts(odsContent(spreadsheet, styles))), expected };
}

const STRINGS = stringsPart(
  '<t>Name</t>',
  '<t xml:space="preserve"> Anna </t>',
  '<r><rPr><b/></rPr><t>Bo</t></r><r><t xml:space="preserve"> Ek</t></r>',
  '<t>山田</t><rPh sb="0" eb="2"><t>ヤマダ</t></rPh><phoneticPr fontId="1"/>',
  '<t>line_x000D_\nend _x005F_x0041_ &amp; &#x1F600; &#229; &unknown;</t>',
  '<t><![CDATA[<b> & ]]>c<!-- not this -->d</t>',
  '<t/>',
);

const FORMATS = [
  'General',
  '0%',
  '0.00%',
  '"$"#,##0.00',
  '#,##0 [$kr-41D]',
  'yyyy\\-mm\\-dd',
  'h:mm',
  'dd/mm/yyyy hh:mm',
  '0000000000',
  '#,##0.00',
  '0.00E+00',
  '@',
  '[h]:mm:ss',
  '000\\-000\\ 00\\ 00',
  '#,##0.00;[Red](#,##0.00)',
  'mmmm yyyy',
  '0.0,,"M"',
  '_-* #,##0_-;\\-* #,##0_-;_-* "-"??_-;_-@_-',
];

function numbers(...cells: [style: number, value: string][]): string {
  return cells
    .map(([style, value], at) => `<row r="${at + 1}"><c s="${style}"><v>${value}</v></c></row>`)
    .join('');
}

const NUMBER_CELLS: [number, string][] = [
  [0, '46701740605'],
  [0, '4.6701740605E10'],
  [0, '123456789012345'],
  [0, '1234567890123456'],
  [0, '0.1'],
  [0, '3.1415926535897931'],
  [0, '-2.5'],
  [1, '0.25'],
  [2, '0.12345'],
  [3, '1234.5'],
  [4, '1250'],
  [5, '45292'],
  [6, '0.5625'],
  [7, '45292.75'],
  [8, '701740605'],
  [9, '46701740605'],
  [10, '46701740605'],
  [11, '46701740605'],
  [12, '1.5'],
  [13, '701740605'],
  [14, '-1234.5'],
  [15, '45292'],
  [16, '1500000'],
  [17, '0'],
  [9, '1234.5'],
  [0, '1E+21'],
  [9, '1.005'],
  [5, '-1'],
  [5, '59'],
];

const SHOWN_EN = [
  '46701740605',
  '46701740605',
  '123456789012345',
  '1.23456789012346E+15',
  '0.1',
  '3.141592654',
  '-2.5',
  '25%',
  '12.35%',
  '$1,234.50',
  '1,250 kr',
  '2024-01-01',
  '13:30',
  '01/01/2024 18:00',
  '0701740605',
  '46701740605',
  '46701740605',
  '46701740605',
  '36:00:00',
  '070-174 06 05',
  '(1,234.50)',
  'January 2024',
  '1.5M',
  '-',
  '1,234.50',
  '1E+21',
  '1.01',
  '-1',
  '1900-02-28',
];

const SHOWN_SV: Readonly<Record<number, string>> = {
  4: '0,1',
  5: '3,141592654',
  6: '-2,5',
  8: '12,35%',
  9: '$1 234,50',
  10: '1 250 kr',
  13: '01-01-2024 18:00',
  20: '(1 234,50)',
  21: 'januari 2024',
  22: '1,5M',
  24: '1 234,50',
  26: '1,01',
};

const HIDDEN_WORKBOOK = {
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="r"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Secret" sheetId="2" state="veryHidden" r:id="rId1"/><sheet name="Now" sheetId="3" r:id="rId9"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="x/worksheet" Target="/xl/worksheets/now.xml"/></Relationships>`,
  'xl/worksheets/now.xml': `<worksheet><cols><col min="2" max="2" hidden="1"/><col min="5" max="16384" hidden="1"/></cols><sheetData><row r="1"><c r="A1" t="str"><v>Name</v></c><c r="B1" t="str"><v>Age</v></c><c r="C1" t="str"><v>Phone</v></c></row><row r="2" hidden="1"><c r="A2" t="str"><v>Bo</v></c><c r="B2"><v>40</v></c><c r="C2"><v>1</v></c></row><row r="3"><c r="A3" t="str"><v>Cia</v></c><c r="B3"><v>30</v></c><c r="C3"><v>2</v></c></row><row r="4" hidden="1"/></sheetData></worksheet>`,
};
const HIDDEN_SHEETS = [
  { name: 'Old', hidden: true },
  { name: 'Secret', hidden: true },
  { name: 'Now', hidden: false },
];

const ODS_TEXT = (text: string, attributes = '') =>
  `<table:table-cell office:value-type="string"${attributes}><text:p>${text}</text:p></table:table-cell>`;
const ODS_FLOAT = (value: string, shown: string) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
const ROW = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;

/** Workbooks written by hand, each with something that real writers do and simple readers miss. */
const IN = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A title over four columns, and a family and a visit that reach over several people. */
const MERGED: Expected[] = [
  {
    mergedDown: 2,
    rows: [
      [1, 'Members'],
      [2, 'Family', 'Visit', 'Name', 'Mobile'],
      [3, 'Ek', '3 Apr', 'Anna', '46701740605'],
      [4, '', '', 'Bo', '46701740606'],
      [6, '', 'own', 'Cia', '46701740607'],
      [7, '', '', 'Dan', '46701740608'],
    ],
    notes: ['has 3 merged cells: A1:D1, A3:A6, B3:B4.'],
  },
  {
    options: { fillMerged: true },
    mergedDown: 2,
    rows: [
      [1, 'Members'],
      [2, 'Family', 'Visit', 'Name', 'Mobile'],
      [3, 'Ek', '3 Apr', 'Anna', '46701740605'],
      [4, 'Ek', '3 Apr', 'Bo', '46701740606'],
      [6, 'Ek', 'own', 'Cia', '46701740607'],
      [7, '', '', 'Dan', '46701740608'],
    ],
    notes: ['was filled into the rows'],
  },
];

/** Days in other calendars and digits; LibreOffice shows the same of those that it knows. */
const CALENDARS = [
  'General',
  '[$-411]ggge"年"m"月"d"日"',
  '[$-ja-JP-x-gannen]ggge"年"m"月"d"日"',
  '[$-404]e/m/d',
  '[$-D07041E]d mmmm yyyy',
  '[$-2000401]dd/mm/yyyy',
  '[$-1060401]d mmmm yyyy',
  '[DBNum1][$-804]m"月"d"日"',
  'dd/mm/yyyy',
];
const CALENDAR_CELLS = numbers(...CALENDARS.slice(1).map((_, at): [number, string] => [at + 1, '43586']));

export const WORKBOOK_CASES: readonly CorpusCase[] = [
  ods(
    'zoned.ods',
    `<table:table table:name="A">${ROW(ODS_TEXT('Day'))}${[
      '2018-02-01T00:00:00.000Z',
      '2018-02-01T13:30:00+02:00',
    ]
      .map((day) =>
        ROW(
          `<table:table-cell office:value-type="date" office:date-value="${day}"><text:p>${day}</text:p></table:table-cell>`,
        ),
      )
      .join('')}</table:table>`,
    '',
    {
      options: { locale: 'de-DE' },
      rows: [
        [1, 'Day'],
        [2, '01.02.2018'],
        [3, '01.02.2018 13:30'],
      ],
    },
  ),
  xlsx('calendars.xlsx', xlsxParts(CALENDAR_CELLS, { 'xl/styles.xml': stylesPart(...CALENDARS) }), {
    options: { locale: 'de-DE' },
    rows: [
      [1, '01.05.2019'],
      [2, '01.05.2019'],
      [3, '01.05.2019'],
      [4, '๑ พฤษภาคม ๒๕๖๒'],
      [5, '٠١/٠٥/٢٠١٩'],
      [6, '01.05.2019'],
      [7, '5月1日'],
      [8, '01.05.2019'],
    ],
    notes: ['in a calendar that is not known here', 'in the words or signs of another script'],
  }),
  xlsx(
    'strings.xlsx',
    xlsxParts(
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row><row r="4"><c r="A4" t="s"><v>2</v></c><c t="s"><v>3</v></c><c t="s"><v>4</v></c><c r="F4" t="s"><v>5</v></c></row><row r="5"><c t="s"><v>6</v></c></row>',
      {
        'xl/sharedStrings.xml': STRINGS,
      },
    ),
    {
      format: 'xlsx',
      worksheet: 'Sheet1',
      rows: [
        [2, '', 'Name', ' Anna '],
        [4, 'Bo Ek', '山田', 'line\nend _x0041_ & 😀 å &unknown;', '', '', '<b> & cd'],
      ],
    },
  ),
  xlsx(
    'inline.xlsx',
    xlsxParts(
      '<row><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><r><t>Pho</t></r><r><t>ne</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c></row><row><c t="str"><f>A1&amp;"x"</f><v>Namex</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#DIV/0!</v></c><c><f>1+1</f><v>2</v></c><c><f>NOW()</f></c><c/></row>',
    ),
    {
      rows: [
        [1, 'Name', 'Phone'],
        [2, 'Namex', 'TRUE', 'FALSE', '#DIV/0!', '2'],
      ],
      notes: ['leave 1 cell blank, in column F', 'formula error such as #DIV/0!'],
    },
  ),
  xlsx(
    'numbers.xlsx',
    xlsxParts(numbers(...NUMBER_CELLS), { 'xl/styles.xml': stylesPart(...FORMATS) }),
    { rows: SHOWN_EN.map((text, at) => [at + 1, text] as const) },
    {
      options: { locale: 'sv-SE' },
      rows: SHOWN_EN.map((text, at) => [at + 1, SHOWN_SV[at] ?? text] as const),
    },
  ),
  xlsx(
    'from-1904.xlsx',
    xlsxParts(
      '<row><c s="0"><v>0</v></c><c s="0"><v>43830</v></c><c t="d" s="0"><v>2024-01-01</v></c></row>',
      {
        'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="Mac" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        'xl/styles.xml': stylesPart('yyyy\\-mm\\-dd'),
      },
    ),
    { options: { locale: 'sv-SE' }, worksheet: 'Mac', rows: [[1, '1904-01-01', '2024-01-01', '2024-01-01']] },
  ),
  xlsx(
    'prefixed.xlsx',
    xlsxParts('', {
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row x:r="3"><x:c x:r="B3" x:t="s"><x:v>0</x:v></x:c><x:c x:t='inlineStr'><x:is><x:t>a&gt;b</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`,
      'xl/sharedStrings.xml': `<x:sst xmlns:x="${MAIN}"><x:si><x:t>Anna</x:t></x:si></x:sst>`,
    }),
    { rows: [[3, '', 'Anna', 'a>b']] },
  ),
  xlsx(
    'odd-names.xlsx',
    {
      '[content_types].xml': '<Types/>',
      '_RELS/.rels':
        '<Relationships><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/XL/WorkBook.xml"/></Relationships>',
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="S&amp;T" sheetId="1" r:id="q"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="q" Type="y/worksheet" Target="../xl/./deep/Sheet.xml"/></Relationships>',
      'xl\\deep\\sheet.xml': Buffer.from(
        '<worksheet><sheetData><row><c t="str"><v>ok</v></c></row></sheetData></worksheet>',
      ).toString(),
    },
    { worksheet: 'S&T', rows: [[1, 'ok']] },
  ),
  xlsx(
    'hidden.xlsx',
    xlsxParts('<row><c t="str"><v>old</v></c></row>', HIDDEN_WORKBOOK),
    {
      worksheet: 'Now',
      worksheets: HIDDEN_SHEETS,
      hiddenRows: 1,
      hiddenColumns: [1],
      rows: [
        [1, 'Name', '', 'Phone'],
        [3, 'Cia', '', '2'],
      ],
      notes: ['hides 1 row', 'hides 1 column: B', 'hides 2 worksheets: Old, Secret'],
    },
    {
      options: { includeHidden: true },
      hiddenRows: 1,
      hiddenColumns: [1],
      rows: [
        [1, 'Name', 'Age', 'Phone'],
        [2, 'hidden', 'Bo', '40', '1'],
        [3, 'Cia', '30', '2'],
      ],
      notes: ['hides 1 row', 'hides 1 column: B', 'hides 2 worksheets'],
    },
    {
      options: { worksheet: 'Secret' },
      worksheet: 'Secret',
      rows: [[1, 'old']],
      notes: ['hides 2 worksheets'],
    },
    {
      options: { worksheet: 'Nope' },
      refused: ['no worksheet called Nope', 'Choose one'],
    },
  ),
  xlsx(
    'empty-first.xlsx',
    xlsxParts('<row r="7"><c r="A7" s="0"/><c r="B7" t="str"><v>  </v></c></row>', {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Empty" sheetId="1" r:id="rId1"/><sheet name="Chart" sheetId="2" r:id="rId5"/><sheet name="Full" sheetId="3" r:id="rId4"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': xlsxRelations().replace(
        '</Relationships>',
        '<Relationship Id="rId4" Type="x/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId5" Type="x/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet2.xml':
        '<worksheet><sheetData><row><c t="str"><v>here</v></c></row><row/><row r="9"/></sheetData></worksheet>',
    }),
    {
      worksheet: 'Full',
      worksheets: [
        { name: 'Empty', hidden: false },
        { name: 'Full', hidden: false },
      ],
      rows: [[1, 'here']],
    },
  ),
  {
    file: 'utf16.xlsx',
    writer: 'hand',
    make: () => {
      const text =
        '<?xml version="1.0" encoding="utf-16"?><worksheet><sheetData><row><c t="str"><v>Åsa</v></c></row></sheetData></worksheet>';
      const parts = Object.entries(xlsxParts('')).map(([name, part]) => [name, Buffer.from(String(part))]);
      return archiveOfBytes({
        ...Object.fromEntries(parts),
        'xl/worksheets/sheet1.xml': Buffer.from(`\ufeff${text}`, 'utf16le'),
      });
    },
    expected: [{ rows: [[1, 'Åsa']] }],
  },
  ods(
    'plain.ods',
    `<table:tracked-changes><table:deletion><table:cell-content-deletion><table:change-track-table-cell office:value-type="string"><text:p>gone</text:p></table:change-track-table-cell></table:cell-content-deletion></table:deletion></table:tracked-changes><table:table table:name="People"><table:table-column table:number-columns-repeated="3"/>${ROW(ODS_TEXT('Name'), ODS_TEXT('Phone'), ODS_TEXT('Note'))}${ROW(
      ODS_TEXT('An<text:span>na</text:span> <text:a>Ek</text:a>'),
      ODS_FLOAT('46701740605', '4.67E+10'),
      `<table:table-cell office:value-type="string"><office:annotation><dc:creator>me</dc:creator><text:p>a comment</text:p></office:annotation><text:p>one<text:s text:c="3"/>two<text:tab/>three</text:p><text:p>next<text:line-break/>last</text:p></table:table-cell>`,
    )}<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3"/></table:table-row>${ROW(
      ODS_FLOAT('46701740605', '46,701,740,605.00'),
      ODS_FLOAT('701740605', '0701740605'),
      ODS_FLOAT('701740605', '070-174 06 05'),
    )}${ROW(ODS_FLOAT('46701740606', '46 701 740 606'), ODS_FLOAT('1234.5', '1,234.50'), ODS_FLOAT('12', '###'))}<table:table-row table:number-rows-repeated="2">${ODS_TEXT('same', ' table:number-columns-repeated="2"')}<table:table-cell table:number-columns-repeated="1020"/></table:table-row>${ROW(
      `<table:table-cell office:value-type="percentage" office:value="0.25"><text:p>25.00%</text:p></table:table-cell>`,
      `<table:table-cell office:value-type="currency" office:currency="SEK" office:value="1250"><text:p>1 250,00 kr</text:p></table:table-cell>`,
      `<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>TRUE</text:p></table:table-cell>`,
      `<table:table-cell office:value-type="date" office:date-value="2024-01-31"><text:p>31 jan</text:p></table:table-cell>`,
      `<table:table-cell office:value-type="date" office:date-value="2024-01-31T13:30:00"><text:p>31/01/2024 13:30</text:p></table:table-cell>`,
      `<table:table-cell office:value-type="time" office:time-value="PT13H30M00S"><text:p>13:30</text:p></table:table-cell>`,
      `<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>`,
      '<table:covered-table-cell/>',
      `<table:table-cell office:value-type="string"><draw:frame><draw:text-box><text:p>drawn</text:p></draw:text-box></draw:frame><text:p>  a
        b  </text:p></table:table-cell>`,
    )}<table:table-row table:number-rows-repeated="1048560"><table:table-cell table:number-columns-repeated="1024"/></table:table-row></table:table><table:table table:name="Second"/>`,
    '',
    {
      format: 'ods',
      worksheet: 'People',
      worksheets: [
        { name: 'People', hidden: false },
        { name: 'Second', hidden: false },
      ],
      rows: [
        [1, 'Name', 'Phone', 'Note'],
        [2, 'Anna Ek', '46701740605', 'one   two\tthree\nnext\nlast'],
        [5, '46701740605', '0701740605', '070-174 06 05'],
        [6, '46701740606', '1,234.50', '12'],
        [7, 'same', 'same'],
        [8, 'same', 'same'],
        [9, '25.00%', '1 250,00 kr', 'TRUE', '31 jan', '31/01/2024 13:30', '13:30', '#DIV/0!', '', 'a b '],
      ],
      notes: ['leave 1 cell blank, in column F', 'formula error such as #DIV/0!'],
    },
  ),
  xlsx(
    'merged.xlsx',
    {
      ...xlsxParts('', { 'xl/styles.xml': stylesPart('General', 'd mmm') }),
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${[
        [1, IN('A1', 'Members')],
        [2, IN('A2', 'Family') + IN('B2', 'Visit') + IN('C2', 'Name') + IN('D2', 'Mobile')],
        [
          3,
          `${IN('A3', 'Ek')}<c r="B3" s="1"><v>45750</v></c>${IN('C3', 'Anna')}<c r="D3"><v>46701740605</v></c>`,
        ],
        [4, `<c r="A4"/><c r="B4" s="1"/>${IN('C4', 'Bo')}<c r="D4"><v>46701740606</v></c>`],
        [5, '<c r="A5"/>'],
        [6, `${IN('B6', 'own')}${IN('C6', 'Cia')}<c r="D6"><v>46701740607</v></c>`],
        [7, `${IN('C7', 'Dan')}<c r="D7"><v>46701740608</v></c>`],
      ]
        .map(([number, cells]) => `<row r="${number}">${cells}</row>`)
        .join(
          '',
        )}</sheetData><mergeCells count="6"><mergeCell ref="A1:D1"/><mergeCell ref="A3:A6"/><mergeCell ref="B3:B4"/><mergeCell ref="A9:A9"/><mergeCell ref="B7:B6"/><mergeCell ref="ZZZ1:ZZZ9"/><mergeCell ref="none"/></mergeCells></worksheet>`,
    },
    ...MERGED,
  ),
  ods(
    'merged.ods',
    `<table:table table:name="People">${ROW(
      ODS_TEXT('Members', ' table:number-columns-spanned="4" table:number-rows-spanned="1"'),
      '<table:covered-table-cell table:number-columns-repeated="3"/>',
    )}${ROW(ODS_TEXT('Family'), ODS_TEXT('Visit'), ODS_TEXT('Name'), ODS_TEXT('Mobile'))}${ROW(
      ODS_TEXT('Ek', ' table:number-columns-spanned="1" table:number-rows-spanned="4"'),
      `<table:table-cell table:number-rows-spanned="2" office:value-type="date" office:date-value="2025-04-03"><text:p>3 Apr</text:p></table:table-cell>`,
      ODS_TEXT('Anna'),
      ODS_FLOAT('46701740605', '46701740605'),
    )}${ROW('<table:covered-table-cell table:number-columns-repeated="2"/>', ODS_TEXT('Bo'), ODS_FLOAT('46701740606', '46701740606'))}${ROW(
      '<table:covered-table-cell/>',
    )}${ROW('<table:covered-table-cell/>', ODS_TEXT('own'), ODS_TEXT('Cia'), ODS_FLOAT('46701740607', '46701740607'))}${ROW(
      '<table:table-cell table:number-columns-repeated="2"/>',
      ODS_TEXT('Dan'),
      ODS_FLOAT('46701740608', '46701740608'),
    )}</table:table>`,
    '',
    ...MERGED,
  ),
  ods(
    'shown.ods',
    `<table:table table:name="People">${ROW(
      `<table:table-cell office:value-type="date" office:date-value="2025-04-03"><text:p>Thursday 3 April</text:p></table:table-cell>`,
      `<table:table-cell office:value-type="date" office:date-value="2025-04-03"><text:p>###</text:p></table:table-cell>`,
      `<table:table-cell office:value-type="date" office:date-value="2025-04-03T13:30:00"/>`,
      `<table:table-cell office:value-type="time" office:time-value="PT13H30M00S"><text:p>###</text:p></table:table-cell>`,
      `<table:table-cell office:value-type="currency" office:value="1250"><text:p>####</text:p></table:table-cell>`,
      `<table:table-cell office:value-type="percentage" office:value="0.5"><text:p>##</text:p></table:table-cell>`,
    )}${ROW(
      ODS_FLOAT('612345678', '06.12.34.56.78'),
      ODS_FLOAT('701740605', '+46701740605'),
      ODS_FLOAT('46701740605', '4,67E+10'),
      ODS_FLOAT('0.5', '1/2'),
    )}${ROW(
      `<table:table-cell table:formula="of:=NA()" office:value-type="float" office:value="0" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>`,
      `<table:table-cell table:formula="of:=1/0" office:value-type="float" office:value="0"><text:p>#DIV/0!</text:p></table:table-cell>`,
      `<table:table-cell table:formula="of:=X1" office:value-type="float" office:value="0"><text:p>Err:508</text:p></table:table-cell>`,
      `<table:table-cell table:formula="of:=X1" office:value-type="float" office:value="0" calcext:value-type="error"/>`,
      ODS_TEXT('#mum'),
    )}</table:table>`,
    '',
    {
      options: { locale: 'de-DE' },
      rows: [
        [1, 'Thursday 3 April', '03.04.2025', '03.04.2025 13:30', '13:30:00', '1250', '50%'],
        [2, '06.12.34.56.78', '+46701740605', '46701740605', '1/2'],
        [3, '#N/A', '#DIV/0!', 'Err:508', '#ERROR!', '#mum'],
      ],
      notes: ['Some cells (4) hold a formula error such as #N/A'],
    },
  ),
  ods(
    'hidden.ods',
    `<table:table table:name="Old" table:style-name="ta2">${ROW(ODS_TEXT('old'))}</table:table><table:table table:name="Now" table:style-name="ta1"><table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>${ROW(ODS_TEXT('Name'), ODS_TEXT('Age'), ODS_TEXT('Phone'))}<table:table-row table:visibility="filter">${ODS_TEXT('Bo')}${ODS_FLOAT('40', '40')}${ODS_FLOAT('1', '1')}</table:table-row>${ROW(ODS_TEXT('Cia'), ODS_FLOAT('30', '30'), ODS_FLOAT('2', '2'))}</table:table>`,
    '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>',
    {
      worksheet: 'Now',
      hiddenRows: 1,
      hiddenColumns: [1],
      rows: [
        [1, 'Name', '', 'Phone'],
        [3, 'Cia', '', '2'],
      ],
      notes: ['hides 1 row', 'hides 1 column: B', 'hides 1 worksheet: Old'],
    },
    { options: { worksheet: 'Old' }, worksheet: 'Old', rows: [[1, 'old']], notes: ['hides 1 worksheet'] },
    {
      options: { includeHidden: true },
      rows: [
        [1, 'Name', 'Age', 'Phone'],
        [2, 'hidden', 'Bo', '40', '1'],
        [3, 'Cia', '30', '2'],
      ],
      notes: ['hides 1 row', 'hides 1 column', 'hides 1 worksheet'],
    },
    { options: { worksheet: 'Nope' }, refused: ['no worksheet called Nope', 'Choose one'] },
  ),
];
