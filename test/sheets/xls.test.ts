import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import type { ReadOptions } from '../../electron/sheets/worker/reader/rows/read-job.ts';
import type { RawRow } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import {
  begin,
  biffStream,
  cell,
  cutsOf,
  END,
  f64,
  formats,
  place,
  record,
  result,
  type SharedText,
  sharedTexts,
  text5,
  text8,
  u16,
  u32,
  xlsOf,
} from './corpus/biff.ts';
import { encryptedStream } from './corpus/biff-lock.ts';
import { oleFile } from './corpus/ole.ts';
import { readFile } from './read.ts';

const NEVER = new AbortController().signal;

async function readXls(t: TestContext, bytes: Uint8Array, options: ReadOptions = {}) {
  const path = join(tempFolder(t), 'book.xls');
  writeFileSync(path, bytes);
  const rows: RawRow[] = [];
  const sink = { add: (row: RawRow) => rows.push(row), progress() {} };
  const read = await readSheet(path, 'book.xls', options, sink, NEVER);
  return { read, rows: rows.map(({ row, cells }) => [row, ...cells]) };
}

async function rowsOf(t: TestContext, bytes: Uint8Array, options: ReadOptions = {}) {
  const { read, rows } = await readXls(t, bytes, options);
  assert.ok(read.ok, JSON.stringify(read));
  return rows;
}

async function refusalOf(t: TestContext, bytes: Uint8Array): Promise<string> {
  const { read } = await readXls(t, bytes);
  assert.ok(
    !read.ok && read.error.kind === 'bad-input' && read.error.fix !== undefined,
    JSON.stringify(read),
  );
  return spoken(read.error.message);
}

const TEXTS: readonly SharedText[] = [
  { text: 'Åsa' },
  { text: 'Łukasz Żak', fonts: 2 },
  { text: '' },
  { text: '山田 太郎', guide: 10 },
  { text: 'half plain, half Ł', fonts: 1, guide: 7 },
  { text: '+46 70 174 06 05' },
];

const sharedBook = (texts: readonly SharedText[], cuts: readonly number[]) =>
  xlsOf(
    texts.map((_, at) => cell.shared(at, 0, at)),
    sharedTexts(texts, cuts),
  );
const sharedRows = (texts: readonly SharedText[]) =>
  texts.flatMap(({ text }, at) => (text.trim() === '' ? [] : [[at + 1, text]]));

test('shared texts that continue in another record are whole, wherever the border lies', async (t) => {
  for (let cut = 0; cut < cutsOf(TEXTS); cut += 1) {
    assert.deepEqual(await rowsOf(t, sharedBook(TEXTS, [cut])), sharedRows(TEXTS), `cut at ${cut}`);
  }
});

test('shared texts cut at any places, however many, are whole', async (t) => {
  const letter = fc.constantFrom(...'aBÅé+0Łж山');
  const text = fc.record({
    text: fc.array(letter, { maxLength: 8 }).map((letters) => letters.join('')),
    fonts: fc.nat(2),
    guide: fc.nat(5),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 6 }),
      fc.uniqueArray(fc.nat(120), { maxLength: 12 }),
      async (texts, cuts) => {
        assert.deepEqual(await rowsOf(t, sharedBook(texts, cuts)), sharedRows(texts));
      },
    ),
    { numRuns: 60 },
  );
});

test('a text beyond the end of the shared ones means that the workbook is damaged', async (t) => {
  assert.match(await refusalOf(t, xlsOf([cell.shared(0, 0, 7)], sharedTexts(TEXTS))), /is damaged/);
});

