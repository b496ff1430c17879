import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticesStore } from '../../renderer/state/notices-store.ts';
import { sheetsStore } from '../../renderer/state/sheets-store.ts';
import type { SheetId } from '../../shared/brand.ts';
import type { Operation, Operations, Wire } from '../../shared/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { settle, until } from '../support/until.ts';

const sheetId = 'sheet' as SheetId;

/** A main that collects what is uploaded; `hold` is awaited before each slice is taken. */
function collectingMain(hold: () => Promise<void> = async () => {}) {
  const slices: { readonly at: number; readonly bytes: Uint8Array }[] = [];
  const told: Operation[] = [];
  const wire: Wire = {
    async call<K extends Operation>(operation: K, input: Operations[K]['in']) {
      told.push(operation);
      if (operation === 'sheet.append') {
        await hold();
        const { at, bytes } = input as Operations['sheet.append']['in'];
        slices.push({ at, bytes });
      }
      return answerTo(operation) as Result<Operations[K]['out']>;
    },
    subscribe: () => () => {},
  };
  return { wire, slices, told };
}

function answerTo(operation: Operation): Result<unknown> {
  if (operation === 'sheet.begin') return ok({ sheetId });
  if (operation === 'sheet.openExternal') return ok({ id: sheetId });
  if (operation !== 'sheet.end') return ok({});
  return ok({ id: sheetId, name: 'x.csv', size: 0, stage: 'reading', progress: 0, rows: 0 });
}

test('a large file arrives whole, in slices of which some are on their way together', async () => {
  const bytes = Uint8Array.from({ length: 9_500_000 }, (_, at) => (at * 31) % 251);
  let waiting = 0;
  let most = 0;
  const { wire, slices, told } = collectingMain(async () => {
    waiting += 1;
    most = Math.max(most, waiting);
    await settle();
    waiting -= 1;
  });
  const store = sheetsStore(wire, noticesStore());
  assert.equal(await store.getState().receive(new Blob([bytes]), 'x.csv'), sheetId);
  await until(() => store.getState().sheets[sheetId]?.stage === 'reading', { what: 'the reading' });
  const whole = Buffer.alloc(bytes.length);
  for (const { at, bytes } of slices) whole.set(bytes, at);
  assert.deepEqual([slices.length, most], [5, 3]);
  assert.ok(whole.equals(bytes));
  assert.equal(told.at(-1), 'sheet.end');
});

test('a discarded import sends no more bytes and is never ended', async (t) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { wire, slices, told } = collectingMain(() => held);
  const store = sheetsStore(wire, noticesStore());
  const file = new Blob([new Uint8Array(9_500_000)]);
  const slice = t.mock.method(file, 'slice');
  await store.getState().receive(file, 'x.csv');
  await until(() => told.filter((one) => one === 'sheet.append').length === 3, { what: 'the first bytes' });
  await store.getState().discard(sheetId);
  release();
  await settle();
  assert.deepEqual([slice.mock.callCount(), slices.length], [3, 3]);
  assert.ok(!told.includes('sheet.end'));
  assert.equal(store.getState().sheets[sheetId], undefined);
});

test('a file that cannot be read fails in words', async () => {
  const { wire } = collectingMain();
  const store = sheetsStore(wire, noticesStore());
  const gone = new Blob(['abc']);
  gone.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  await store.getState().receive(gone, 'x.csv');
  await until(() => store.getState().sheets[sheetId]?.stage === 'failed', { what: 'the failure' });
  assert.match(spoken(store.getState().sheets[sheetId]?.error?.message) ?? '', /x\.csv/);
  const late = { id: sheetId, name: 'x.csv', size: 3, stage: 'receiving', progress: 0.5, rows: 0 } as const;
  store.getState().put(late);
  assert.equal(store.getState().sheets[sheetId]?.stage, 'failed', 'no late news takes it back');
});

test('a file whose bytes are gone by the time they are read fails in words', async () => {
  const { wire, told } = collectingMain();
  const store = sheetsStore(wire, noticesStore());
  const file = new Blob(['abc']);
  file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as never;
  await store.getState().receive(file, 'x.csv');
  await until(() => store.getState().sheets[sheetId]?.stage === 'failed', { what: 'the failure' });
  assert.match(spoken(store.getState().sheets[sheetId]?.error?.message) ?? '', /x\.csv/);
  assert.deepEqual(told, ['sheet.begin']);
});

test('what was found in a file stays on the screen while it is read again', () => {
  const { getState } = sheetsStore(collectingMain().wire, noticesStore());
  const detection = { format: 'csv', worksheets: [], hiddenRows: 0, hiddenColumns: [], notes: [] } as const;
  const sheet = { id: sheetId, name: 'x.csv', size: 9, progress: 0, rows: 0 };
  getState().put({ ...sheet, stage: 'ready', detection });
  getState().put({ ...sheet, stage: 'reading' });
  assert.equal(getState().sheets[sheetId]?.detection, detection);
  getState().put({ ...sheet, stage: 'failed' });
  assert.equal(getState().sheets[sheetId]?.detection, undefined);
});

test('a file of which main can learn where it is is read by main, and any other is sent in slices', async () => {
  const { wire, told } = collectingMain();
  const given: string[] = [];
  const give = async (file: object): Promise<string | null> => {
    const { name } = file as File;
    given.push(name);
    if (name === 'broken.csv') throw new Error('The host has gone.');
    return name === 'people.csv' ? 'given' : null;
  };
  const store = sheetsStore({ ...wire, give }, noticesStore());
  await store.getState().receive(new File(['a'], 'people.csv'), 'people.csv');
  assert.deepEqual(told, ['sheet.openExternal']);
  for (const name of ['made up.csv', 'broken.csv']) {
    await store.getState().discard(sheetId);
    told.length = 0;
    assert.equal(await store.getState().receive(new File(['a'], name), name), sheetId);
    await until(() => told.includes('sheet.end'), { what: 'the end of the upload' });
  }
  assert.deepEqual(given, ['people.csv', 'made up.csv', 'broken.csv']);
  told.length = 0;
  await store.getState().receive(new Blob(['a']), 'Pasted rows.txt');
  assert.equal(told[0], 'sheet.begin');
});
