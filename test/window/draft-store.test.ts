import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftStore } from '../../renderer/state/draft-store.ts';
import { noticesStore } from '../../renderer/state/notices-store.ts';
import { createQueryClient } from '../../renderer/state/query-client.ts';
import type { CampaignId } from '../../shared/brand.ts';
import type { Operation, Operations, Wire } from '../../shared/contract.ts';
import type { Draft, DraftPatch } from '../../shared/draft/draft.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { settle } from '../support/until.ts';

const first = draftOf(1);
const diskFull = fail({ kind: 'storage', message: 'The disk is full.' } as const);
const isStarted = fail({ kind: 'conflict', message: 'This campaign has been started.' } as const);

function draftOf(id: number): Draft {
  const options = { chunkSize: 1000, canary: 5, perMinute: null, connections: 1, splitUnicode: false };
  return {
    id: id as CampaignId,
    name: '',
    accountId: 'practice' as Draft['accountId'],
    audienceId: null,
    message: '',
    sender: '',
    label: '',
    options: { ...options, startAt: null },
    updatedAt: 0,
  };
}

/** A main that keeps drafts in memory and answers each save when it is told to. */
function slowMain() {
  const kept = new Map<number, Draft>([first, draftOf(2)].map((draft) => [draft.id, draft]));
  const saves: { readonly patch: DraftPatch; readonly answer: (how: true | Result<never>) => void }[] = [];

  function save(id: number, patch: DraftPatch): Promise<Result<Draft>> {
    return new Promise((resolve) => {
      saves.push({
        patch,
        answer(how) {
          if (how === true) kept.set(id, { ...kept.get(id)!, ...patch });
          resolve(how === true ? ok(kept.get(id)!) : how);
        },
      });
    });
  }

  const wire: Wire = {
    async call<K extends Operation>(operation: K, input: Operations[K]['in']) {
      const { campaignId, patch } = input as Operations['draft.save']['in'];
      const answer = operation === 'draft.save' ? await save(campaignId, patch) : ok(kept.get(campaignId)!);
      return answer as Result<Operations[K]['out']>;
    },
    subscribe: () => () => {},
  };
  return { wire, kept, saves };
}

/** Lets everything that is ready happen. */
async function openFirst() {
  const main = slowMain();
  const store = draftStore(main.wire, createQueryClient(main.wire), noticesStore());
  await store.getState().load(first.id);
  return { ...main, store };
}

test('changes made together are saved together', async () => {
  const { store, saves, kept } = await openFirst();
  store.getState().change({ name: 'Spring' });
  store.getState().change({ message: 'Hi' });
  const done = store.getState().flush();
  await settle();
  saves[0]!.answer(true);
  assert.equal(await done, null);
  assert.deepEqual(
    saves.map(({ patch }) => patch),
    [{ name: 'Spring', message: 'Hi' }],
  );
  assert.equal(kept.get(1)?.message, 'Hi');
  assert.equal(store.getState().saving, 'saved');
});

test('an older text never overwrites what was typed since', async () => {
  const { store, saves, kept } = await openFirst();
  store.getState().change({ message: 'H' });
  void store.getState().flush();
  await settle();
  store.getState().change({ message: 'Hi' });
  const done = store.getState().flush();
  await settle();
  assert.equal(saves.length, 1, 'one save at a time');
  saves[0]!.answer(true);
  await settle();
  assert.equal(store.getState().draft?.message, 'Hi');
  assert.equal(store.getState().saving, 'saving');
  saves[1]!.answer(true);
  await done;
  assert.equal(kept.get(1)?.message, 'Hi');
  assert.equal(store.getState().saving, 'saved');
});

test('what could not be saved is said, kept, and saved with the next try', async () => {
  const { store, saves, kept } = await openFirst();
  store.getState().change({ name: 'Spring' });
  const failed = store.getState().flush();
  await settle();
  saves[0]!.answer(diskFull);
  assert.equal((await failed)?.kind, 'storage');
  assert.equal(store.getState().saving, 'failed');
  assert.equal(store.getState().error?.message, 'The disk is full.');
  assert.equal(store.getState().draft?.name, 'Spring');
  store.getState().change({ message: 'Hi' });
  const done = store.getState().flush();
  await settle();
  saves[1]!.answer(true);
  assert.equal(await done, null);
  assert.equal(kept.get(1)?.name, 'Spring');
  assert.equal(kept.get(1)?.message, 'Hi');
});

test('going to another draft saves the one that is left first', async () => {
  const { store, saves, kept } = await openFirst();
  store.getState().change({ message: 'Hi' });
  const loaded = store.getState().load(2 as CampaignId);
  await settle();
  saves[0]!.answer(true);
  assert.equal(await loaded, true);
  assert.equal(kept.get(1)?.message, 'Hi');
  assert.equal(store.getState().draft?.id, 2);
  assert.equal(kept.get(2)?.message, '');
});

/** Writes in the first draft, then asks for the second while the first cannot be saved. */
async function leaveUnsaved(trouble: Result<never>) {
  const main = await openFirst();
  main.store.getState().change({ message: 'Hi' });
  const loaded = main.store.getState().load(2 as CampaignId);
  await settle();
  main.saves[0]!.answer(trouble);
  await settle();
  return { ...main, loaded };
}

