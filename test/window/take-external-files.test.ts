import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeExternalFiles } from '../../renderer/state/external-files.ts';
import { createStores } from '../../renderer/state/stores.ts';
import type { SheetId } from '../../shared/brand.ts';
import type { Operation, Operations, Wire } from '../../shared/contract.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { settle } from '../support/until.ts';

/** A window whose main was handed files of these names. */
function windowWith(...names: string[]) {
  let unseen = names.map((name) => ({ id: name, name }));
  const wire: Wire = {
    async call<K extends Operation>(operation: K, input: Operations[K]['in']) {
      const answer = (): Result<unknown> => {
        if (operation === 'sheet.external') {
          const told = unseen;
          unseen = [];
          return ok(told);
        }
        if (operation !== 'sheet.openExternal') return ok({});
        const { fileId } = input as Operations['sheet.openExternal']['in'];
        if (fileId === 'gone.csv') return fail({ kind: 'not-found', message: 'It is gone.' });
        return ok({ id: fileId, name: fileId, size: 1, stage: 'reading', progress: 0, rows: 0 });
      };
      return answer() as Result<Operations[K]['out']>;
    },
    subscribe: () => () => {},
  };
  const stores = createStores(wire);
  return {
    stores,
    overlay: () => stores.app.getState().overlay,
    said: () => stores.notices.getState().notices,
    /** Presses the button of the notice on show, which then leaves. */
    async press() {
      const notice = stores.notices.getState().notices.at(-1);
      notice?.action?.run();
      stores.notices.getState().dismiss(notice?.id ?? 0);
      await settle();
    },
  };
}

test('of several files the first is imported, and the others wait until they are asked for', async () => {
  const { stores, overlay, said, press } = windowWith('a.csv', 'b.csv', 'c.csv');
  await takeExternalFiles(stores);
  assert.deepEqual(overlay(), { kind: 'import', sheetId: 'a.csv' });
  assert.deepEqual(
    said().map(({ text, stays, action }) => [text, stays, action?.text]),
    [['“b.csv” and “c.csv” wait to be imported.', true, 'Import the first']],
  );
  await press();
  assert.deepEqual(overlay(), { kind: 'import', sheetId: 'a.csv' }, 'what is open is not taken away');
  assert.equal(said().at(-1)?.more, 'Finish or close what is open here first.');
  stores.app.getState().close();
  await press();
  assert.deepEqual(overlay(), { kind: 'import', sheetId: 'b.csv' });
  assert.deepEqual(
    said().map(({ text, action }) => [text, action?.text]),
    [['“c.csv” waits to be imported.', 'Import it']],
  );
});

test('what is only read gives way to a file', async () => {
  for (const kind of ['commands', 'keys', 'licences', 'campaigns'] as const) {
    const { stores, overlay, said } = windowWith('a.csv');
    stores.app.getState().open({ kind });
    await takeExternalFiles(stores);
    assert.deepEqual(overlay(), { kind: 'import', sheetId: 'a.csv' }, kind);
    assert.deepEqual(said(), []);
  }
});

test('while something is open that may hold work a file waits, and one that is gone is said', async () => {
  const { stores, overlay, said, press } = windowWith('gone.csv');
  stores.app.getState().open({ kind: 'import', sheetId: 'mine' as SheetId });
  await takeExternalFiles(stores);
  assert.deepEqual(overlay(), { kind: 'import', sheetId: 'mine' });
  assert.deepEqual(
    said().map(({ text }) => text),
    ['“gone.csv” waits to be imported.'],
  );
  stores.app.getState().close();
  await press();
  assert.equal(overlay(), null);
  assert.deepEqual(
    said().map(({ text, tone }) => [text, tone]),
    [['It is gone.', 'danger']],
  );
  await takeExternalFiles(stores);
  assert.equal(overlay(), null, 'nothing waits any more');
});
