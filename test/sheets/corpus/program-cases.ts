import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { peerModule } from '../../bench/support/peers.ts';
import { odsContent } from './archive.ts';
import type { CorpusCase, Expected } from './case.ts';
import { lockedByLibreOffice } from './password.ts';

/** A row as it is expected. */
export type Row = readonly [number, ...string[]];

/** Converts a file with LibreOffice in a profile of its own. */
export async function libreOffice(source: string, name: string, filter: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
  try {
    const from = join(folder, name);
    await writeFile(from, source);
    const profile = pathToFileURL(join(folder, 'profile')).href;
    const args = [
      `-env:UserInstallation=${profile}`,
      '--headless',
      '--convert-to',
      filter,
      '--outdir',
      join(folder, 'out'),
      from,
    ];
    execFileSync('soffice', args, { stdio: 'ignore' });
    const ending = filter.split(':')[0]!;
    return await readFile(join(folder, 'out', basename(name).replace(/\.[^.]+$/, `.${ending}`)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const STYLES = `<number:percentage-style style:name="N10"><number:number number:decimal-places="0" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style>
<number:date-style style:name="N37"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style>
<number:number-style style:name="N1"><number:number number:decimal-places="0" number:min-integer-digits="10"/></number:number-style>
<style:style style:name="percent" style:family="table-cell" style:data-style-name="N10"/><style:style style:name="date" style:family="table-cell" style:data-style-name="N37"/><style:style style:name="padded" style:family="table-cell" style:data-style-name="N1"/>
<style:style style:name="hiddenTable" style:family="table"><style:table-properties table:display="false"/></style:style>`;

const text = (value: string) =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const number = (value: string, style = '') =>
  `<table:table-cell${style && ` table:style-name="${style}"`} office:value-type="float" office:value="${value}"/>`;

/** One spreadsheet that LibreOffice then writes in each of its formats. */
export const FLAT = odsContent(
  `<table:table table:name="Members"><table:table-column table:number-columns-repeated="6"/>
<table:table-row>${['Name', 'Mobile', 'Share', 'Joined', 'Padded', 'Active'].map(text).join('')}</table:table-row>
<table:table-row>${text('Åsa &amp; Bo')}${number('46701740605')}<table:table-cell table:style-name="percent" office:value-type="percentage" office:value="0.25"/><table:table-cell table:style-name="date" office:value-type="date" office:date-value="2024-01-31"/>${number('701740605', 'padded')}<table:table-cell office:value-type="boolean" office:boolean-value="true"/></table:table-row>
<table:table-row table:visibility="collapse">${text('Hidden row')}${number('46701740606')}</table:table-row>
<table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>
<table:table-row><table:table-cell office:value-type="string"><text:p>two</text:p><text:p>lines “q”</text:p></table:table-cell>${text('+44 7700 900123')}<table:table-cell table:formula="of:=1/0" office:value-type="float" office:value="0"/></table:table-row>
<table:table-row table:number-rows-repeated="2">${text('Twin')}${number('4560')}</table:table-row></table:table>
<table:table table:name="Archive" table:style-name="hiddenTable"><table:table-column/><table:table-row>${text('old')}</table:table-row></table:table>`,
  STYLES,
  'document',
);

/** What a person should get from it. */
export const MEMBERS: readonly Row[] = [
  [1, 'Name', 'Mobile', 'Share', 'Joined', 'Padded', 'Active'],
  [2, 'Åsa & Bo', '46701740605', '25%', '31/01/2024', '0701740605', 'TRUE'],
  [7, 'two\nlines “q”', '+44 7700 900123', '#DIV/0!'],
  [8, 'Twin', '4560'],
  [9, 'Twin', '4560'],
];
/** What is told of it. */
export const MEMBERS_NOTES = ['hides 1 row', 'hides 1 worksheet: Archive', 'formula error such as #DIV/0!'];
/** Its worksheets. */
export const MEMBER_SHEETS = [
  { name: 'Members', hidden: false },
  { name: 'Archive', hidden: true },
];

/** The same table from the libraries: text, a phone stored as a number, a date, a percentage, a boolean. */
export const libraryRows = (joined: string, share = '12.5%'): readonly Row[] => [
  [1, 'Name', 'Mobile', 'Joined', 'Share', 'Active'],
  [2, 'Åsa <&> "Ö"', '46701740605', joined, share, 'TRUE'],
  [3, ' padded ', '+44 7700 900123', '', '', 'FALSE'],
];
const JOINED = new Date(Date.UTC(2024, 0, 31));

const over = (value: string, columns: number, rows: number) =>
  `<table:table-cell office:value-type="string" table:number-columns-spanned="${columns}" table:number-rows-spanned="${rows}"><text:p>${value}</text:p></table:table-cell>`;
const COVERED = '<table:covered-table-cell/>';
const line = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;

/** A class list with a row of groups above its header, and a class that reaches over two children. */
const GROUPS = odsContent(
  `<table:table table:name="Class"><table:table-column table:number-columns-repeated="6"/>${[
    line(
      over('Child', 1, 2),
      over('Class', 1, 2),
      over('Parent 1', 2, 1),
      COVERED,
      over('Parent 2', 2, 1),
      COVERED,
    ),
    line(COVERED, COVERED, ...['Name', 'Mobile', 'Name', 'Mobile'].map(text)),
    line(
      text('Ida'),
      over('3A', 1, 2),
      text('Anna'),
      number('46701740605'),
      text('Bo'),
      number('46701740606'),
    ),
    line(text('Leo'), COVERED, text('Cia'), number('46701740607'), text('Dan'), number('46701740608')),
    line(text('Mia'), text('3B'), text('Eva'), number('46701740609'), text('Ali'), number('46701740610')),
  ].join('')}</table:table>`,
  '',
  'document',
);

const GROUP_ROWS: readonly Row[] = [
  [1, 'Child', 'Class', 'Parent 1', '', 'Parent 2'],
  [2, '', '', 'Name', 'Mobile', 'Name', 'Mobile'],
  [3, 'Ida', '3A', 'Anna', '46701740605', 'Bo', '46701740606'],
  [4, 'Leo', '', 'Cia', '46701740607', 'Dan', '46701740608'],
  [5, 'Mia', '3B', 'Eva', '46701740609', 'Ali', '46701740610'],
];

const GROUPS_READ: readonly Expected[] = [
  { rows: GROUP_ROWS, mergedDown: 3, notes: ['has 5 merged cells: '] },
  {
    options: { fillMerged: true },
    rows: GROUP_ROWS.map(([row, ...cells]): Row => {
      if (row === 2) return [2, 'Child', 'Class', ...cells.slice(2)];
      return row === 4 ? [4, cells[0]!, '3A', ...cells.slice(2)] : [row, ...cells];
    }),
    notes: ['was filled into the rows'],
  },
];

async function exceljsGroups(): Promise<Uint8Array> {
  const { default: excel } = (await peerModule('exceljs')) as {
    default: { Workbook: new () => ExcelWorkbook };
  };
  const book = new excel.Workbook();
  const sheet = book.addWorksheet('Class');
  for (const [, ...cells] of GROUP_ROWS) {
    sheet.addRow(cells.map((cell) => (/^\d{9}/.test(cell) ? Number(cell) : cell || null)));
  }
  for (const range of ['A1:A2', 'B1:B2', 'C1:D1', 'E1:F1', 'B3:B4']) sheet.mergeCells(range);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

async function exceljs(): Promise<Uint8Array> {
  const { default: excel } = (await peerModule('exceljs')) as {
    default: { Workbook: new () => ExcelWorkbook };
  };
  const book = new excel.Workbook();
  const old = book.addWorksheet('Old', { state: 'hidden' });
  old.addRow(['old']);
  const sheet = book.addWorksheet('Now');
  sheet.addRow(['Name', 'Mobile', 'Joined', 'Share', 'Active']);
  sheet.addRow(['Åsa <&> "Ö"', 46701740605, JOINED, 0.125, true]);
  sheet.addRow([
    { richText: [{ text: ' pad', font: { bold: true } }, { text: 'ded ' }] },
    { formula: '"+44"&1', result: '+44 7700 900123' },
    null,
    null,
    false,
  ]);
  sheet.addRow(['Hidden', 46701740606]);
  sheet.getCell('C2').numFmt = 'dd/mm/yyyy';
  sheet.getCell('D2').numFmt = '0.0%';
  sheet.getRow(4).hidden = true;
  return new Uint8Array(await book.xlsx.writeBuffer());
}

interface ExcelWorkbook {
  addWorksheet(
    name: string,
    options?: object,
  ): {
    addRow(cells: unknown[]): unknown;
    mergeCells(range: string): void;
    getCell(reference: string): { numFmt: string };
    getRow(row: number): { hidden: boolean };
  };
  readonly xlsx: { writeBuffer(): Promise<ArrayBuffer> };
}

interface SheetJs {
  utils: {
    book_new(): { Workbook?: object };
    aoa_to_sheet(rows: unknown[][]): Record<string, { z?: string }>;
    book_append_sheet(book: object, sheet: object, name: string): void;
  };
  write(book: object, options: object): Uint8Array;
}

/** The table of the libraries, written by SheetJS in one of its formats. */
export async function sheetJs(bookType: string): Promise<Uint8Array> {
  const { default: xlsx } = (await peerModule('xlsx')) as { default: SheetJs };
  const book = xlsx.utils.book_new();
  const sheet = xlsx.utils.aoa_to_sheet([
    ['Name', 'Mobile', 'Joined', 'Share', 'Active'],
    ['Åsa <&> "Ö"', 46701740605, 45322, 0.125, true],
    [' padded ', '+44 7700 900123', null, null, false],
  ]);
  sheet.C2!.z = 'yyyy-mm-dd';
  sheet.D2!.z = '0.0%';
  xlsx.utils.book_append_sheet(book, sheet, 'Contacts');
  return new Uint8Array(
    xlsx.write(book, { bookType, type: 'buffer', compression: true, bookSST: bookType === 'xlsx' }),
  );
}

async function hucre(kind: 'xlsx' | 'ods'): Promise<Uint8Array> {
  const module = (await peerModule(`hucre/${kind}`)) as Record<string, (book: object) => Promise<Uint8Array>>;
  const rows = [
    ['Name', 'Mobile', 'Active'],
    ['Åsa <&> "Ö"', 46701740605, true],
    [' padded ', '+44 7700 900123', false],
  ];
  return module[kind === 'xlsx' ? 'writeXlsx' : 'writeOds']!({ sheets: [{ name: 'Contacts', rows }] });
}

const HUCRE_ROWS: readonly Row[] = [
  [1, 'Name', 'Mobile', 'Active'],
  [2, 'Åsa <&> "Ö"', '46701740605', 'TRUE'],
  [3, ' padded ', '+44 7700 900123', 'FALSE'],
];
/** SheetJS writes OpenDocument cells without their formats. */
const UNSTYLED_ROWS = libraryRows('45322', '0.125');
/** hucre does not mark a leading space as OpenDocument asks, so readers drop it. */
const UNPADDED_ROWS = HUCRE_ROWS.map(
  (row) => row.map((cell) => (cell === ' padded ' ? 'padded ' : cell)) as unknown as Row,
);
const NO_WAY = ['Save As'] as const;

/** Files written by programs and libraries that people use. */
export const PROGRAM_CASES: readonly CorpusCase[] = [
  {
    file: 'groups.ods',
    writer: 'libreoffice',
    make: () => libreOffice(GROUPS, 'groups.fods', 'ods'),
    expected: GROUPS_READ,
  },
  {
    file: 'groups.xlsx',
    writer: 'libreoffice',
    make: () => libreOffice(GROUPS, 'groups.fods', 'xlsx:Calc MS Excel 2007 XML'),
    expected: GROUPS_READ,
  },
  {
    file: 'groups.xls',
    writer: 'libreoffice',
    make: () => libreOffice(GROUPS, 'groups.fods', 'xls:MS Excel 97'),
    expected: GROUPS_READ,
  },
  {
    file: 'groups.xml',
    writer: 'libreoffice',
    make: () => libreOffice(GROUPS, 'groups.fods', 'xml:MS Excel 2003 XML'),
    expected: GROUPS_READ,
  },
  { file: 'exceljs-groups.xlsx', writer: 'exceljs', make: exceljsGroups, expected: GROUPS_READ },
  {
    file: 'libreoffice.ods',
    writer: 'libreoffice',
    make: () => libreOffice(FLAT, 'members.fods', 'ods'),
    expected: [
      { format: 'ods', rows: MEMBERS, worksheets: MEMBER_SHEETS, hiddenRows: 1, notes: MEMBERS_NOTES },
    ],
  },
  {
    file: 'libreoffice.xlsx',
    writer: 'libreoffice',
    make: () => libreOffice(FLAT, 'members.fods', 'xlsx:Calc MS Excel 2007 XML'),
    expected: [
      { format: 'xlsx', rows: MEMBERS, worksheets: MEMBER_SHEETS, hiddenRows: 1, notes: MEMBERS_NOTES },
    ],
  },
  {
    file: 'libreoffice-utf16.csv',
    writer: 'libreoffice',
    make: () =>
      libreOffice('Name,Phone\n"a ""b"", c",1\n', 'a.csv', 'csv:Text - txt - csv (StarCalc):59,34,65535'),
    expected: [
      {
        encoding: 'utf-16le',
        delimiter: ';',
        rows: [
          [1, 'Name', 'Phone'],
          [2, 'a "b", c', '1'],
        ],
      },
    ],
  },
  {
    file: 'libreoffice.pdf',
    writer: 'libreoffice',
    make: () => libreOffice('a,b\n1,2\n', 'a.csv', 'pdf'),
    expected: [{ refused: ['a PDF document', 'Copy the contacts'] }],
  },
  {
    file: 'exceljs.xlsx',
    writer: 'exceljs',
    make: exceljs,
    expected: [
      {
        format: 'xlsx',
        worksheet: 'Now',
        rows: libraryRows('31/01/2024'),
        hiddenRows: 1,
        notes: ['hides 1 row', 'hides 1 worksheet: Old'],
      },
    ],
  },
  {
    file: 'libreoffice-locked.xlsx',
    writer: 'libreoffice',
    make: () => lockedByLibreOffice('xlsx'),
    expected: [{ refused: ['locked with a password', 'remove the password'] }],
  },
  {
    // The password with which Excel itself encrypts a workbook whose structure is protected.
    file: 'libreoffice-protected.xlsx',
    writer: 'libreoffice',
    make: () => lockedByLibreOffice('xlsx', 'VelvetSweatshop'),
    expected: [
      {
        format: 'xlsx',
        rows: [
          [1, 'Name', 'Mobile'],
          [2, 'Bo', '+44 7700 900123'],
        ],
      },
    ],
  },
  {
    file: 'libreoffice-locked.ods',
    writer: 'libreoffice',
    make: () => lockedByLibreOffice('ods'),
    expected: [{ refused: ['locked with a password', 'remove the password'] }],
  },
  {
    file: 'sheetjs.xlsx',
    writer: 'sheetjs',
    make: () => sheetJs('xlsx'),
    expected: [{ format: 'xlsx', worksheet: 'Contacts', rows: libraryRows('2024-01-31') }],
  },
  {
    file: 'sheetjs.ods',
    writer: 'sheetjs',
    make: () => sheetJs('ods'),
    expected: [{ format: 'ods', rows: UNSTYLED_ROWS }],
  },
  {
    file: 'sheetjs.xlsm',
    writer: 'sheetjs',
    make: () => sheetJs('xlsm'),
    expected: [{ format: 'xlsx', rows: libraryRows('2024-01-31') }],
  },
  {
    file: 'sheetjs.xlsb',
    writer: 'sheetjs',
    make: () => sheetJs('xlsb'),
    expected: [{ refused: ['an Excel binary workbook (.xlsb)', ...NO_WAY] }],
  },
  {
    file: 'hucre.xlsx',
    writer: 'hucre',
    make: () => hucre('xlsx'),
    expected: [{ format: 'xlsx', rows: HUCRE_ROWS }],
  },
  {
    file: 'hucre.ods',
    writer: 'hucre',
    make: () => hucre('ods'),
    expected: [{ format: 'ods', rows: UNPADDED_ROWS }],
  },
];
