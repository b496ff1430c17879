import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTimeline } from '../../../electron/campaigns/records/timeline.ts';
import { openSchedule } from '../../../electron/campaigns/schedule.ts';
import type { Clock } from '../../../electron/campaigns/worker/clock.ts';
import { realClock } from '../../../electron/campaigns/worker/clock.ts';
import type { PowerNews } from '../../../electron/host.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/pause.ts';
import { startTestApp, testHost, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { practiceAccount } from '../support/practice.ts';
import { quickClock, testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

type Test = Parameters<NonNullable<Parameters<typeof test>[0]>>[0];

const minute = 60_000;

/** A bench whose wall clock a test moves on, through a service whose first answer is late. */
async function sleeper(t: Test) {
  const { gateway, account } = await practiceAccount(t, 'slow:700');
  let ahead = 0;
  const waits: (() => void)[] = [];
  const clock: Clock = {
    ...quickClock,
    now: () => Date.now() + ahead,
    // The gate's own patience is a minute, which a test ends by hand.
    sleep: (ms, signal) =>
      ms === minute ? new Promise((resolve) => waits.push(resolve)) : realClock.sleep(ms, signal),
  };
  const bench = testBench(t, tempFolder(t), { clock });
  const kinds = (campaign: CampaignId) =>
    openTimeline(bench.database)
      .read(campaign)
      .map(({ kind }) => kind);
  /** Sleeps once the first request is on its way, until nothing is any more. */
  async function asleep(): Promise<CampaignId> {
    const campaign = bench.draft(40, 'Hi {name}');
    await bench.start(campaign, account);
    while ((bench.counts(campaign)['in-flight'] ?? 0) === 0) await realClock.sleep(2);
    await bench.engine.sleep();
    while (bench.counts(campaign)['in-flight'] !== undefined) await realClock.sleep(2);
    return campaign;
  }
  return { gateway, bench, account, asleep, kinds, waits, pass: (ms: number) => (ahead += ms) };
}

test('no request begins while the computer sleeps, and after a short sleep sending goes on', async (t) => {
  const { gateway, bench, asleep, kinds, pass } = await sleeper(t);
  const campaign = await asleep();
  const sent = gateway.ledger.texts;
  await realClock.sleep(100);
  assert.equal(gateway.ledger.texts, sent);
  assert.equal(bench.phase(campaign), 'running');
  assert.ok((bench.counts(campaign).waiting ?? 0) > 0);
  pass(10 * minute);
  await bench.engine.wake();
  await bench.until(campaign, 'finished');
  assert.deepEqual(gateway.ledger.duplicates(), []);
  assert.equal(gateway.ledger.texts, 40);
  assert.deepEqual(kinds(campaign), ['started', 'slept', 'finished']);
});

test('after a long sleep a campaign asks before it texts anybody', async (t) => {
  const { gateway, bench, account, asleep, pass } = await sleeper(t);
  const campaign = await asleep();
  const sent = gateway.ledger.texts;
  pass(9 * 60 * minute);
  await bench.engine.wake();
  await bench.until(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'slept');
  assert.match(bench.pause(campaign)?.message ?? '', /slept for 9 h/);
  assert.equal(gateway.ledger.texts, sent);
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.equal(gateway.ledger.texts, 40);
});

test('a campaign that is being prepared when the computer falls asleep for long asks too', async (t) => {
  const { gateway, bench, account, pass } = await sleeper(t);
  const campaign = bench.draft(40, 'Hi {name}');
  const starting = bench.start(campaign, account);
  await bench.engine.sleep();
  assert.equal(bench.phase(campaign), 'preparing');
  pass(60 * minute);
  await bench.engine.wake();
  await starting;
  await bench.until(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'slept');
  assert.equal(gateway.ledger.texts, 0);
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.equal(gateway.ledger.texts, 40);
});

test('a sleep whose end is never told, or that never came, holds nothing up for good', async (t) => {
  const { gateway, bench, asleep, waits } = await sleeper(t);
  const campaign = await asleep();
  waits[0]?.();
  await bench.until(campaign, 'finished');
  assert.equal(gateway.ledger.texts, 40);
});

test('paused, cancelled or closed while asleep, nothing more is sent', async (t) => {
  const { gateway, bench, asleep } = await sleeper(t);
  const campaign = await asleep();
  const sent = gateway.ledger.texts;
  await bench.engine.cancel(campaign);
  await bench.until(campaign, 'cancelled');
  await bench.engine.wake();
  assert.equal(gateway.ledger.texts, sent);
});

test('a campaign that paused while the computer slept goes on at once when it is resumed awake', async (t) => {
  const dataDir = tempFolder(t);
  let listener: (news: PowerNews) => void = () => {};
  const told = Promise.withResolvers<void>();
  const { desktop } = testHost(dataDir);
  const { app, wire } = await startTestApp(dataDir, {
    desktop: {
      ...desktop,
      notify: () => told.resolve(),
      onPower(given) {
        listener = given;
        return () => {};
      },
    },
  });
  t.after(() => app.close());
  const rows = [{ cells: ['Ada'] }, { cells: ['Grace'] }];
  const audienceId = addAudience(besideApp(t, dataDir), ['name'], rows);
  const { id: campaignId, options } = value(await wire.call('draft.create', {}));
  const patch = { audienceId, message: 'Hi {name}', options: { ...options, canary: 1, chunkSize: 1 } };
  value(await wire.call('draft.save', { campaignId, patch }));
  value(await wire.call('practice.script', { script: 'slow:500', randomness: 0, taken: 0 }));
  const state = async () => value(await wire.call('campaign.get', { campaignId }));
  const until = async (phase: string) => {
    const since = performance.now();
    while ((await state()).phase !== phase) {
      if (performance.now() - since > 30_000) throw new Error(`Still ${(await state()).phase}`);
      await realClock.sleep(5);
    }
  };
  const { people, mark } = value(await wire.call('campaign.review', { campaignId }));
  value(await wire.call('campaign.start', { campaignId, people, mark, includeRecent: false }));
  while ((await state()).inFlight.length === 0) await realClock.sleep(2);
  listener('sleep');
  await told.promise;
  listener('wake');
  value(await wire.call('campaign.resume', { campaignId, shown: pauseShown((await state()).pause) }));
  await until('finished');
  const timeline = value(await wire.call('campaign.timeline', { campaignId }));
  assert.deepEqual(
    timeline.map(({ kind }) => kind),
    ['created', 'started', 'paused', 'resumed', 'finished'],
  );
});

test('a start that cannot be recorded at its time is tried again later, not at once and not for ever unheard', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const bench = testBench(t, tempFolder(t));
  const startAt = Date.now() + 3_600_000;
  const campaign = bench.draft(10, 'Hi {name}', { startAt });
  await bench.start(campaign, { baseUrl: 'http://127.0.0.1:9', sendPath: '/v2/mtsms', token: 'token' });
  const full = new Error('database or disk is full');
  let missed = 0;
  const heard: unknown[] = [];
  const desk = openSchedule({
    database: bench.database,
    owner: 'this computer',
    now: () => startAt + minute,
    start: async () => assert.fail('late'),
    async miss() {
      missed++;
      if (missed < 3) throw full;
      return bench.engine.unschedule(campaign, 'missed', 'Its time passed.');
    },
    failed: (error) => heard.push(error),
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  desk.look();
  await settled();
  assert.deepEqual([missed, heard], [1, [full]]);
  t.mock.timers.tick(minute);
  await settled();
  t.mock.timers.tick(minute);
  await settled();
  assert.equal(bench.phase(campaign), 'missed');
  assert.deepEqual([missed, heard.length], [3, 2]);
  desk.close();
});

test('a time that passes during a sleep asks when the computer wakes, and is told on the desktop', async (t) => {
  const dataDir = tempFolder(t);
  let listener: (news: PowerNews) => void = () => {};
  const told: string[] = [];
  const { desktop } = testHost(dataDir);
  const { app, wire } = await startTestApp(dataDir, {
    desktop: {
      ...desktop,
      notify: (title) => void told.push(title),
      onPower(given) {
        listener = given;
        return () => {};
      },
    },
  });
  t.after(() => app.close());
  const audienceId = addAudience(besideApp(t, dataDir), ['name'], [{ cells: ['Ada'] }]);
  const { id: campaignId, options } = value(await wire.call('draft.create', {}));
  const startAt = Date.now() + 60 * minute;
  const patch = { audienceId, name: 'Weekly', message: 'Hi {name}', options: { ...options, startAt } };
  value(await wire.call('draft.save', { campaignId, patch }));
  const { people, mark } = value(await wire.call('campaign.review', { campaignId }));
  const started = await wire.call('campaign.start', { campaignId, people, mark, includeRecent: false });
  assert.equal(value(started).phase, 'scheduled');
  listener('sleep');
  t.mock.timers.enable({ apis: ['Date'], now: startAt + 20 * minute });
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'scheduled');
  listener('wake');
  let phase = 'scheduled';
  while (phase === 'scheduled') {
    await realClock.sleep(5);
    phase = value(await wire.call('campaign.get', { campaignId })).phase;
  }
  assert.equal(phase, 'missed');
  assert.deepEqual(told, ['Weekly did not start']);
  assert.equal(value(await wire.call('practice.status', {})).texts, 0);
});
