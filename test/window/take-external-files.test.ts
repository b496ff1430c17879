import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importSheet, showAsked } from '../../renderer/state/navigate.ts';
import { topOverlay } from '../../renderer/state/overlays/overlay-stack.ts';
import { createStores } from '../../renderer/state/stores.ts';
import { takeExternalFiles } from '../../renderer/state/take-external-files.ts';
import type { CampaignId, SheetId } from '../../shared/brand.ts';
import type { Operation, Operations, Wire } from '../../shared/contract.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { settle } from '../support/until.ts';

/** A window whose main was handed files of these names. */
function windowWith(...names: string[]) {
  let unseen = names.map((name) => ({ id: name, name }));
  const discarded: SheetId[] = [];
  const wire: Wire = {
    async call<K extends Operation>(operation: K, input: Operations[K]['in']) {
      const answer = (): Result<unknown> => {
        if (operation === 'sheet.external') {
          const told = unseen;
          unseen = [];
          return ok(told);
        }
        if (operation === 'sheet.discard') discarded.push((input as { sheetId: SheetId }).sheetId);
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
    discarded,
    /** Main is handed another one. */
    async hand(id: string, name: string) {
      unseen = [{ id, name }];
      await takeExternalFiles(stores);
    },
    overlay: () => topOverlay(stores.app.getState().overlays)?.overlay ?? null,
    said: () => stores.notices.getState().notices,
    /** Presses the button of the notice on show, which then leaves. */
    async press() {
      const { notices, act } = stores.notices.getState();
      act(notices.at(-1)?.id ?? 0);
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

test('an import that waits is discarded once its notice goes without being pressed', async () => {
  const waiting = async () => {
    const window = windowWith();
    await importSheet(window.stores, 'a.csv', async () => {
      // While the file is taken in, something is opened that may hold work.
      window.stores.app.getState().open({ kind: 'paste' });
      return window.stores.sheets.getState().openExternal('a.csv');
    });
    assert.deepEqual(window.overlay(), { kind: 'paste' });
    assert.deepEqual(
      window.said().map(({ text }) => text),
      ['“a.csv” waits to be imported.'],
    );
    return window;
  };

  const dismissed = await waiting();
  const { notices, dismiss } = dismissed.stores.notices.getState();
  dismiss(notices[0]!.id);
  await settle();
  assert.deepEqual([dismissed.discarded, dismissed.said()], [['a.csv'], []]);

  const pushedOut = await waiting();
  for (let n = 0; n < 4; n += 1)
    pushedOut.stores.notices.getState().say({ tone: 'neutral', text: `${n}`, stays: true });
  await settle();
  assert.deepEqual(pushedOut.discarded, ['a.csv']);

  const shown = await waiting();
  await shown.press();
  assert.deepEqual(shown.overlay(), { kind: 'paste' }, 'it waits on');
  shown.stores.app.getState().close();
  await shown.press();
  assert.deepEqual([shown.overlay(), shown.discarded], [{ kind: 'import', sheetId: 'a.csv' }, []]);
});

test('files that come while something is open wait together, whatever is said meanwhile', async () => {
  const { stores, hand, overlay, said, press } = windowWith();
  stores.app.getState().open({ kind: 'paste' });
  await hand('first', 'a.csv');
  for (let n = 0; n < 5; n += 1) stores.notices.getState().say({ tone: 'success', text: `${n}` });
  await hand('second', 'a.csv');
  await hand('third', 'c.csv');
  assert.deepEqual(
    said().map(({ text }) => text),
    ['2', '3', '4', '“a.csv”, “a.csv” and “c.csv” wait to be imported.'],
  );
  await press();
  assert.match(said().at(-1)?.text ?? '', /“a\.csv”, “a\.csv” and “c\.csv”/, 'they wait on');
  for (const id of ['first', 'second', 'third']) {
    stores.app.getState().close();
    await press();
    assert.deepEqual(overlay(), { kind: 'import', sheetId: id });
  }
});

test('a dialog that was opened while a file was read is not covered by its import', async () => {
  for (const kind of [null, 'campaigns'] as const) {
    const { stores, overlay, said, press } = windowWith();
    if (kind !== null) stores.app.getState().open({ kind });
    const opened = kind === null ? [] : [stores.app.getState().cover()];
    await importSheet(stores, 'a.csv', async () => {
      opened.push(stores.app.getState().cover());
      return stores.sheets.getState().openExternal('a.csv');
    });
    assert.deepEqual(overlay(), kind === null ? null : { kind });
    assert.deepEqual(
      said().map(({ text }) => text),
      ['“a.csv” waits to be imported.'],
    );
    for (const close of opened) close();
    await press();
    assert.deepEqual(overlay(), { kind: 'import', sheetId: 'a.csv' });
  }
});

test('an import that waits is discarded for no other file of its name', async () => {
  const { stores, discarded, said } = windowWith();
  for (const id of ['first', 'second'])
    await importSheet(stores, 'a.csv', async () => {
      stores.app.getState().open({ kind: 'paste' });
      return stores.sheets.getState().openExternal(id);
    });
  assert.deepEqual([said().length, discarded], [2, []]);
});

test('what stays makes room only for what stays, and what is said last is said', () => {
  const { stores, said } = windowWith();
  const texts = (): string =>
    said()
      .map(({ text }) => text)
      .join(' ');
  const say = (text: string, stays: boolean) =>
    stores.notices.getState().say({ tone: 'neutral', text, stays });
  for (const text of ['A', 'B', 'C', 'D']) say(text, true);
  say('e', false);
  say('f', false);
  assert.equal(texts(), 'A B C D f');
  say('G', true);
  assert.equal(texts(), 'B C D G');
});

test('a dialog of a screen that may hold work is covered by no file and left for no notification', async () => {
  for (const kind of [null, 'campaigns'] as const) {
    const { stores, overlay, said } = windowWith('a.csv');
    const dialogs = kind === null ? [] : [stores.app.getState().cover()];
    if (kind !== null) stores.app.getState().open({ kind });
    dialogs.push(stores.app.getState().cover());
    await takeExternalFiles(stores);
    showAsked(stores, 1 as CampaignId);
    assert.deepEqual(overlay(), kind === null ? null : { kind });
    assert.deepEqual(
      said().map(({ text, more, action }) => [text, more, action?.text]),
      [
        ['“a.csv” waits to be imported.', 'Finish or close what is open here first.', 'Import it'],
        [shell.notified, 'Finish or close what is open here first.', 'Show it'],
      ],
    );
    for (const close of dialogs) close();
    said()[0]?.action?.run();
    await settle();
    assert.deepEqual(overlay(), { kind: 'import', sheetId: 'a.csv' });
  }
});
