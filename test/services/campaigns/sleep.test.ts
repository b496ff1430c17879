import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { openScheduler } from '../../../electron/campaigns/scheduler.ts';
import { type Clock, realClock } from '../../../electron/campaigns/worker/run/clock.ts';
import type { PowerNews } from '../../../electron/host.ts';
import { openTimeline } from '../../../electron/store/timeline.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { sleepOverMs } from '../../../shared/campaign/plan/after-sleep.ts';
import { ok } from '../../../shared/result.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { settle, until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { testHost, value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { relayed } from '../support/relay.ts';
import { plainOptions, quickClock, testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

const minute = 60_000;

/** A bench whose wall clock a test moves on, through a service whose first answer comes while the computer sleeps. */
function sleeper(t: TestContext) {
  const answer = Promise.withResolvers<void>();
  const { gateway, sent } = acceptingGateway((post) => post === 1 && answer.promise);
  let ahead = 0;
  const waits: (() => void)[] = [];
  const clock: Clock = {
    ...quickClock,
    now: () => Date.now() + ahead,
    // Requests are held for a minute at most, which a test ends by hand.
    sleep: (ms, signal) =>
      ms === minute ? new Promise((resolve) => waits.push(resolve)) : realClock.sleep(ms, signal),
  };
  const bench = testBench(t, { clock, connect: () => gateway });
  const kinds = (campaign: CampaignId) =>
    openTimeline(bench.database)
      .page(campaign, null, 500)
      .rows.toReversed()
      .map(({ kind }) => kind);
  /** Sleeps once the first request is on its way, until everything has happened that still can. */
  async function asleep(): Promise<CampaignId> {
    const campaign = bench.draft(40);
    await bench.start(campaign);
    await bench.onItsWay(campaign);
    await bench.engine.sleep();
    answer.resolve();
    await until(() => bench.counts(campaign).accepted === 10, { what: 'the outcome of the first request' });
    await settle();
    assert.deepEqual(bench.counts(campaign), { accepted: 10, waiting: 30 });
    return campaign;
  }
  return { bench, sent, answer, asleep, kinds, waits, pass: (ms: number) => (ahead += ms) };
}

test('no request begins while the computer sleeps, and after a short sleep sending goes on', async (t) => {
  const { bench, sent, asleep, kinds, pass } = sleeper(t);
  const campaign = await asleep();
  assert.equal(bench.phase(campaign), 'running');
  pass(10 * minute);
  await bench.engine.wake();
  await bench.reached(campaign, 'finished');
  assert.equal(new Set(sent).size, 40);
  assert.equal(sent.length, 40);
  assert.deepEqual(kinds(campaign), ['started', 'slept', 'finished']);
});

// Fault (app): the computer sleeps -> as observed -> no request begins; after waking it goes on, after more than 15
// minutes it pauses and asks
test('after a long sleep a campaign asks before it texts anybody', async (t) => {
  const { bench, sent, asleep, pass } = sleeper(t);
  const campaign = await asleep();
  pass(9 * 60 * minute);
  await bench.engine.wake();
  await bench.reached(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'slept');
  assert.match(spoken(bench.pause(campaign)?.message) ?? '', /slept for 9\u00a0h/);
  assert.equal(sent.length, 10);
  await bench.resumed(campaign, 'finished');
  assert.equal(sent.length, 40);
});

test('a campaign that is being prepared when the computer falls asleep for long asks too', async (t) => {
  const { bench, sent, answer, pass } = sleeper(t);
  const campaign = bench.draft(40);
  const starting = bench.start(campaign);
  await bench.engine.sleep();
  assert.equal(bench.phase(campaign), 'preparing');
  pass(60 * minute);
  await bench.engine.wake();
  await starting;
  await bench.reached(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'slept');
  assert.equal(sent.length, 0);
  answer.resolve();
  await bench.resumed(campaign, 'finished');
  assert.equal(sent.length, 40);
});

test('a sleep whose end is never told, or that never came, holds nothing up for good', async (t) => {
  const { bench, sent, asleep, waits } = sleeper(t);
  const campaign = await asleep();
  waits[0]?.();
  await bench.reached(campaign, 'finished');
  assert.equal(sent.length, 40);
});

test('paused, cancelled or closed while asleep, nothing more is sent', async (t) => {
  const { bench, sent, asleep } = sleeper(t);
  const campaign = await asleep();
  await bench.engine.cancel(campaign);
  await bench.reached(campaign, 'cancelled');
  await bench.engine.wake();
  assert.equal(sent.length, 10);
});

/** An app that a test puts to sleep and wakes, and what it told on the desktop. */
async function sleepingApp(t: TestContext) {
  const dataDir = tempFolder(t);
  let listener: (news: PowerNews) => void = () => {};
  const told: string[] = [];
  const { desktop } = testHost(dataDir);
  const stage = await campaignApp(t, {
    dataDir,
    desktop: {
      ...desktop,
      notify: (title) => void told.push(title),
      onPower(given) {
        listener = given;
        return () => {};
      },
    },
  });
  return { ...stage, told, power: (news: PowerNews) => listener(news) };
}

test('a campaign that paused while the computer slept goes on at once when it is resumed awake', async (t) => {
  const answer = Promise.withResolvers<void>();
  const service = await relayed(t, { wait: ({ method }) => method === 'POST' && answer.promise });
  const { wire, told, power, draft, start, reached, liveAccount } = await sleepingApp(t);
  const accountId = await liveAccount(service.url, 'live-token');
  const campaignId = await draft(2, { accountId, options: { ...plainOptions, canary: 1, chunkSize: 1 } });
  await start(campaignId);
  await until(() => service.posts().length === 1, { what: 'the canary at the service' });
  power('sleep');
  answer.resolve();
  const { pause } = await reached(campaignId, 'paused');
  await until(() => told.length > 0, { what: 'news of the pause on the desktop' });
  power('wake');
  value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(pause) }));
  await reached(campaignId, 'finished');
  const timeline = value(
    await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }),
  ).rows.toReversed();
  assert.deepEqual(
    timeline.map(({ kind }) => kind),
    ['created', 'started', 'paused', 'resumed', 'finished'],
  );
});

