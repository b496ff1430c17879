import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { isFull, sized } from '../support/full.ts';
import { assertPaced } from '../support/pace.ts';
import {
  begin,
  biffStream,
  cell,
  END,
  formats,
  place,
  record,
  sharedTexts,
  u16,
  u32,
  xlsOf,
} from './corpus/biff.ts';
import { oleFile } from './corpus/ole.ts';
import { stage } from './stage.ts';

const SECTOR = 512;

/** A workbook of which some four bytes, wherever they stand in the file, are changed. */
function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(value, at);
  return copy;
}

const people = (count: number) =>
  Array.from({ length: count }, (_, row) => cell.label(row, 0, `Person ${row}`));
const sound = xlsOf(people(2000));
/** Where the allocation table lies in it. */
const table = (sound.readUInt32LE(76) + 1) * SECTOR;
const wide = (row: number) =>
  record(
    0xbd,
    u16(row, 0),
    ...Array.from({ length: 1300 }, () => Buffer.concat([u16(0), u32(2)])),
    u16(1299),
  );
const shared = (text: string, records: readonly Uint8Array[]) => xlsOf(records, sharedTexts([{ text }]));

const BOMBS: Readonly<Record<string, { file: () => Buffer; refusal?: RegExp }>> = {
  'chain that bites its tail': { file: () => changed(sound, table + 20 * 4, 3), refusal: /damaged/ },
  'chain of one sector': { file: () => changed(sound, table, 0), refusal: /damaged/ },
  'chain that leaves the file': { file: () => changed(sound, table + 8, 0x00ffffff), refusal: /damaged/ },
  'directory that bites its tail': {
    file: () => changed(sound, table + sound.readUInt32LE(48) * 4, sound.readUInt32LE(48)),
  },
  'four billion table sectors': { file: () => changed(sound, 44, 0xffffffff) },
  'list of tables that bites its tail': {
    file: () => {
      const bytes = Buffer.concat([sound, Buffer.alloc(SECTOR * 20_000, 0)]);
      return changed(bytes, 68, 1);
    },
  },
  'a stream of four gigabytes': {
    file: () => changed(sound, (sound.readUInt32LE(48) + 1) * SECTOR + 128 + 120, 0xffffffff),
  },
  'four billion shared texts': {
    file: () =>
      xlsOf([cell.shared(0, 0, 1)], [record(0xfc, u32(0xffffffff), u32(0xffffffff), u16(1), [0, 0x41])]),
    refusal: /damaged/,
  },
  'a guide of four gigabytes': {
    file: () =>
      xlsOf([cell.shared(0, 0, 0)], [record(0xfc, u32(1), u32(1), u16(1), [4], u32(0xffffffff), [0x41])]),
  },
  'one long text in every cell': {
    file: () =>
      shared(
        'x'.repeat(8000),
        Array.from({ length: 18_000 }, (_, at) => cell.shared(Math.floor(at / 20), at % 20, 0)),
      ),
    refusal: /take far more space than a contact list can/,
  },
  'packed numbers far to the right': {
    file: () => xlsOf(Array.from({ length: sized(100, 500) }, (_, row) => wide(row))),
  },
  'packed numbers beyond the last column': {
    file: () =>
      xlsOf([record(0xbd, u16(0, 65_000), ...Array.from({ length: 700 }, () => Buffer.alloc(6)), u16(0))]),
    refusal: /more than 16,384 columns/,
  },
  'a column beyond the last': {
    file: () => xlsOf([cell.label(0, 65_535, 'x')]),
    refusal: /more than 16,384 columns/,
  },
  'rows in no order, each wide': {
    file: () =>
      xlsOf(Array.from({ length: 60_000 }, (_, at) => cell.label((at * 7919) % 65_536, 16_000, 'x'))),
    refusal: /in no order/,
  },
  'columns hidden again and again': {
    file: () =>
      xlsOf([
        ...Array.from({ length: sized(50_000, 200_000) }, () => record(0x7d, u16(0, 65_535, 0, 0, 1, 0))),
        cell.label(0, 0, 'x'),
      ]),
  },
  'formats without end': {
    file: () => xlsOf([], formats(...Array.from({ length: 60_000 }, (_, at) => `0"${at}"`))),
  },
  'worksheets without end': {
    file: () =>
      oleFile({
        Workbook: biffStream(
          8,
          [],
          Array.from({ length: 11_000 }, (_, at) => ({ name: `${at}`, records: [] })),
        ),
      }),
    refusal: /too many worksheets/,
  },
  'parts within parts': {
    file: () => xlsOf([...Array.from({ length: 100_000 }, () => begin(8, 0x20)), cell.label(0, 0, 'x')]),
    refusal: /damaged/,
  },
  'formulas that wait for a text': {
    file: () =>
      xlsOf(
        Array.from({ length: sized(30_000, 100_000) }, (_, at) =>
          cell.formula(at % 65_536, 0, [0, 0, 0, 0, 0, 0, 0xff, 0xff]),
        ),
      ),
  },
  'a text that continues without end': {
    file: () => {
      const more = record(0x3c, [0], Buffer.alloc(8000, 0x41));
      const text = record(0xfc, u32(1), u32(1), u16(65_535), [0]);
      const whole = Array.from({ length: sized(500, 2000) }, (_, at) =>
        at % 9 === 8 ? record(0x3c, [0], u16(65_535), [0]) : more,
      );
      return xlsOf([cell.shared(0, 0, 0)], [text, ...whole]);
    },
  },
  'empty records': { file: () => xlsOf([Buffer.alloc(4_000_000), cell.label(0, 0, 'x')]) },
  'a row number that is no number': {
    file: () => Buffer.concat([record(0x809, u16(0, 0x10, 0, 0)), place(0, 0), END]),
  },
};

for (const [what, { file, refusal }] of Object.entries(BOMBS)) {
  // `limits.test.ts` reaches the same limit sooner.
  if (what === 'one long text in every cell' && !isFull) continue;
  test(`an old workbook with ${what} is read or refused within what an import may take`, async (t) => {
    const read = await stage(t, 'bomb.xls', file());
    if (refusal) assert.match(read.ok ? '' : spoken(read.error.message), refusal);
    if (!read.ok) assert.ok(read.error.kind === 'bad-input' && read.error.fix !== undefined);
  });
}

test('a large old workbook is read in two seconds', async (t) => {
  // As many as there can be.
  const rows = sized(8192, 65_536);
  const texts = Array.from({ length: rows }, (_, row) => ({ text: `Person ${row}` }));
  const records = texts.flatMap((_, row) => [
    cell.shared(row, 0, row),
    cell.number(row, 1, 46_701_000_000 + row),
    cell.rk(row, 2, ((40_000 + (row % 5000)) << 2) | 2, 1),
    cell.label(row, 3, 'Old Mill'),
    cell.bool(row, 4, row % 2),
    cell.rk(row, 5, (row << 2) | 2),
  ]);
  const cuts = Array.from({ length: 120 }, (_, at) => at * 8000);
  const book = xlsOf(records, [...formats('General', 14), ...sharedTexts(texts, cuts)]);
  const since = process.cpuUsage();
  const read = await stage(t, 'large.xls', book);
  const { user, system } = process.cpuUsage(since);
  assert.ok(read.ok);
  const ms = (user + system) / 1000;
  t.diagnostic(`${(book.length / 1024 ** 2).toFixed(1)} MB in ${ms.toFixed(0)} ms of the processor`);
  assertPaced('a large workbook', ms, 2000);
});
