import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { writeXlsx } from '../../electron/exports/worker/workbook-writer.ts';
import type { RawRow } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import { sized } from '../support/full.ts';

async function readBack(path: string) {
  const rows: RawRow[] = [];
  const sink = { add: (row: RawRow) => rows.push(row), progress: () => {} };
  const result = await readSheet(path, path, {}, sink, new AbortController().signal);
  assert.ok(result.ok, JSON.stringify(result));
  return { rows: rows.map(({ row, cells }) => [row, ...cells]), worksheets: result.value.worksheets };
}

// Threat: A hostile spreadsheet, in an export
test('any text comes back as it was: control characters, half pairs, escapes, markup', async (context) => {
  const path = join(tempFolder(context), 'any.xlsx');
  const odd = fc.constantFrom(
    '_x000D_',
    '_x0041_',
    '\0',
    '\u0008',
    '\ud83d',
    '\udc00',
    '\ufffe',
    '&amp;',
    '<t>',
    ']]>',
    '\n',
    '\t',
    '=1+1',
    '0701740605',
    ' ',
    'ö',
    '😀',
  );
  const text = fc
    .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 4 })
    .map((list) => `${list.join('')}.`);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      async (rows) => {
        await writeXlsx(path, rows);
        const expected = rows.map((cells, at) => [
          at + 1,
          ...cells.map((cell) => cell.replaceAll(/\r\n?/g, '\n')),
        ]);
        assert.deepEqual((await readBack(path)).rows, expected);
      },
    ),
    { numRuns: sized(8, 25) },
  );
});

test('a worksheet has the name asked for, as far as spreadsheet programs take it', async (context) => {
  const path = join(tempFolder(context), 'named.xlsx');
  for (const [asked, name] of [
    ['Left/out [all]', 'Left out  all'],
    ['*', 'Sheet1'],
    ['&'.repeat(40), '&'.repeat(31)],
  ] as const) {
    await writeXlsx(path, [['Number'], ['1']], asked);
    const { rows, worksheets } = await readBack(path);
    assert.deepEqual([worksheets[0]!.name, rows.length], [name, 2]);
  }
});

test('a workbook of no rows at all is still a workbook, and its owner alone may read it', async (context) => {
  const path = join(tempFolder(context), 'none.xlsx');
  await writeXlsx(path, []);
  assert.deepEqual((await readBack(path)).rows, []);
  if (process.platform !== 'win32') assert.equal((await stat(path)).mode & 0o777, 0o600);
});

test('the same rows give the same bytes, whatever the time zone and the hour', async (context) => {
  const path = join(tempFolder(context), 'same.xlsx');
  const written = async () => {
    await writeXlsx(path, [['Number'], ['46701740605']]);
    return readFile(path);
  };
  const first = await written();
  const zone = process.env.TZ;
  context.after(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  process.env.TZ = 'Pacific/Auckland';
  assert.deepEqual(await written(), first);
});

test('rows are taken only as fast as they are written', async (context) => {
  const path = join(tempFolder(context), 'slow.xlsx');
  let most = 0;
  let waiting = 0;
  // Text that hardly packs, so that whatever is held back would have to be held in memory.
  const rows = function* () {
    for (let row = 0; row < 400; row += 1) {
      waiting += 1;
      setImmediate(() => {
        waiting -= 1;
      });
      most = Math.max(most, waiting);
      yield [randomBytes(12_000).toString('hex')];
    }
  };
  await writeXlsx(path, rows());
  assert.ok(most < 100, `${most} rows of 400 were taken in one go`);
});

test('a folder that takes no file fails in its own words, and leaves nothing behind', async (context) => {
  const path = join(tempFolder(context), 'missing', 'none.xlsx');
  await assert.rejects(writeXlsx(path, [['a']]), { code: 'ENOENT' });
});

test('nothing is left behind when the rows break off', async (context) => {
  const path = join(tempFolder(context), 'broken.xlsx');
  const rows = function* () {
    yield ['a'];
    throw new Error('the source broke');
  };
  await assert.rejects(writeXlsx(path, rows()), /the source broke/);
  assert.ok(!existsSync(path));
});