for (const trouble of [diskFull, isStarted]) {
  test(`a draft that cannot be saved (${trouble.error.kind}) is left only when a person says so`, async () => {
    const { store, saves, loaded } = await leaveUnsaved(trouble);
    assert.equal(store.getState().isLeaving, true, 'the person is asked');
    assert.equal(store.getState().draft?.message, 'Hi');
    store.getState().answerLeaving('stay');
    assert.equal(await loaded, false);
    assert.equal(store.getState().draft?.id, 1);
    assert.equal(store.getState().isUnsaved(), true);

    const again = store.getState().load(2 as CampaignId);
    await settle();
    saves[1]!.answer(trouble);
    await settle();
    store.getState().answerLeaving('discard');
    assert.equal(await again, true);
    assert.equal(store.getState().draft?.id, 2);
    assert.equal(store.getState().saving, 'saved');
  });
}
test('a draft that cannot be saved is tried again by itself, ever later, and left once it is saved', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { store, saves, kept, loaded } = await leaveUnsaved(diskFull);
  t.mock.timers.tick(1000);
  await settle();
  assert.equal(saves.length, 2);
  saves[1]!.answer(diskFull);
  await settle();
  t.mock.timers.tick(1999);
  await settle();
  assert.equal(saves.length, 2, 'the second try waits longer than the first');
  t.mock.timers.tick(1);
  await settle();
  saves[2]!.answer(true);
  assert.equal(await loaded, true);
  assert.equal(store.getState().isLeaving, false);
  assert.equal(kept.get(1)?.message, 'Hi');
  assert.equal(store.getState().draft?.id, 2);
});

test('what can never be saved is not tried again by itself', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { store, saves } = await leaveUnsaved(isStarted);
  t.mock.timers.tick(60_000);
  await settle();
  assert.equal(saves.length, 1);
  assert.equal(store.getState().error?.message, 'This campaign has been started.');
  assert.equal(store.getState().draft?.message, 'Hi');
});

test('a try that fails after the draft was given up touches nothing of the next one', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { store, saves, loaded } = await leaveUnsaved(diskFull);
  t.mock.timers.tick(1000);
  await settle();
  store.getState().answerLeaving('discard');
  assert.equal(await loaded, true);
  saves[1]!.answer(diskFull);
  await settle();
  assert.equal(store.getState().saving, 'saved');
  assert.equal(store.getState().error, null);
  assert.equal(await store.getState().flush(), null);
  assert.equal(saves.length, 2, 'nothing of the first waits to be saved in the second');
});

test('of a draft that is saved nothing is given up', async () => {
  const { store } = await openFirst();
  store.getState().discard();
  assert.equal(store.getState().saving, 'saved');
  store.getState().stay();
  assert.equal(await store.getState().leave(), true);
});

test('what was given up but is still on show is saved before anything is done with it', async () => {
  const { store, saves, kept } = await openFirst();
  store.getState().change({ message: 'Hi' });
  const failed = store.getState().flush();
  await settle();
  saves[0]!.answer(diskFull);
  await failed;
  store.getState().discard();
  assert.equal(store.getState().isUnsaved(), false);
  const done = store.getState().flush();
  await settle();
  saves[1]!.answer(true);
  assert.equal(await done, null);
  assert.equal(kept.get(1)?.message, 'Hi');
});

test('what another window saved is taken in, but never over what is being written here', async () => {
  const { store } = await openFirst();
  store.getState().takeSaved({ ...first, message: 'From the other window', updatedAt: 5 });
  assert.equal(store.getState().draft?.message, 'From the other window');
  store.getState().change({ message: 'From this one' });
  store.getState().takeSaved({ ...first, message: 'From the other again', updatedAt: 6 });
  assert.equal(store.getState().draft?.message, 'From this one');
  store.getState().takeSaved({ ...draftOf(2), message: 'Another draft', updatedAt: 7 });
  assert.equal(store.getState().draft?.id, first.id);
});

test('a save that is not answered is told after a while, lets a person leave, and counts when its answer comes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { store, saves, kept } = await openFirst();
  const state = () => store.getState();
  state().change({ message: 'Hi' });
  t.mock.timers.tick(400);
  await settle();
  assert.deepEqual([saves.length, state().saving, state().error], [1, 'saving', null]);
  const leaving = state().leave();
  t.mock.timers.tick(10_000);
  await settle();
  assert.deepEqual([state().saving, state().error?.kind, state().isLeaving], ['failed', 'not-ready', true]);
  state().answerLeaving('stay');
  assert.equal(await leaving, false);
  // No later change overtakes it.
  state().change({ message: 'Hi there' });
  t.mock.timers.tick(400);
  await settle();
  assert.equal(saves.length, 1);
  saves[0]?.answer(true);
  await settle();
  assert.deepEqual([saves.length, saves[1]?.patch], [2, { message: 'Hi there' }]);
  saves[1]?.answer(true);
  await settle();
  assert.deepEqual([state().saving, state().error, kept.get(1)?.message], ['saved', null, 'Hi there']);
});
