import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { RawRow } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import { agile } from './corpus/agile.ts';
import { archive, xlsxParts } from './corpus/archive.ts';

const NEVER = new AbortController().signal;
/** So many that the package is of several pieces, however well it is packed. */
const PEOPLE = Array.from({ length: 4000 }, (_, row) => `Person ${Math.imul(row, 0x9e3779b1) >>> 0}`);
const WORKBOOK = await archive(
  xlsxParts(PEOPLE.map((name) => `<row><c t="inlineStr"><is><t>${name}</t></is></c></row>`).join('')),
);

async function read(t: TestContext, bytes: Uint8Array) {
  const path = join(tempFolder(t), 'book.xlsx');
  writeFileSync(path, bytes);
  const rows: RawRow[] = [];
  const sink = { add: (row: RawRow) => rows.push(row), progress() {} };
  const result = await readSheet(path, 'book.xlsx', {}, sink, NEVER);
  return { result, names: rows.map(({ cells }) => cells[0]) };
}

async function refusal(t: TestContext, bytes: Uint8Array): Promise<string> {
  const { result } = await read(t, bytes);
  assert.ok(!result.ok && result.error.kind === 'bad-input' && result.error.fix !== undefined);
  return spoken(result.error.message);
}

test('a workbook that Excel encrypts and opens unasked is read, at whichever strength', async (t) => {
  assert.ok(WORKBOOK.length > 3 * 4096);
  for (const choice of [{}, { hash: 'SHA1', keyBits: 128 }, { hash: 'SHA256', keyBits: 192, spins: 1000 }]) {
    const { result, names } = await read(t, agile(WORKBOOK, choice));
    assert.ok(result.ok, JSON.stringify(result));
    assert.deepEqual(names, PEOPLE);
  }
});

test('a workbook that only its owner can open is said to be locked', async (t) => {
  assert.match(
    await refusal(t, agile(WORKBOOK, { password: 'secret', spins: 1000 })),
    /locked with a password/,
  );
  const odd = agile(WORKBOOK, { spins: 1000 });
  const said = odd.indexOf('spinCount="1000"');
  const busy = Buffer.from(odd);
  // Hashing so often would keep the import busy for minutes.
  busy.write('spinCount="9e9" ', said);
  assert.match(await refusal(t, busy), /locked with a password/);
  const unknown = Buffer.from(odd);
  unknown.write('ChainingModeCFB', unknown.indexOf('ChainingModeCBC'));
  assert.match(await refusal(t, unknown), /locked with a password/);
});

test('an encrypted workbook that was changed or cut off is said to be damaged', async (t) => {
  const whole = agile(WORKBOOK, { spins: 1 });
  const changed = Buffer.from(whole);
  for (let at = 8000; at < 9000; at += 1) changed[at] = changed[at]! ^ 0x55;
  assert.match(await refusal(t, changed), /is damaged/);
  assert.match(await refusal(t, whole.subarray(0, 12_000)), /is damaged|locked|no spreadsheet/);
});