test('a start that cannot be recorded at its time is tried again later, not at once and not for ever unheard', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const bench = testBench(t);
  const startAt = Date.now() + 3_600_000;
  const campaign = bench.draft(10, { startAt });
  await bench.start(campaign);
  const full = new Error('database or disk is full');
  let missed = 0;
  const heard: unknown[] = [];
  const schedule = openScheduler({
    database: bench.database,
    owner: bench.owner,
    now: () => startAt + minute,
    start: async () => assert.fail('late'),
    rest: { start: async () => assert.fail('not begun'), miss: async () => assert.fail('not begun') },
    async miss() {
      missed++;
      if (missed < 3) throw full;
      return bench.engine.unschedule(campaign, 'missed', 'It was due.');
    },
    failed: (error) => heard.push(error),
  });
  schedule.look();
  await settle();
  schedule.look();
  await settle();
  assert.deepEqual([missed, heard], [1, [full]]);
  t.mock.timers.tick(minute);
  await settle();
  t.mock.timers.tick(minute);
  await settle();
  assert.equal(bench.phase(campaign), 'missed');
  assert.deepEqual([missed, heard.length], [3, 2]);
  schedule.close();
});

test('a campaign that comes due while the computer falls asleep starts no sooner than sending goes on', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const bench = testBench(t);
  const startAt = Date.now() + 3_600_000;
  const campaign = bench.draft(10, { startAt });
  await bench.start(campaign);
  let now = startAt - 1000;
  const started: CampaignId[] = [];
  const never = async () => assert.fail('late, or not begun');
  const schedule = openScheduler({
    database: bench.database,
    owner: bench.owner,
    now: () => now,
    start: async (id) => ok(started.push(id)),
    miss: never,
    rest: { start: never, miss: never },
    failed: assert.fail,
  });
  schedule.look();
  schedule.sleep();
  now = startAt + 5000;
  t.mock.timers.tick(sleepOverMs - 1);
  assert.deepEqual(started, []);
  t.mock.timers.tick(1);
  assert.deepEqual(started, [campaign]);
  schedule.close();
});

test('a time that passes during a sleep asks when the computer wakes, and is told on the desktop', async (t) => {
  const { wire, told, power, draft, start, reached } = await sleepingApp(t);
  const startAt = Date.now() + 60 * minute;
  const campaignId = await draft(1, { name: 'Weekly', options: { ...plainOptions, startAt } });
  assert.equal((await start(campaignId)).phase, 'scheduled');
  power('sleep');
  t.mock.timers.enable({ apis: ['Date'], now: startAt + 20 * minute });
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'scheduled');
  power('wake');
  await reached(campaignId, 'missed');
  await until(() => told.length > 0, { what: 'news of it on the desktop' });
  assert.deepEqual(told, ['Weekly did not start']);
  assert.equal(value(await wire.call('practice.status', {})).texts, 0);
});