/** What Excel shows of each cell. */
const SHOWN: readonly (readonly [what: string, record: Uint8Array, shown: string])[] = [
  ['a number', cell.number(0, 1, 46_701_740_605), '46701740605'],
  ['a number whose format keeps a zero', cell.number(0, 1, 701_740_605, 1), '0701740605'],
  ['a day whose format is its own', cell.number(0, 1, 45_322, 2), '31.01.2024'],
  ['a day whose format follows the system', cell.number(0, 1, 45_322, 3), '2024-01-31'],
  ['a percentage by the number of its format', cell.number(0, 1, 0.25, 4), '25%'],
  ['a whole number that is packed', cell.rk(0, 1, (4560 << 2) | 2), '4560'],
  ['a negative whole number that is packed', cell.rk(0, 1, (-7 << 2) | 2), '-7'],
  ['hundredths that are packed', cell.rk(0, 1, (1250 << 2) | 3), '12,5'],
  ['the upper part of a number', cell.rk(0, 1, 0x3ff80000), '1,5'],
  ['hundredths of the upper part of a number', cell.rk(0, 1, 0x40934800 | 1), '12,34'],
  ['a text', cell.label(0, 1, 'Łukasz'), 'Łukasz'],
  ['a text with fonts', record(0xd6, place(0, 1), text8('Åsa'), u16(1), u32(0)), 'Åsa'],
  ['lines', cell.label(0, 1, 'one\r\ntwo\rthree\0'), 'one\ntwo\nthree'],
  ['true', cell.bool(0, 1, 1), 'TRUE'],
  ['false', cell.bool(0, 1, 0), 'FALSE'],
  ...(
    [
      [0x00, '#NULL!'],
      [0x07, '#DIV/0!'],
      [0x0f, '#VALUE!'],
      [0x17, '#REF!'],
      [0x1d, '#NAME?'],
      [0x24, '#NUM!'],
      [0x2a, '#N/A'],
    ] as const
  ).map(([code, shown]) => [`the error ${shown}`, cell.bool(0, 1, code, 1), shown] as const),
  ['a formula that gives a number', cell.formula(0, 1, f64(46_701_740_605)), '46701740605'],
  ['a formula that gives a day', cell.formula(0, 1, f64(45_322), 2), '31.01.2024'],
  ['a formula that gives true', cell.formula(0, 1, result.bool(1)), 'TRUE'],
  ['a formula that gives an error', cell.formula(0, 1, result.error(0x07)), '#DIV/0!'],
  [
    'a formula that gives a text',
    Buffer.concat([cell.formula(0, 1, result.text), record(0x207, text8('Hej Åsa'))]),
    'Hej Åsa',
  ],
  [
    'a text of a shared formula',
    Buffer.concat([cell.formula(0, 1, result.text), record(0x4bc, u16(0, 0)), record(0x207, text8('ж'))]),
    'ж',
  ],
  [
    'a text of a formula that continues',
    Buffer.concat([
      cell.formula(0, 1, result.text),
      record(0x207, u16(6), [0], Buffer.from('abc')),
      record(0x3c, [1], Buffer.from('dżf', 'utf16le')),
    ]),
    'abcdżf',
  ],
];

test('a chart in a worksheet of an old workbook ends no row of it', async (t) => {
  const chart = [begin(8, 0x20), cell.label(0, 1, 'in the chart'), END];
  const { rows } = await readFile(
    t,
    'book.xls',
    xlsOf([cell.label(0, 0, 'Ada'), ...chart, cell.label(1, 0, 'Bo')]),
  );
  assert.deepEqual(rows, [['Ada'], ['Bo']]);
});

for (const [what, bytes, shown] of SHOWN) {
  test(`an old workbook shows ${what} as Excel does`, async (t) => {
    const book = xlsOf(
      [cell.label(0, 0, 'x'), bytes, cell.label(1, 0, 'end')],
      formats('General', '0000000000', 'dd\\.mm\\.yyyy', 14, 9),
    );
    const { read, rows } = await readXls(t, book, { locale: 'sv-SE' });
    assert.deepEqual(rows, [
      [1, 'x', shown],
      [2, 'end'],
    ]);
    assert.ok(read.ok && read.value.format === 'xls');
    assert.equal(read.value.notes.length, shown.startsWith('#') ? 1 : 0);
  });
}

