import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earlyWire } from '../../renderer/early-wire.ts';
import { saidWire } from '../../renderer/said-wire.ts';
import type { AppEvent } from '../../shared/app-event.ts';
import type { CampaignId, SheetId } from '../../shared/brand.ts';
import type { Operation, Operations, Wire } from '../../shared/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import { settle } from '../support/until.ts';

/** A main with these campaigns, which keeps what it was asked and answers with how often it was asked anything. */
function main(...phases: readonly string[]) {
  const asked: string[] = [];
  const listeners = new Set<(event: AppEvent) => void>();
  const wire: Wire = {
    async call<K extends Operation>(operation: K, input: Operations[K]['in']) {
      asked.push(`${operation} ${JSON.stringify(input)}`);
      const campaigns = phases.map((phase, at) => ({ id: at + 1, phase }));
      const answer: Result<unknown> = ok(operation === 'campaign.list' ? campaigns : asked.length);
      return answer as Result<Operations[K]['out']>;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const tell = (event: AppEvent) => {
    for (const listener of listeners) listener(event);
  };
  return { wire, asked, tell };
}

const before = 2 as CampaignId;

test('what the window asks first was asked already, once, and so was the draft that it had in view', async () => {
  const { wire, asked } = main('draft', 'draft');
  const early = earlyWire(wire, before);
  await settle();
  assert.deepEqual(asked, [
    'campaign.list {}',
    'app.info {}',
    'settings.read {}',
    'account.list {}',
    'audience.list {}',
    'folder.status {}',
    'campaign.get {"campaignId":2}',
    'draft.get {"campaignId":2}',
  ]);
  early.subscribe(() => undefined);
  assert.deepEqual(await early.call('settings.read', {}), ok(3));
  assert.deepEqual(await early.call('draft.get', { campaignId: before }), ok(8));
  assert.equal(asked.length, 8);
  // The next time main is asked anew, and so it is for another draft.
  assert.deepEqual(await early.call('settings.read', {}), ok(9));
  assert.deepEqual(await early.call('draft.get', { campaignId: 1 as CampaignId }), ok(10));
});

test('a campaign that is under way is asked for before a draft', async () => {
  const { wire, asked } = main('draft', 'running');
  earlyWire(wire, null);
  await settle();
  assert.deepEqual(asked.slice(6), ['campaign.get {"campaignId":2}']);
});

test('where there is no campaign one draft is made, whatever is told meanwhile', async () => {
  const { wire, asked, tell } = main();
  const early = earlyWire(wire, null);
  await settle();
  assert.deepEqual(asked.slice(6), ['draft.create {}']);
  tell({ type: 'campaigns' });
  early.subscribe(() => undefined);
  assert.deepEqual(await early.call('campaign.list', {}), ok([]));
  tell({ type: 'changed', what: 'settings' });
  assert.deepEqual(await early.call('draft.create', {}), ok(7));
  // Whoever makes one later makes another.
  assert.deepEqual(await early.call('draft.create', {}), ok(8));
});

test('what is told of that draft once the window has it takes back nothing, and what is told later does', async () => {
  for (const isLater of [false, true]) {
    const { wire, asked, tell } = main();
    const early = earlyWire(wire, null);
    await settle();
    await early.call('draft.create', {});
    tell({ type: 'campaigns' });
    if (isLater) tell({ type: 'campaigns' });
    const times = asked.length;
    await early.call('folder.status', {});
    assert.equal(asked.length, isLater ? times + 1 : times);
  }
});

test('a draft that was made ahead is in a list that is read anew, and not given twice', async () => {
  const { wire, tell } = main();
  const early = earlyWire(wire, null);
  await settle();
  tell({ type: 'changed', what: 'settings' });
  await early.call('campaign.list', {});
  assert.deepEqual(await early.call('draft.create', {}), ok(9));
});

test('an event takes back what was asked ahead, and reaches whoever listens first', async () => {
  const { wire, asked, tell } = main('draft');
  const early = earlyWire(wire, null);
  await settle();
  tell({ type: 'changed', what: 'settings' });
  const heard: AppEvent[] = [];
  early.subscribe((event) => heard.push(event));
  const late: AppEvent[] = [];
  early.subscribe((event) => late.push(event));
  await settle();
  assert.deepEqual(heard, [{ type: 'changed', what: 'settings' }]);
  assert.deepEqual(late, []);
  const times = asked.length;
  assert.deepEqual(await early.call('settings.read', {}), ok(times + 1));
  tell({ type: 'changed', what: 'accounts' });
  assert.equal(heard.length, 2);
});

test('a file is given to main through every wire of the window, where the host can say where it is', async () => {
  const { wire } = main();
  const give = async (): Promise<string> => 'given';
  assert.equal(await saidWire(earlyWire({ ...wire, give }, null)).give?.({}), 'given');
  assert.ok(!('give' in saidWire(earlyWire(wire, null))), 'a browser cannot');
});

test('the bytes of a file are never written out as text to be compared', async () => {
  const { wire } = main();
  const early = earlyWire(wire, null);
  await settle();
  let written = 0;
  const bytes = Object.assign(new Uint8Array(1), { toJSON: () => `written ${++written} times` });
  await early.call('sheet.append', { sheetId: 'x' as SheetId, at: 0, bytes });
  assert.equal(written, 1, 'by the main of this test alone');
});
