import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOf, value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { plainOptions } from '../support/sending.ts';

test('a later time starts by itself; taken off the schedule it is a draft again', async (t) => {
  const { wire, draft, start, reached } = await campaignApp(t);
  const startAt = Date.now() + 900_000;
  const soon = await draft(10, { options: { ...plainOptions, startAt } });
  assert.equal((await start(soon)).phase, 'scheduled');
  const late = await draft(10, { options: { ...plainOptions, startAt: startAt + 900_000 } });
  assert.equal((await start(late)).phase, 'scheduled');
  t.mock.timers.enable({ apis: ['Date'], now: startAt + 1000 });
  assert.equal(value(await wire.call('campaign.unschedule', { campaignId: late })).phase, 'draft');
  const state = await reached(soon, 'finished');
  assert.equal(state.counts.accepted, 10);
});

test('a time that passed while the app was closed asks, and never fires late', async (t) => {
  const { app, wire, database, dataDir, draft, start } = await campaignApp(t);
  const campaignId = await draft(10, { options: { ...plainOptions, startAt: Date.now() + 900_000 } });
  await start(campaignId);
  await app.close();
  database
    .prepare("UPDATE campaign SET frozen = json_set(frozen, '$.options.startAt', ?)")
    .run(Date.now() - 120_000);
  const again = await campaignApp(t, { dataDir });
  const state = await again.reached(campaignId, 'missed');
  assert.equal(state.people, 0);
  const timeline = value(await again.wire.call('campaign.timeline', { campaignId }));
  assert.match(timeline.at(-1)?.message ?? '', /passed 2 min/);
  assert.equal((await wire.call('campaign.get', { campaignId })).ok, false);
});

test('what has begun is not cancelled by being taken off the schedule', async (t) => {
  const { wire, draft, start, practise, reached } = await campaignApp(t);
  const campaignId = await draft(30);
  await practise('slow:400');
  await start(campaignId);
  const taken = await wire.call('campaign.unschedule', { campaignId });
  assert.equal(kindOf(taken), 'conflict');
  const { counts } = await reached(campaignId, 'paused', 'cancelled', 'finished');
  assert.deepEqual(counts.accepted, 30);
});
