import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ImportContract } from '../../../electron/import-worker.ts';
import { openLog } from '../../../electron/log.ts';
import { openSettings } from '../../../electron/settings/settings-file.ts';
import { openRecentFiles } from '../../../electron/sheets/recent-files.ts';
import { createSheetHandlers, openSheetWork } from '../../../electron/sheets/sheet-handlers.ts';
import { openSheetRegistry } from '../../../electron/sheets/sheet-registry.ts';
import type { SheetCalls } from '../../../electron/sheets/worker/sheet-service.ts';
import { stopped } from '../../../electron/threads/asker.ts';
import { openThread } from '../../../electron/threads/open-thread.ts';
import type { Ask } from '../../../electron/threads/service.ts';
import type { SheetId } from '../../../shared/brand.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { SheetState } from '../../../shared/sheet/sheet.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { soon, until } from '../../support/until.ts';
import { kindOf, testHost, value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { tempFolder } from '../support/temp-folder.ts';

const sheet = 'a sheet' as SheetId;
const other = 'another sheet' as SheetId;

/** Work that goes on until it is stopped. */
const endless = (signal: AbortSignal) =>
  new Promise<Result<never>>((resolve) => signal.addEventListener('abort', () => resolve(stopped)));

test('of each sheet the newest count alone is answered', async () => {
  const work = openSheetWork();
  const older = work.count(sheet, endless);
  const elsewhere = work.count(other, endless);
  const newer = work.count(sheet, async () => ok(7));
  assert.equal(kindOf(await older), 'superseded');
  assert.equal(value(await newer), 7);
  work.stop(other);
  assert.equal(kindOf(await elsewhere), 'superseded');
});

test('of each sheet one thing is made at a time, and it takes the place of a count', async () => {
  const work = openSheetWork();
  const counting = work.count(sheet, endless);
  const making = work.make(sheet, endless);
  assert.equal(kindOf(await counting), 'superseded');
  assert.equal(kindOf(await work.make(sheet, async () => ok(1))), 'not-ready');
  assert.equal(value(await work.make(other, async () => ok(2))), 2);
  work.stop(sheet);
  assert.equal(kindOf(await making), 'stopped');
  assert.equal(value(await work.make(sheet, async () => ok(3))), 3);
});

test('whoever stops what is made waits until nothing of it is left, however it ends', async () => {
  const work = openSheetWork();
  const order: string[] = [];
  const making = work.make(sheet, async (signal) => {
    await endless(signal);
    await new Promise((resolve) => setImmediate(resolve));
    order.push('put in order');
    throw new Error('It could not be put in order.');
  });
  const failed = assert.rejects(making, /put in order/);
  await work.stopMaking(sheet);
  order.push('stopped');
  assert.deepEqual(order, ['put in order', 'stopped']);
  await failed;
  await work.stopMaking(sheet);
});

/** Open sheets whose reading goes on until it is stopped. */
function readingSheets(folder: string, fault: Error | null = null) {
  const states: SheetState[] = [];
  const asked: string[] = [];
  const ask: Ask<SheetCalls> = async (name, _input, options) => {
    asked.push(name);
    if (fault !== null) throw fault;
    if (options?.signal !== undefined) return endless(options.signal);
    return fail({ kind: 'not-found', message: 'It is gone.' });
  };
  return {
    states,
    asked,
    ...openSheetRegistry(folder, 'sv-SE', { ask, start() {} }, (state) => states.push(state)),
  };
}

test('a sheet that is discarded while it is read is read no further, and its bytes are gone', async (t) => {
  const folder = tempFolder(t);
  const { begin, append, end, discard, asked } = readingSheets(folder);
  const { sheetId } = value(await begin('people.csv', 4));
  value(await append(sheetId, new TextEncoder().encode('a;b\n')));
  assert.equal(value(await end(sheetId)).stage, 'reading');
  await discard(sheetId);
  assert.deepEqual(asked, ['sheet.read', 'sheet.drop']);
  assert.deepEqual(readdirSync(join(folder, 'sheets')), []);
});

test('when the thread breaks every sheet fails in words and can be read again', async (t) => {
  const { begin, end, reread, broken, discard, states } = readingSheets(tempFolder(t));
  const { sheetId } = value(await begin('people.csv', 0));
  value(await end(sheetId));
  broken();
  assert.equal(states.at(-1)?.stage, 'failed');
  assert.match(spoken(states.at(-1)?.error?.message) ?? '', /broke off/);
  assert.equal(value(reread(sheetId, {})).stage, 'reading');
  await discard(sheetId);
});

test('a disk that fails while a file is read is not taken for a fault of Tagline', async (t) => {
  const failing = Object.assign(new Error('It fails.'), { code: 'EIO' });
  const { begin, end, states } = readingSheets(tempFolder(t), failing);
  const { sheetId } = value(await begin('people.csv', 0));
  value(await end(sheetId));
  await until(() => states.at(-1)?.stage === 'failed', { what: 'the end of the reading' });
  assert.equal(states.at(-1)?.error?.kind, 'storage');
  assert.match(
    spoken(states.at(-1)?.error?.message) ?? '',
    /^The disk failed, so the file could not be read/,
  );
});

// Threat: A hostile spreadsheet
test('whoever discards a file that its thread cannot be called away from waits a second, and nothing is left', async (t) => {
  const dataDir = tempFolder(t);
  const bugs: unknown[] = [];
  const thread = openThread<ImportContract>({
    file: new URL('./stuck-worker.ts', import.meta.url),
    data: { databasePath: '' },
    events: {},
    questions: { nextTable: () => ok(null) },
    broken: { kind: 'internal', message: 'It broke.' },
    broke: (bug) => bugs.push(bug),
  });
  atEnd(t, () => thread.close());
  const reading = Promise.withResolvers<void>();
  const states: SheetState[] = [];
  const { handlers } = createSheetHandlers(
    {
      host: testHost(dataDir),
      settings: value(await openSettings(dataDir)),
      recent: openRecentFiles({ dataDir, now: Date.now, changed() {} }),
      log: openLog(dataDir, Date.now),
      emit(event) {
        if (event.type !== 'sheet') return;
        states.push(event.sheet);
        if (event.sheet.rows === 1) reading.resolve();
      },
    },
    { ...thread, endIfStuck: () => thread.endIfSilent(1000) },
  );
  const { sheetId } = value(await handlers['sheet.begin']({ name: 'stuck.csv', size: 4 }));
  value(await handlers['sheet.append']({ sheetId, at: 0, bytes: new Uint8Array(4) }));
  value(await handlers['sheet.end']({ sheetId }));
  await soon(reading.promise, { what: 'the thread to read' });
  assert.equal(readdirSync(join(dataDir, 'sheets')).length, 2);
  const since = performance.now();
  value(await soon(Promise.resolve(handlers['sheet.discard']({ sheetId })), { what: 'the discard' }));
  t.diagnostic(`discarded after ${Math.round(performance.now() - since)} ms`);
  assert.deepEqual(readdirSync(join(dataDir, 'sheets')), []);
  assert.equal(bugs.length, 1);
  assert.equal(states.at(-1)?.stage, 'reading');
});
