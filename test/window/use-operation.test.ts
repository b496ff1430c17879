import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createQueryClient } from '../../renderer/state/query-client.ts';
import { refreshByEvent } from '../../renderer/state/refresh-by-event.ts';
import type { AccountId, CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import type { Operation, Operations } from '../../shared/contract.ts';
import { settle } from '../support/until.ts';
import { follow } from './support/follow.ts';
import { heldMain } from './support/held-wire.ts';

/** Follows an operation of a main whose answers are held, with a clock that stands still. */
function begin<K extends Operation>(t: TestContext, ...[operation, input, options]: Follow<K>) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const main = heldMain();
  const queries = createQueryClient(main.wire);
  main.wire.subscribe((event) => refreshByEvent(queries, event));
  t.after(() => queries.clear());
  return { ...main, queries, ...follow(queries, operation, input, options) };
}

type Follow<K extends Operation> = [
  operation: K,
  input: Operations[K]['in'] | null,
  options?: { keep?: boolean; retry?: boolean },
];

const campaignId = 1 as CampaignId;
const find = (number: string) => ({ number });

test('an answer is shown when it has come', async (t) => {
  const { next, now } = begin(t, 'history.find', find('1'));
  assert.deepEqual(now(), { data: null, isPrevious: false, error: null });
  await next('history.find').answer('one');
  assert.deepEqual(now(), { data: 'one', isPrevious: false, error: null });
});

test('nothing is asked while there is nothing to ask for', async (t) => {
  const { waiting, ask, now } = begin(t, 'history.find', null);
  assert.equal(waiting('history.find'), 0);
  ask(find('1'));
  assert.equal(waiting('history.find'), 1);
  ask(null);
  assert.equal(now().data, null);
});

test('an answer that was overtaken is never shown, however late it comes', async (t) => {
  const { next, ask, now } = begin(t, 'history.find', find('1'));
  const first = next('history.find');
  ask(find('2'));
  assert.equal(now().data, null);
  await next('history.find').answer('two');
  await first.answer('one');
  assert.deepEqual(now(), { data: 'two', isPrevious: false, error: null });
});

test('a former answer is shown only where that is asked for, and only as previous', async (t) => {
  const { next, ask, now } = begin(t, 'history.find', find('1'), { keep: true });
  await next('history.find').answer('one');
  ask(find('2'));
  assert.deepEqual(now(), { data: 'one', isPrevious: true, error: null });
  await next('history.find').answer('two');
  assert.deepEqual(now(), { data: 'two', isPrevious: false, error: null });
});

test('what an event makes old is previous until it is answered anew', async (t) => {
  const { next, tell, now } = begin(t, 'campaign.timeline', { campaignId, before: null, count: 1 });
  await next('campaign.timeline').answer(['created']);
  await tell({ type: 'campaign', campaign: { id: campaignId } as CampaignState });
  assert.deepEqual(now(), { data: ['created'], isPrevious: true, error: null });
  await next('campaign.timeline').answer(['created', 'started']);
  assert.deepEqual(now(), { data: ['created', 'started'], isPrevious: false, error: null });
});

test('an answer that was on its way when an event made it old is not taken for new', async (t) => {
  const { next, tell, now, waiting } = begin(t, 'campaign.timeline', { campaignId, before: null, count: 1 });
  const event = { type: 'campaign', campaign: { id: campaignId } as CampaignState } as const;
  const first = next('campaign.timeline');
  await tell(event);
  const second = next('campaign.timeline');
  await first.answer(['old']);
  assert.equal(now().data, null);
  await second.answer(['new']);
  assert.deepEqual(now(), { data: ['new'], isPrevious: false, error: null });
  await tell(event);
  const third = next('campaign.timeline');
  await tell(event);
  await third.answer(['old']);
  assert.deepEqual(now(), { data: ['new'], isPrevious: true, error: null });
  await next('campaign.timeline').answer(['newest']);
  assert.deepEqual(now(), { data: ['newest'], isPrevious: false, error: null });
  assert.equal(waiting('campaign.timeline'), 0);
});

