import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { biffStream, cell, END, f64, place, record, text5, u16, xlsOf } from './biff.ts';
import type { CorpusCase } from './case.ts';
import { oleFile } from './ole.ts';
import { lockedByLibreOffice } from './password.ts';
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

/** Runs a program in a folder of its own and answers the file that it made. */
async function madeBy(
  program: string,
  args: readonly string[],
  source: string,
  name: string,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
  try {
    await writeFile(join(folder, name), source);
    execFileSync(program, [...args], { cwd: folder, stdio: 'ignore' });
    return await readFile(join(folder, 'made.xls'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const CSV = `Name,Mobile,Joined,Share,Active
"Åsa <&> ""Ö""",46701740605,2024-01-31,12.5%,TRUE
 padded ,+44 7700 900123,,,FALSE
`;
const gnumeric = (exporter: string) =>
  madeBy('ssconvert', [`--export-type=Gnumeric_Excel:${exporter}`, 'a.csv', 'made.xls'], CSV, 'a.csv');

/** Debian's python3-xlwt, which many web programs write workbooks with. */
const XLWT = `# -*- coding: utf-8 -*-
import datetime, xlwt
book = xlwt.Workbook(encoding='utf-8')
old = book.add_sheet('Old')
old.visibility = 2
old.write(0, 0, 'old')
sheet = book.add_sheet(u'Młodzież')
book.set_active_sheet(1)
for column, name in enumerate(['Name', 'Mobile', 'Joined', 'Share', 'Active', 'Padded']):
    sheet.write(0, column, name)
sheet.write(1, 0, u'Łukasz')
sheet.write(1, 1, 46701740605)
sheet.write(1, 2, datetime.date(2024, 1, 31), xlwt.easyxf(num_format_str='DD.MM.YYYY'))
sheet.write(1, 3, 0.125, xlwt.easyxf(num_format_str='0.0%'))
sheet.write(1, 4, True)
sheet.write(1, 5, 701740605, xlwt.easyxf(num_format_str='0000000000'))
sheet.write_merge(2, 3, 0, 0, 'Merged')
sheet.write(2, 1, '+44 7700 900123')
sheet.write_rich_text(3, 1, ('+44 ', ('7700 ', xlwt.easyfont('bold true')), '900124'))
sheet.row(4).hidden = True
sheet.write(4, 0, 'Hidden')
for row in range(6, 400):
    sheet.write(row, 0, u'Osoba %d ł' % row)
    sheet.write(row, 1, 46701000000 + row)
book.save('made.xls')
`;

/** Debian's libspreadsheet-writeexcel-perl, which older web programs write workbooks with. */
const WRITE_EXCEL = `use utf8; use Spreadsheet::WriteExcel;
my $book = Spreadsheet::WriteExcel->new('made.xls');
my $sheet = $book->add_worksheet('Contacts');
$sheet->write_row(0, 0, ['Name', 'Mobile', 'Joined', 'Share', 'Active']);
$sheet->write_string(1, 0, 'Åsa <&> "Ö"');
$sheet->write_number(1, 1, 46701740605);
$sheet->write_date_time(1, 2, '2024-01-31T', $book->add_format(num_format => 'yyyy-mm-dd'));
$sheet->write_number(1, 3, 0.125, $book->add_format(num_format => '0.0%'));
$sheet->write_formula(1, 4, '=TRUE', undef, 'TRUE');
$sheet->write_string(2, 0, ' padded ');
$sheet->write_formula(2, 1, '="+44"&" 7700 900123"', undef, '+44 7700 900123');
$sheet->write_formula(2, 4, '=1=2', undef, 'FALSE');
$sheet->set_column(5, 5, 10, undef, 1);
$sheet->write_string(1, 5, 'hidden');
$book->close();
`;

const osoby = Array.from(
  { length: 394 },
  (_, at): Row => [at + 7, `Osoba ${at + 6} ł`, String(46_701_000_006 + at)],
);

/** As scripts on the web have written them for decades: the first record, cells, the last record. */
function bareRecords(): Buffer {
  const text = (row: number, column: number, value: string) =>
    record(0x204, place(row, column), text5(Buffer.from(value, 'latin1')));
  return Buffer.concat([
    record(0x809, u16(0, 0x10, 0, 0)),
    text(0, 0, 'Name'),
    text(0, 1, 'Mobile'),
    text(1, 0, 'Åsa'),
    record(0x203, place(1, 1), f64(46_701_740_605)),
    END,
  ]);
}

const member = [
  cell.label(0, 0, 'Name'),
  cell.label(0, 1, 'Mobile'),
  cell.label(1, 0, 'Åsa'),
  cell.label(1, 1, '+46 70 174 06 05'),
];
const memberRows: readonly Row[] = [
  [1, 'Name', 'Mobile'],
  [2, 'Åsa', '+46 70 174 06 05'],
];
/** Gnumeric gives a percentage of a text file the format 0.0. */
const GNUMERIC_ROWS = libraryRows('2024-01-31', '0.1');
/** SheetJS writes no letters beyond ASCII into workbooks before Excel 97. */
const asciiRows = (joined: string, share: string) =>
  libraryRows(joined, share).map(
    (row) =>
      row.map((value) =>
        typeof value === 'string' ? value.replaceAll(/[^ -~]/g, '_') : value,
      ) as unknown as Row,
  );

/** Workbooks of Excel 2 to 2003. */
export const OLD_WORKBOOK_CASES: readonly CorpusCase[] = [
  {
    file: 'libreoffice.xls',
    writer: 'libreoffice',
    make: () => libreOffice(FLAT, 'members.fods', 'xls:MS Excel 97'),
    expected: [
      { format: 'xls', rows: MEMBERS, worksheets: MEMBER_SHEETS, hiddenRows: 1, notes: MEMBERS_NOTES },
      { options: { worksheet: 'Archive' }, rows: [[1, 'old']], notes: ['hides 1 worksheet: Archive'] },
    ],
  },
  {
    file: 'gnumeric.xls',
    writer: 'gnumeric',
    make: () => gnumeric('excel_biff8'),
    expected: [{ format: 'xls', rows: GNUMERIC_ROWS }],
  },
  {
    file: 'gnumeric-excel-5.xls',
    writer: 'gnumeric',
    make: () => gnumeric('excel_biff7'),
    expected: [{ format: 'xls', rows: GNUMERIC_ROWS }],
  },
  {
    file: 'gnumeric-both.xls',
    writer: 'gnumeric',
    make: () => gnumeric('excel_dsf'),
    expected: [{ format: 'xls', rows: GNUMERIC_ROWS }],
  },
  {
    file: 'xlwt.xls',
    writer: 'xlwt',
    make: () => madeBy('/usr/bin/python3', ['make.py'], XLWT, 'make.py'),
    expected: [
      {
        format: 'xls',
        worksheet: 'Młodzież',
        worksheets: [
          { name: 'Old', hidden: true },
          { name: 'Młodzież', hidden: false },
        ],
        hiddenRows: 1,
        notes: ['hides 1 row', 'hides 1 worksheet: Old', 'has 1 merged cell: A3:A4'],
        rows: [
          [1, 'Name', 'Mobile', 'Joined', 'Share', 'Active', 'Padded'],
          [2, 'Łukasz', '46701740605', '31.01.2024', '12.5%', 'TRUE', '0701740605'],
          [3, 'Merged', '+44 7700 900123'],
          [4, '', '+44 7700 900124'],
          ...osoby,
        ],
      },
    ],
  },
  {
    file: 'writeexcel.xls',
    writer: 'writeexcel',
    make: () => madeBy('/usr/bin/perl', ['make.pl'], WRITE_EXCEL, 'make.pl'),
    expected: [
      { format: 'xls', rows: libraryRows('2024-01-31'), hiddenColumns: [5], notes: ['hides 1 column: F'] },
    ],
  },
  {
    file: 'sheetjs.xls',
    writer: 'sheetjs',
    make: () => sheetJs('biff8'),
    expected: [{ format: 'xls', rows: libraryRows('2024-01-31') }],
  },
  ...(['biff5', 'biff4', 'biff3', 'biff2'] as const).map(
    (type): CorpusCase => ({
      file: `sheetjs-${type}.xls`,
      writer: 'sheetjs',
      make: () => sheetJs(type),
      // Before Excel 5 it writes no formats either.
      expected: [
        {
          format: 'xls',
          rows: type === 'biff5' ? asciiRows('2024-01-31', '12.5%') : asciiRows('45322', '0.125'),
        },
      ],
    }),
  ),
  {
    file: 'bare-records.xls',
    writer: 'hand',
    make: bareRecords,
    expected: [
      {
        format: 'xls',
        rows: memberRows.map(
          (row) =>
            row.map((value) => (value === '+46 70 174 06 05' ? '46701740605' : value)) as unknown as Row,
        ),
      },
    ],
  },
  {
    file: 'members-with-letter.xls',
    writer: 'hand',
    make: () =>
      oleFile(
        { Workbook: biffStream(8, [], [{ name: 'Sheet1', records: member }]) },
        { WordDocument: Buffer.alloc(5000, 1) },
      ),
    expected: [{ format: 'xls', rows: memberRows }],
  },
  {
    file: 'libreoffice-locked.xls',
    writer: 'libreoffice',
    make: () => lockedByLibreOffice('xls'),
    expected: [{ refused: ['libreoffice-locked.xls is locked with a password', 'remove the password'] }],
  },
  {
    // The password with which Excel itself encrypts a workbook whose structure is protected.
    file: 'libreoffice-protected.xls',
    writer: 'libreoffice',
    make: () => lockedByLibreOffice('xls', 'VelvetSweatshop'),
    expected: [
      {
        format: 'xls',
        rows: [
          [1, 'Name', 'Mobile'],
          [2, 'Bo', '+44 7700 900123'],
        ],
      },
    ],
  },
  {
    file: 'encrypted.xls',
    writer: 'hand',
    make: () => xlsOf(member, [record(0x2f, u16(1, 1, 1))]),
    expected: [{ refused: ['encrypted.xls is locked with a password', 'remove the password'] }],
  },
  {
    file: 'cut.xls',
    writer: 'hand',
    make: () =>
      xlsOf(Array.from({ length: 400 }, (_, row) => cell.label(row, 0, `Person ${row}`))).subarray(0, 5000),
    expected: [{ refused: ['damaged', 'save it again'] }],
  },
];
