import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { RawRow } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import type { Expected } from './corpus/case.ts';

const FOLDER = join(import.meta.dirname, 'files');
const NEVER = new AbortController().signal;

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.expected.json'));
for (const json of files) {
  const file = json.slice(0, -'.expected.json'.length);
  const { writer, expected } = JSON.parse(readFileSync(join(FOLDER, json), 'utf8')) as {
    writer: string;
    expected: readonly Expected[];
  };
  describe(`${file} by ${writer}`, () => {
    for (const one of expected) {
      test(`read whole ${JSON.stringify(one.options ?? {})}`, () => readWhole(file, one));
    }
  });
}

async function readWhole(file: string, expected: Expected): Promise<void> {
  const rows: RawRow[] = [];
  const heard: number[] = [];
  const sink = {
    add: (row: RawRow) => rows.push(row),
    progress: (part: number) => heard.push(part),
  };
  const result = await readSheet(join(FOLDER, file), file, expected.options ?? {}, sink, NEVER);
  if (expected.refused) {
    assert.ok(!result.ok, `${file} should be refused`);
    assert.equal(result.error.kind, 'bad-input');
    assert.ok(spoken(result.error.message).includes(expected.refused[0]), spoken(result.error.message));
    assert.ok(spoken(result.error.fix)?.includes(expected.refused[1]), spoken(result.error.fix));
    return;
  }
  assert.ok(result.ok, `${file}: ${result.ok ? '' : JSON.stringify(result.error)}`);
  assert.deepEqual(rows.map(plain), expected.rows);
  assert.deepEqual(
    [...heard].sort((a, b) => a - b),
    heard,
    'progress never falls',
  );
  assert.equal(heard.at(-1), 1);
  for (const key of [
    'format',
    'encoding',
    'delimiter',
    'worksheet',
    'worksheets',
    'hiddenRows',
    'hiddenColumns',
    'mergedDown',
  ] as const) {
    if (expected[key] !== undefined) assert.deepEqual(result.value[key], expected[key], key);
  }
  const notes = expected.notes ?? [];
  assert.equal(result.value.notes.length, notes.length, JSON.stringify(result.value.notes));
  for (const [at, words] of notes.entries())
    assert.ok(spoken(result.value.notes[at]!.message).includes(words), words);
}

function plain({ row, cells, hidden }: RawRow): readonly (string | number)[] {
  return hidden ? [row, 'hidden', ...cells] : [row, ...cells];
}
