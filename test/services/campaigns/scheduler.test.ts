import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { plainOptions } from '../support/sending.ts';

const theApp = sharedCampaignApp();

test('a later time starts by itself; taken off the schedule it is a draft again', async (t) => {
  const { wire, draft, start, reached } = await theApp();
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

// Fault (app): the app is closed, or the computer would sleep, while a campaign is scheduled
// Fault (campaign): a starting time is missed by more than 10 seconds -> nothing is sent; it asks
test('a time that passed while the app was closed asks, and never fires late', async (t) => {
  const { app, wire, database, dataDir, draft, start } = await campaignApp(t);
  const campaignId = await draft(10, { options: { ...plainOptions, startAt: Date.now() + 900_000 } });
  await start(campaignId);
  await app.close();
  database
    .prepare("UPDATE campaign SET frozen = json_set(frozen, '$.options.startAt', ?)")
    .run(Date.now() - 120_000);
  database.close();
  const again = await campaignApp(t, { dataDir });
  const state = await again.reached(campaignId, 'missed');
  assert.equal(state.people, 0);
  const timeline = value(
    await again.wire.call('campaign.timeline', { campaignId, before: null, count: 500 }),
  ).rows.toReversed();
  assert.match(spoken(timeline.at(-1)?.message ?? ''), /due 2\u00a0min ago/);
  assert.equal((await wire.call('campaign.get', { campaignId })).ok, false);
});

test('what has begun is not cancelled by being taken off the schedule', async () => {
  const { wire, draft, start, practise, reached } = await theApp();
  const campaignId = await draft(30);
  await practise('slow:400');
  await start(campaignId);
  const taken = await wire.call('campaign.unschedule', { campaignId });
  assert.equal(kindOf(taken), 'conflict');
  const { counts } = await reached(campaignId, 'paused', 'cancelled', 'finished');
  assert.deepEqual(counts.accepted, 30);
});

// Fault (campaign): a scheduled campaign is paused or cancelled, or its account is removed -> pausing says that it
// has not begun; cancelled, it is a draft again; without its account it asks at its time
test('a scheduled campaign that is paused says that it has not begun, and one that is cancelled is a draft and never starts', async (t) => {
  const { wire, draft, start, when } = await theApp();
  const startAt = Date.now() + 900_000;
  const campaignId = await draft(10, { options: { ...plainOptions, startAt } });
  await start(campaignId);
  const paused = await wire.call('campaign.pause', { campaignId });
  assert.match(wordsOf(paused), /waits for its time and has sent nothing/);
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'scheduled');
  assert.equal(value(await wire.call('campaign.cancel', { campaignId })).phase, 'draft');
  const timeline = value(
    await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }),
  ).rows.toReversed();
  assert.match(spoken(timeline.at(-1)?.message ?? ''), /Cancelled before its time/);
  assert.match(wordsOf(await wire.call('campaign.cancel', { campaignId })), /is a draft and sends nothing/);
  const other = await draft(10, { options: { ...plainOptions, startAt } });
  await start(other);
  t.mock.timers.enable({ apis: ['Date'], now: startAt + 1000 });
  // Whatever is taken off or put on, the schedule is looked at.
  await wire.call('campaign.cancel', { campaignId });
  await when('the other one', async () => {
    const { phase } = value(await wire.call('campaign.get', { campaignId: other }));
    return phase === 'finished';
  });
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'draft');
});

// Fault (campaign): a scheduled campaign is paused or cancelled, or its account is removed
test('a scheduled campaign whose account is removed does not start, and says why', async (t) => {
  const { wire, draft, start, reached, liveAccount } = await theApp();
  const accountId = await liveAccount('http://127.0.0.1:1', 'live-token');
  const startAt = Date.now() + 900_000;
  const campaignId = await draft(10, { accountId, options: { ...plainOptions, startAt } });
  await start(campaignId);
  const uses = value(await wire.call('account.uses', { accountId }));
  assert.deepEqual(uses, { sending: 0, paused: 0, scheduled: 1 });
  value(await wire.call('account.remove', { accountId }));
  t.mock.timers.enable({ apis: ['Date'], now: startAt + 1000 });
  // Whatever is taken off or put on, the schedule is looked at.
  await wire.call('campaign.cancel', { campaignId: await draft(1) });
  await reached(campaignId, 'missed');
  const timeline = value(
    await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }),
  ).rows.toReversed();
  assert.match(spoken(timeline.at(-1)?.message ?? ''), /account Live is no longer there/);
});