test('what a cell holds is kept beside what it shows', async (t) => {
  const book = xlsOf(
    [cell.number(0, 0, 45_322.5, 0), cell.rk(0, 1, (1250 << 2) | 3, 1), cell.label(0, 2, 'x')],
    formats('dddd', '0" kr"'),
  );
  const path = join(tempFolder(t), 'plain.xls');
  writeFileSync(path, book);
  const rows: RawRow[] = [];
  await readSheet(path, 'plain.xls', {}, { add: (row) => rows.push(row), progress() {} }, NEVER);
  assert.deepEqual(rows, [
    { row: 1, cells: ['Wednesday', '13 kr', 'x'], plain: '0=@45322.5 1=12.5', hidden: false },
  ]);
});

test('a formula without a result, and one whose text is missing, show nothing', async (t) => {
  const rows = await rowsOf(
    t,
    xlsOf([
      cell.formula(0, 0, result.empty),
      cell.label(0, 1, 'a'),
      cell.formula(1, 0, result.text),
      cell.label(1, 1, 'b'),
      record(0x207, text8('nobody asked')),
    ]),
  );
  assert.deepEqual(rows, [
    [1, '', 'a'],
    [2, '', 'b'],
  ]);
});

test('several packed numbers in one record stand side by side', async (t) => {
  const many = record(0xbd, u16(0, 1), u16(0), u32((4560 << 2) | 2), u16(1), u32((7 << 2) | 2), u16(2));
  assert.deepEqual(await rowsOf(t, xlsOf([many], formats('General', '000'))), [[1, '', '4560', '007']]);
});

test('days count from 1904 where the workbook says so', async (t) => {
  const globals = [record(0x22, u16(1)), ...formats('yyyy-mm-dd')];
  assert.deepEqual(await rowsOf(t, xlsOf([cell.number(0, 0, 43_860)], globals)), [[1, '2024-01-31']]);
});

test('hidden rows, columns and worksheets are left out and told, or taken where asked for', async (t) => {
  const row = (number: number, flags: number) =>
    record(0x208, u16(number, 0, 2, 255, 0, 0), [flags, 1], u16(0));
  const stream = biffStream(
    8,
    [],
    [
      { name: 'Gone', state: 2, records: [cell.label(0, 0, 'secret')] },
      { name: 'Chart', kind: 2, records: [] },
      {
        name: 'Now',
        records: [
          record(0x7d, u16(1, 1, 0, 0, 1, 0)),
          row(0, 0),
          row(1, 0x20),
          cell.label(0, 0, 'Ada'),
          cell.label(0, 1, 'hidden'),
          cell.label(1, 0, 'Bo'),
          begin(8, 0x20),
          cell.label(0, 0, 'of a chart'),
          END,
        ],
      },
      { name: 'Old', state: 1, records: [cell.label(0, 0, 'old')] },
    ],
  );
  const { read, rows } = await readXls(t, oleFile({ Workbook: stream }));
  assert.deepEqual(rows, [[1, 'Ada']]);
  assert.ok(read.ok);
  assert.deepEqual(read.value.worksheets, [
    { name: 'Gone', hidden: true },
    { name: 'Now', hidden: false },
    { name: 'Old', hidden: true },
  ]);
  assert.deepEqual([read.value.hiddenRows, read.value.hiddenColumns], [1, [1]]);
  assert.equal(read.value.notes.length, 3);
  assert.deepEqual(await rowsOf(t, oleFile({ Workbook: stream }), { includeHidden: true }), [
    [1, 'Ada', 'hidden'],
    [2, 'Bo'],
  ]);
  assert.deepEqual(await rowsOf(t, oleFile({ Workbook: stream }), { worksheet: 'Old' }), [[1, 'old']]);
});

test('cells written by column are put into their rows', async (t) => {
  const rows = await rowsOf(
    t,
    xlsOf([
      cell.label(0, 0, 'Name'),
      cell.label(1, 0, 'Ada'),
      cell.label(2, 0, 'Bo'),
      cell.label(0, 1, 'Mobile'),
      cell.label(2, 1, '2'),
      cell.label(1, 1, '1'),
    ]),
  );
  assert.deepEqual(rows, [
    [1, 'Name', 'Mobile'],
    [2, 'Ada', '1'],
    [3, 'Bo', '2'],
  ]);
});

