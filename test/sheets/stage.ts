import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { RawRow } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { createSheetStore } from '../../electron/sheets/worker/sheet-store.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import { assertPaced } from '../support/pace.ts';

const NEVER = new AbortController().signal;
const MEGABYTE = 1024 ** 2;

/** What an import may take at the very most with a file of some kilobytes. */
const MOST_MEMORY = 700 * MEGABYTE;
const MOST_PROCESSOR_MS = 30_000;

/** Stages a file as an import does; says what it took, and fails where that is more than an import may take. */
export async function stage(t: TestContext, fileName: string, bytes: Uint8Array) {
  const folder = tempFolder(t);
  const path = join(folder, fileName);
  writeFileSync(path, bytes);
  const store = createSheetStore(join(folder, 'staged.db'));
  const before = process.memoryUsage.rss();
  const since = process.cpuUsage();
  let peak = before;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const sink = { add: (row: RawRow) => store.add(row), progress: look };
  const result = await readSheet(path, fileName, {}, sink, NEVER);
  look();
  store.close();
  const { user, system } = process.cpuUsage(since);
  const ms = (user + system) / 1000;
  const sizes = `${(bytes.length / 1024).toFixed(0)} KB, ${((peak - before) / MEGABYTE).toFixed(0)} MB of memory`;
  t.diagnostic(`${fileName}: ${sizes}, ${ms.toFixed(0)} ms`);
  assert.ok(peak - before < MOST_MEMORY, sizes);
  assertPaced(fileName, ms, MOST_PROCESSOR_MS);
  return result;
}
