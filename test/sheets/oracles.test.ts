import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { writeXlsx } from '../../electron/exports/worker/workbook-writer.ts';
import type { RawRow } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { installPeers } from '../bench/support/peers.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import { isFull } from '../support/full.ts';
import {
  type CellValue,
  EXCEL_XML_WRITERS,
  ODS_ORACLES,
  ODS_WRITERS,
  type Oracle,
  shown,
  type Writer,
  XLS_ORACLES,
  XLS_WRITERS,
  XLSX_ORACLES,
  XLSX_WRITERS,
} from './corpus/oracles.ts';

const RUNS = 25;

// Installs the libraries to compare with. `corpus.test.ts` reads what these and other programs wrote, in `npm test`.
const options = { skip: !isFull };

const letters = fc.constantFrom(
  ...'abcÅåéßŁłżИв山田😀€“”–',
  ' ',
  '&',
  '<',
  '>',
  '"',
  "'",
  ',',
  ';',
  '0',
  '7',
  '+',
  '=',
  '-',
);
const phrase = fc.array(letters, { minLength: 1, maxLength: 12 }).map((list) => list.join(''));
const words = phrase.filter((text) => text.trim() === text && !text.includes('  '));
const phone = fc.integer({ min: 0, max: 99 }).map((at) => 46_701_740_605 + at);
const whole = fc.integer({ min: -999_999_999, max: 999_999_999_999_999 });
const fraction = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((cents) => cents / 100);
const day = fc
  .integer({ min: 22_000, max: 60_000 })
  .map((serial) => new Date(Date.UTC(1899, 11, 30 + serial)));
const cell: fc.Arbitrary<CellValue> = fc.oneof(
  { weight: 5, arbitrary: words },
  phone,
  whole,
  fraction,
  day,
  fc.boolean(),
  fc.constant(null),
);
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 12 });

test(
  'Excel workbooks of three writers read the same as four other readers read them',
  options,
  async (context) => {
    if (await withoutPeers(context)) return;
    await compare(context, 'book.xlsx', XLSX_WRITERS, XLSX_ORACLES, table);
  },
);

test('workbooks of Excel 97 read the same as another reader reads them', options, async (context) => {
  if (await withoutPeers(context)) return;
  await compare(context, 'book.xls', XLS_WRITERS, XLS_ORACLES, table);
});

test('Excel 2003 XML reads the same as another reader reads it', options, async (context) => {
  if (await withoutPeers(context)) return;
  // SheetJS writes the format that follows the system as one of its own, and loses blank first columns when it reads.
  const suitable = table.map((rows) =>
    rows.map((row) => ['x', ...row.map((value) => (value instanceof Date ? null : value))]),
  );
  await compare(context, 'book.xml', EXCEL_XML_WRITERS, XLS_ORACLES, suitable);
});

test(
  'OpenDocument spreadsheets of two writers read the same as two other readers read them',
  options,
  async (context) => {
    if (await withoutPeers(context)) return;
    // SheetJS writes OpenDocument days as bare numbers, and loses blank rows when it reads.
    const suitable = table.map((rows) =>
      rows.map((row) => ['x', ...row.map((value) => (value instanceof Date ? null : value))]),
    );
    await compare(context, 'book.ods', ODS_WRITERS, ODS_ORACLES, suitable);
  },
);

test('what our own writer writes, other readers read, and so do we', options, async (context) => {
  if (await withoutPeers(context)) return;
  const path = join(tempFolder(context), 'own.xlsx');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(words, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
      async (rows) => {
        await writeXlsx(path, rows);
        assert.deepEqual(await own(path), trimmed(rows));
        for (const [name, oracle] of Object.entries(XLSX_ORACLES)) {
          assert.deepEqual(trimmed(await oracle(path)), trimmed(rows), name);
        }
      },
    ),
    { numRuns: RUNS },
  );
});

async function compare(
  context: TestContext,
  fileName: string,
  writers: Readonly<Record<string, Writer>>,
  oracles: Readonly<Record<string, Oracle>>,
  tables: fc.Arbitrary<CellValue[][]>,
): Promise<void> {
  const path = join(tempFolder(context), fileName);
  for (const [writer, write] of Object.entries(writers)) {
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        await writeFile(path, await write(rows));
        const ours = await own(path);
        assert.deepEqual(ours, trimmed(rows.map((row) => row.map(shown))), `what ${writer} was given`);
        for (const [name, oracle] of Object.entries(oracles)) {
          assert.deepEqual(ours, trimmed(await oracle(path)), `${name} on a file by ${writer}`);
        }
      }),
      { numRuns: RUNS },
    );
  }
}

/** Our reading as a plain table, blank rows included so that row numbers count. */
async function own(path: string): Promise<string[][]> {
  const rows: string[][] = [];
  const sink = {
    add({ row, cells }: RawRow) {
      while (rows.length < row - 1) rows.push([]);
      rows.push([...cells]);
    },
    progress() {},
  };
  const result = await readSheet(path, path, { locale: 'sv-SE' }, sink, new AbortController().signal);
  assert.ok(result.ok || spoken(result.error.message).includes('no worksheet'), JSON.stringify(result));
  return trimmed(rows);
}

/** A table without the blank cells at the ends of its rows and the blank rows at its end. */
function trimmed(rows: readonly (readonly string[])[]): string[][] {
  const out = rows.map((row) => {
    const cells = Array.from(row, (text) => text ?? '');
    while (cells.length > 0 && cells.at(-1)!.trim() === '') cells.pop();
    return cells;
  });
  while (out.length > 0 && out.at(-1)!.length === 0) out.pop();
  return out;
}

/** True when the other readers cannot be installed; the test is then skipped, saying so. */
async function withoutPeers(context: TestContext): Promise<boolean> {
  try {
    installPeers();
    return false;
  } catch (error) {
    context.skip(
      `The libraries to compare with cannot be installed: ${error instanceof Error ? error.message : error}`,
    );
    return true;
  }
}
