import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { ReadOptions } from '../../electron/sheets/worker/reader/rows/read-job.ts';
import type { RawRow } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { tempFolder } from '../services/support/temp-folder.ts';

const NEVER = new AbortController().signal;

async function reading(t: TestContext, file: string, bytes: Uint8Array | string, options: ReadOptions) {
  const path = join(tempFolder(t), file);
  writeFileSync(path, bytes);
  const rows: string[][] = [];
  const sink = { add: ({ cells }: RawRow) => rows.push([...cells]), progress() {} };
  return { result: await readSheet(path, file, options, sink, NEVER), rows };
}

/** The rows of a file as people see them, what was detected, and each note with what to do about it. */
export async function readFile(
  t: TestContext,
  file: string,
  bytes: Uint8Array | string,
  options: ReadOptions = {},
) {
  const { result, rows } = await reading(t, file, bytes, options);
  assert.ok(result.ok, JSON.stringify(result));
  const notes = result.value.notes.map(({ message, fix }) => [message, fix].map(spoken).join(' ').trim());
  return { rows, notes, detection: result.value };
}

/** All that a person reads of why a file was refused. */
export async function refusal(
  t: TestContext,
  file: string,
  bytes: Uint8Array | string,
  options: ReadOptions = {},
): Promise<string> {
  const { result } = await reading(t, file, bytes, options);
  assert.ok(!result.ok && result.error.kind === 'bad-input', JSON.stringify(result));
  const { message, where, fix } = result.error;
  assert.ok(fix !== undefined, 'it says what to do');
  return [message, where, fix].map(spoken).join(' ');
}