test('an answer that nobody waited for when an event made it old is not taken for new by who asks again', async (t) => {
  const { next, ask, tell, now } = begin(t, 'chunk.waiting', { campaignId, preferred: 1 }, { keep: true });
  const event = { type: 'campaign', campaign: { id: campaignId } as CampaignState } as const;
  for (const isAnsweredFirst of [true, false]) {
    await next('chunk.waiting').answer({ row: 'in doubt' });
    await tell(event);
    const former = next('chunk.waiting');
    ask(null);
    await tell(event);
    if (isAnsweredFirst) await former.answer({ row: null });
    ask({ campaignId, preferred: 1 });
    if (!isAnsweredFirst) await former.answer({ row: null });
    assert.notDeepEqual(now().data, { row: null });
    await next('chunk.waiting').answer({ row: 'refused' });
    assert.deepEqual(now(), { data: { row: 'refused' }, isPrevious: false, error: null });
    await tell(event);
  }
});

test('an event of another campaign asks for nothing', async (t) => {
  const { next, tell, waiting } = begin(t, 'campaign.timeline', { campaignId, before: null, count: 1 });
  await next('campaign.timeline').answer([]);
  await tell({ type: 'campaign', campaign: { id: 2 as CampaignId } as CampaignState });
  assert.equal(waiting('campaign.timeline'), 0);
});

test('what the disk does not take is said and asked again, ever later', async (t) => {
  const { next, now, waiting } = begin(t, 'history.find', find('1'));
  await next('history.find').fail({ kind: 'storage', message: 'The disk is full.' });
  assert.deepEqual(now(), { data: null, isPrevious: false, error: 'storage' });
  t.mock.timers.tick(1000);
  await settle();
  await next('history.find').fail({ kind: 'storage', message: 'The disk is full.' });
  t.mock.timers.tick(1999);
  await settle();
  assert.equal(waiting('history.find'), 0);
  t.mock.timers.tick(1);
  await settle();
  await next('history.find').answer('one');
  assert.deepEqual(now(), { data: 'one', isPrevious: false, error: null });
});

test('a request whose place a newer one took is asked again and never shown as a failure', async (t) => {
  const survey = { audienceId: 1, message: 'Hi' } as Operations['draft.survey']['in'];
  const { next, now } = begin(t, 'draft.survey', survey);
  await next('draft.survey').fail({ kind: 'superseded' });
  assert.deepEqual(now(), { data: null, isPrevious: false, error: null });
  t.mock.timers.tick(500);
  await settle();
  await next('draft.survey').answer('counted');
  assert.equal(now().data, 'counted');
});

test('what cannot succeed, or is not to be repeated, is asked once', async (t) => {
  const { next, now, waiting, ask } = begin(t, 'history.find', find('1'), { keep: true });
  await next('history.find').answer('one');
  ask(find('2'));
  await next('history.find').fail({ kind: 'bad-input', message: 'No number.' });
  t.mock.timers.tick(60_000);
  await settle();
  assert.equal(waiting('history.find'), 0);
  assert.equal(now().error, 'bad-input');
});

test('a failure of what is not to be repeated by itself is asked once', async (t) => {
  const accountId = 'live' as AccountId;
  const { next, now, waiting } = begin(t, 'balance.read', { accountId }, { retry: false });
  await next('balance.read').fail({ kind: 'unreachable', message: 'No answer.' });
  t.mock.timers.tick(60_000);
  await settle();
  assert.equal(waiting('balance.read'), 0);
  assert.equal(now().error, 'unreachable');
});

test('what nobody looks at any more is neither kept nor tried again', async (t) => {
  const { next, leave, queries, waiting } = begin(t, 'history.find', find('1'));
  const late = next('history.find');
  leave();
  await late.fail({ kind: 'storage', message: 'The disk is full.' });
  t.mock.timers.tick(60_000);
  await settle();
  assert.equal(waiting('history.find'), 0);
  assert.equal(queries.getQueryCache().getAll().length, 0);
});