test('a workbook of Excel 5 is read in its code page, or else in the usual one or as UTF-8', async (t) => {
  const book = (globals: readonly Uint8Array[], name: Buffer) =>
    oleFile({
      Book: biffStream(5, globals, [
        {
          name: 'Blad1',
          records: [
            record(0x204, place(0, 0), text5(name)),
            cell.number(0, 1, 701_740_605, 1),
            cell.formula(0, 2, result.text),
            record(0x207, text5(name)),
          ],
        },
      ]),
    });
  const polish = Buffer.from([0xa3, 0x75, 0x6b, 0x61, 0x73, 0x7a]);
  const padded = [
    record(0x41e, u16(164), text5(Buffer.from('0000000000'), 1)),
    record(0xe0, u16(0, 0), Buffer.alloc(12)),
    record(0xe0, u16(0, 164), Buffer.alloc(12)),
  ];
  const shown = (name: string) => [[1, name, '0701740605', name]];
  const stated = (page: number) => book([record(0x42, u16(page)), ...padded], polish);
  assert.deepEqual(await rowsOf(t, stated(1250)), shown('Łukasz'));
  assert.deepEqual(await rowsOf(t, stated(1252)), shown('£ukasz'));
  assert.deepEqual(await rowsOf(t, stated(850)), shown('úukasz'));
  assert.deepEqual(await rowsOf(t, stated(10029)), shown('£ukasz'));
  assert.deepEqual(await rowsOf(t, book(padded, polish), { locale: 'pl' }), shown('Łukasz'));
  assert.deepEqual(await rowsOf(t, book(padded, Buffer.from('Łukasz'))), shown('Łukasz'));
});

test('the bare records of Excel 2, 3 and 4, and of programs that know no more, are read', async (t) => {
  const name = text5(Buffer.from('Ada'), 1);
  const two = [
    record(0x09, u16(2, 0x10)),
    record(0x1e, text5(Buffer.from('General'), 1)),
    record(0x1e, text5(Buffer.from('0000'), 1)),
    record(0x1e, text5(Buffer.from('m/d/yy'), 1)),
    record(0x04, u16(0, 0), [0, 0, 0], name),
    record(0x02, u16(0, 1), [0, 1, 0], u16(7)),
    record(0x03, u16(0, 2), [0, 2, 0], f64(45_322)),
    record(0x05, u16(0, 3), [0, 0, 0], [1, 0]),
    record(0x06, u16(0, 4), [0, 0, 0], result.text, [0]),
    record(0x07, name),
    END,
  ];
  const shown = [[1, 'Ada', '0007', '2024-01-31', 'TRUE', 'Ada']];
  assert.deepEqual(await rowsOf(t, Buffer.concat(two), { locale: 'sv' }), shown);
  const builtIn = [
    'General',
    '0',
    '0.00',
    '#,##0',
    '#,##0.00',
    '$',
    '$',
    '$',
    '$',
    '0%',
    '0.00%',
    '0.00E+00',
  ];
  const dates = ['d/m/yy', 'd-mmm-yy', 'd-mmm', 'mmm-yy', 'h:mm AM/PM', 'h:mm:ss AM/PM', 'h:mm', 'h:mm:ss'];
  const custom = [...builtIn, ...dates, 'd/m/yy h:mm', '000000', '"Room "0', 'dddd'];
  const formatted = [
    record(0x09, u16(2, 0x10)),
    ...custom.map((code) => record(0x1e, text5(Buffer.from(code), 1))),
    ...[0, 22, ...Array(78).fill(0), 21].map((format) => record(0x43, [0, 0, format, 0])),
    record(0x02, u16(0, 0), [0, 21, 0], u16(42)),
    record(0x02, u16(0, 1), [0, 22, 0], u16(7)),
    record(0x02, u16(0, 2), [1, 0, 0], u16(8)),
    record(0x03, u16(0, 3), [0, 14, 0], f64(45_322)),
    record(0x03, u16(0, 4), [0, 23, 0], f64(45_322)),
    record(0x44, u16(80)),
    record(0x02, u16(0, 5), [63, 0, 0], u16(9)),
    END,
  ];
  const listed = [[1, '000042', 'Room 7', 'Room 8', '31-Jan', 'Wednesday', '000009']];
  assert.deepEqual(await rowsOf(t, Buffer.concat(formatted), { locale: 'en-GB' }), listed);
  for (const [version, xf] of [
    [3, 0x243],
    [4, 0x443],
  ] as const) {
    const format = (code: string) =>
      version === 3
        ? record(0x1e, text5(Buffer.from(code), 1))
        : record(0x41e, u16(0), text5(Buffer.from(code), 1));
    const later = [
      record(version === 3 ? 0x209 : 0x409, u16(version, 0x10, 0)),
      ...['General', '0000', 'm/d/yy'].map(format),
      ...[0, 1, 2].map((at) => record(xf, [0, at], Buffer.alloc(10))),
      record(0x204, place(0, 0), text5(Buffer.from('Ada'))),
      cell.rk(0, 1, (7 << 2) | 2, 1),
      cell.number(0, 2, 45_322, 2),
      cell.bool(0, 3, 1),
      record(version === 3 ? 0x206 : 0x406, place(0, 4), result.text, u16(0, 0)),
      record(0x207, text5(Buffer.from('Ada'))),
      END,
    ];
    assert.deepEqual(await rowsOf(t, Buffer.concat(later), { locale: 'sv' }), shown, `Excel ${version}`);
  }
  const simple = [
    record(0x809, u16(0, 0x10, 0, 0)),
    record(0x204, place(0, 0), text5(Buffer.from('Åsa'))),
    cell.number(0, 1, 46_701_740_605),
  ];
  assert.deepEqual(await rowsOf(t, Buffer.concat(simple)), [[1, 'Åsa', '46701740605']]);
  assert.deepEqual(await rowsOf(t, Buffer.concat([...simple, END])), [[1, 'Åsa', '46701740605']]);
});

