import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import Papa from 'papaparse';
import { ImportBudget } from '../../electron/sheets/worker/reader/bounds/import-budget.ts';
import { SheetFault } from '../../electron/sheets/worker/reader/bounds/sheet-fault.ts';
import { DelimitedRecords } from '../../electron/sheets/worker/reader/delimited/delimited-records.ts';
import { type RawRow, RowOutput } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { createSheetStore } from '../../electron/sheets/worker/sheet-store.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { tempFolder } from '../services/support/temp-folder.ts';

/** Splits a text in pieces of so many characters into a sink, and says what is remarked. */
function split(text: string, delimiter: string, size: number, output: RowOutput) {
  const records = new DelimitedRecords(delimiter, output);
  for (let at = 0; at < text.length; at += size) records.take(text.slice(at, at + size), false);
  records.take('', true);
  records.remark();
  return output.notes;
}

function rowsOf(text: string, delimiter: string, size: number) {
  const rows: RawRow[] = [];
  const sink = { add: (row: RawRow) => rows.push(row), progress() {} };
  const notes = split(text, delimiter, size, new RowOutput(sink, new ImportBudget(0)));
  return { rows, notes };
}

/** What papaparse alone makes of a text; undefined where it finds fault with the quotes. */
function expected(text: string, delimiter: string): RawRow[] | undefined {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  if (errors.some(({ type }) => type === 'Quotes')) return undefined;
  const rows = data.map((cells, at): RawRow => {
    const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    return { row: at + 1, cells: cells.slice(0, width), hidden: false };
  });
  return rows.filter(({ cells }) => cells.length > 0);
}

const PIECES = [
  'a',
  'Ada',
  '0701 740605',
  'ö',
  '\u00a0',
  '\u0085',
  'Łódź',
  '山田',
  '\u3000',
  '\u2007',
  '\u2028',
  '😀',
];
const SIGNS = ['"', '""', ',', ',,', ';', '\t', '\\', '\n', ' ', '\u0001', '\u000b', '\ufb01'];
const quoted = fc
  .string({ unit: fc.constantFrom(...PIECES, ...SIGNS), maxLength: 4 })
  .map((cell) => `"${cell.replaceAll('"', '""')}"`);
const noise = fc.array(fc.oneof(fc.constantFrom(...PIECES, ...SIGNS, ',', '\n'), quoted), { maxLength: 30 });
const any = fc.record({
  text: noise.map((pieces) => pieces.join('')),
  delimiter: fc.constantFrom(',', ';', '\t', '|', ' ', '\\', '::'),
  size: fc.constantFrom(1, 2, 3, 7, 1000),
});

describe('records', () => {
  test('are what papaparse makes of them, whatever stands between them and wherever they are cut', () => {
    let compared = 0;
    fc.assert(
      fc.property(any, ({ text, delimiter, size }) => {
        const rows = expected(text, delimiter);
        if (rows === undefined) return;
        compared += 1;
        assert.deepEqual(rowsOf(text, delimiter, size).rows, rows);
      }),
      { numRuns: 3000 },
    );
    assert.ok(compared > 1000, `${compared}`);
  });

  test('with bad quotes are the same in one piece and in many', () => {
    fc.assert(
      fc.property(any, ({ text, delimiter, size }) => {
        assert.deepEqual(rowsOf(text, delimiter, size), rowsOf(text, delimiter, 1000));
      }),
      { numRuns: 500 },
    );
  });

  test('are kept as they are handed out', (t) => {
    const path = join(tempFolder(t), 'sheet.db');
    fc.assert(
      fc.property(any, fc.constantFrom(1, 40), ({ text, delimiter, size }, times) => {
        // Many times, so that blocks fill up, some with wide characters and some without.
        const whole = `${text}"\n`.repeat(times) + 'plain,row\n'.repeat(300) + text;
        const store = createSheetStore(path);
        const notes = split(
          whole,
          delimiter,
          5000 * size,
          new RowOutput({ add: (row) => store.add(row), progress() {} }, new ImportBudget(0)),
        );
        store.finish();
        const kept = { rows: store.slice(0, 100_000), notes };
        store.close();
        assert.deepEqual(kept, rowsOf(whole, delimiter, 5000 * size));
      }),
      { numRuns: 100 },
    );
  });

  test('with more blanks in a row than anybody writes keep some of them', () => {
    for (const blanks of [1000, 1001, 2500]) {
      const { rows } = rowsOf(`a,b${' '.repeat(blanks)}c\n1,2\n`, ',', 100_000);
      assert.deepEqual(
        rows.map(({ cells }) => cells.map(({ length }) => length)),
        [
          [1, 1002],
          [1, 1],
        ],
      );
    }
  });

  test('of several thousand characters are read whole, and larger ones than a row may have are refused', () => {
    const long = `"${'x, "" \n'.repeat(9000)}"`;
    const { rows } = rowsOf(`a,${long}\n1,2\n`, ',', 10_000);
    assert.deepEqual(
      rows.map(({ row, cells }) => [row, cells[1]!.length]),
      [
        [1, 'x, " \n'.length * 9000],
        [2, 1],
      ],
    );
    const refused = (words: RegExp) => (thrown: unknown) =>
      thrown instanceof SheetFault && words.test(spoken(thrown.error.message));
    assert.throws(() => rowsOf(`a,${'x'.repeat(100_001)}\n`, ',', 10_000), refused(/100,000 characters/));
    assert.throws(() => rowsOf(`${'x,'.repeat(16_385)}\n`, ',', 10_000), refused(/16,385 cells/));
  });
});