test('a workbook that Excel encrypts and opens unasked is read, at whichever strength', async (t) => {
  const people = Array.from({ length: 300 }, (_, row) => `Person ${row} ł`);
  const records = people.map((name, row) => cell.label(row, 0, name));
  for (const bits of [40, 128]) {
    const locked = (password: string) => oleFile({ Workbook: encryptedStream(records, password, bits) });
    const rows = await rowsOf(t, locked('VelvetSweatshop'));
    assert.deepEqual(
      rows,
      people.map((name, row) => [row + 1, name]),
    );
    assert.match(await refusalOf(t, locked('secret')), /is locked with a password/);
  }
});

test('an encrypted workbook is said to be locked, and one that is cut off to be damaged', async (t) => {
  assert.match(
    await refusalOf(t, xlsOf([], [record(0x2f, u16(0, 0))])),
    /book\.xls is locked with a password/,
  );
  const whole = xlsOf(Array.from({ length: 400 }, (_, row) => cell.label(row, 0, `Person ${row}`)));
  assert.equal((await rowsOf(t, whole)).length, 400);
  for (const length of [600, 3000, 6000]) {
    assert.match(await refusalOf(t, whole.subarray(0, length)), /is damaged/, `${length}`);
  }
});

test('a bare chart, and several worksheets of Excel 4 in one file, are named', async (t) => {
  assert.match(await refusalOf(t, Buffer.concat([record(0x409, u16(4, 0x20, 0)), END])), /but no worksheet/);
  const several = Buffer.concat([record(0x409, u16(4, 0x100, 0)), END]);
  assert.match(await refusalOf(t, several), /holds several worksheets of Excel 4/);
});

test('the stream for Excel 97 is read where there is one for Excel 5 too', async (t) => {
  const both = oleFile({
    Book: biffStream(5, [], [{ name: 'a', records: [] }]),
    Workbook: biffStream(8, [], [{ name: 'a', records: [cell.label(0, 0, 'Ł')] }]),
  });
  assert.deepEqual(await rowsOf(t, both), [[1, 'Ł']]);
});
