import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { eraseRemoved, removeCampaigns } from '../../../electron/campaigns/records/removal.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { kindOf, value } from '../support/app.ts';
import { campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { marksIn } from '../support/every-byte.ts';
import { fictionalNumber } from '../support/people.ts';
import { plainOptions, practiceBench, testBench, toRestOf } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

const theApp = sharedCampaignApp();

test('what was deleted is in no file of the database any more', async () => {
  const { wire, database, dataDir, draft, start, reached } = await theApp();
  const campaignId = await draft(30, { message: 'A very particular text for {name}' });
  await start(campaignId);
  const state = await reached(campaignId, 'finished');
  const marks = { text: 'A very particular text', name: 'Name 17', number: fictionalNumber(17) };
  assert.deepEqual(marksIn(dataDir, marks), Object.keys(marks));
  value(
    await wire.call('audience.remove', {
      audienceId: database.prepare('SELECT id FROM audience').get()!.id as never,
    }),
  );
  const moved = await wire.call('campaign.remove', { campaignId, phase: 'draft' });
  assert.equal(kindOf(moved), 'conflict', 'shown as a draft, it is sent by now');
  value(await wire.call('campaign.remove', { campaignId, phase: 'finished' }));
  // People are erased in the background, since a million of them take some seconds.
  const left = () => marksIn(dataDir, marks);
  await until(() => left().length === 0, { what: 'nothing left of what was deleted', seen: left });
  assert.equal((await wire.call('campaign.get', { campaignId })).ok, false);
  assert.deepEqual(value(await wire.call('history.find', { number: fictionalNumber(3) })).rows, []);
  assert.equal(state.people, 30);
  const log = readFileSync(join(dataDir, 'tagline.log'), 'utf8');
  assert.doesNotMatch(log, /particular|Name|1201555|practice-token/);
});

test("a command's draft whose list somebody changed is kept", async (t) => {
  const { database, engine, draft } = testBench(t);
  const campaign = draft(10);
  database.exec("UPDATE campaign SET prepared = 'by a command'");
  const change = database.prepare(
    `INSERT INTO audience_step (audience_id, act, n, rows, at, undone) SELECT id, 'edit', 0, 1, 0, 0 FROM audience`,
  );
  const remove = () => engine.remove({ campaignIds: [campaign], unchanged: true });
  change.run();
  assert.equal(kindOf(await remove()), 'conflict');
  database.exec('DELETE FROM audience_step');
  value(await remove());
});

test('only ended campaigns can be deleted, and old ones all at once', async () => {
  const { wire, draft, start, reached } = await theApp();
  const open = await draft(20, {
    options: { ...plainOptions, canary: 5 },
  });
  await start(open);
  await reached(open, 'paused');
  const refused = await wire.call('campaign.remove', { campaignId: open, phase: 'paused' });
  assert.equal(kindOf(refused), 'not-ready');
  const done = await draft(10);
  await start(done);
  await reached(done, 'finished');
  assert.deepEqual(value(await wire.call('campaign.older', { days: 1 })), { campaigns: 0 });
  const ended = async () => value(await wire.call('campaign.older', { days: 0 })).campaigns;
  await until(async () => (await ended()) === 1, { what: 'a moment after the end' });
  const others = await wire.call('campaign.removeOlder', { days: 0, shown: 2 });
  assert.equal(kindOf(others), 'conflict', 'another number was shown');
  assert.deepEqual(value(await wire.call('campaign.removeOlder', { days: 0, shown: 1 })), { removed: 1 });
  assert.deepEqual(
    value(await wire.call('campaign.list', { before: null })).rows.map(({ id }) => id),
    [open],
  );
});

test('what is being sent cannot be deleted', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { gateway } = acceptingGateway(() => answer.promise);
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(20);
  await bench.start(campaign);
  const removed = await bench.engine.remove({ campaignIds: [campaign] });
  assert.equal(kindOf(removed), 'not-ready');
  answer.resolve();
  await bench.reached(campaign, 'finished');
  assert.ok((await bench.engine.remove({ campaignIds: [campaign] })).ok);
});

// Fault (app): the app is killed, or the disk is full, while a deleted campaign is erased -> the campaign is gone;
// its people are erased at the next start, or when there is room
// Threat: Contacts at rest
test('a campaign whose deletion was cut off is gone at once, and its people at the next start', async (t) => {
  const dataDir = tempFolder(t);
  const first = await campaignApp(t, { dataDir });
  const campaignId = await first.draft(30);
  await first.start(campaignId);
  await first.reached(campaignId, 'finished');
  await first.app.close();
  first.database.close();

  const killed = new DatabaseSync(join(dataDir, 'tagline.db'));
  await removeCampaigns(killed, [campaignId]);
  const ending = new AbortController();
  const erasing = eraseRemoved(killed, ending.signal);
  ending.abort();
  await assert.rejects(erasing);
  assert.equal(
    killed.prepare('SELECT count(*) AS n FROM recipient').get()?.n,
    30,
    'cut off between two steps',
  );
  killed.close();

  const again = await campaignApp(t, { dataDir });
  assert.deepEqual(value(await again.wire.call('campaign.list', { before: null })).rows, []);
  assert.deepEqual(value(await again.wire.call('history.find', { number: fictionalNumber(3) })).rows, []);
  const left = () =>
    ['recipient', 'recipient_number', 'receipt', 'skipped', 'removal'].map(
      (table) => again.database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows,
    );
  await until(() => left().every((count) => count === 0), { what: 'the people of it gone', seen: left });
});

test('a deletion is answered before its people are erased, waits for whoever writes, and leaves others with the same numbers', async (t) => {
  const { gateway } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway });
  const [few, many, others] = [bench.draft(1), bench.draft(30), bench.draft(30)];
  for (const campaign of [few, many, others]) await bench.started(campaign, 'finished');
  const count = (table: string, campaign: CampaignId) =>
    bench.database.prepare(`SELECT count(*) AS n FROM ${table} WHERE campaign_id = ?`).get(campaign)?.n;
  const withValues = bench.database.prepare(
    "SELECT count(*) AS n FROM recipient WHERE campaign_id = ? AND tagvalues <> ''",
  );
  const left = (campaign: CampaignId) => [
    withValues.get(campaign)?.n,
    ...['recipient_number', 'receipt', 'removal'].map((table) => count(table, campaign)),
  ];

  assert.ok((await bench.engine.remove({ campaignIds: [few] })).ok);
  assert.equal(count('removal', few), 1, 'answered while it is being erased');
  await until(() => left(few).join() === '0,1,0,0', {
    what: 'nothing left but who was reached',
    seen: () => left(few),
  });
  assert.deepEqual(left(many), [30, 30, 30, 0]);

  const writer = new DatabaseSync(bench.path);
  assert.ok((await bench.engine.remove({ campaignIds: [many] })).ok);
  writer.exec('BEGIN IMMEDIATE');
  // Each step that finds the writer tries again later.
  let looks = 0;
  await until(() => ++looks > 10, { what: 'some looks at what goes on while somebody writes' });
  assert.equal(count('recipient', many), 30);
  writer.exec('COMMIT');
  writer.close();
  await until(() => left(many).join() === '0,30,0,0', {
    what: 'nothing left but who was reached',
    seen: () => left(many),
  });
  assert.deepEqual(left(others), [30, 30, 30, 0]);
});

// Fault (erasing): a deleted campaign goes off the record of who was reached later -> its numbers are erased with it
test('whom a deleted campaign reached is forgotten with their numbers once that is asked', async (t) => {
  const { gateway } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway });
  const { database, engine } = bench;
  const campaign = bench.draft(5);
  await bench.started(campaign, 'finished');
  const erased = () =>
    until(() => database.prepare('SELECT count(*) AS n FROM removal').get()?.n === 0, { what: 'all erased' });
  const left = () =>
    ['recipient', 'recipient_number', 'reached', 'sending'].map(
      (table) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n,
    );
  value(await engine.remove({ campaignIds: [campaign] }));
  await erased();
  assert.deepEqual(left(), [5, 5, 1, 1]);
  value(await engine.remove({ campaignIds: [], forgetBefore: Date.now() + 1 }));
  await erased();
  assert.deepEqual(left(), [0, 0, 0, 0]);
});

// Fault (campaign): a deleted campaign is forgotten by age while what it left behind is erased -> the numbers of whom it
// reached go too
test('numbers that are forgotten while the others are erased go too', async (t) => {
  const bench = await practiceBench(t, 'ok, ok, 400');
  const { database, engine } = bench;
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  await engine.cancel(campaign);
  const rest = bench.draft(30);
  toRestOf(database, rest, campaign);
  removeCampaigns(database, [campaign]);
  const { signal } = new AbortController();
  const erasing = eraseRemoved(database, signal);
  removeCampaigns(database, [rest], Date.now() + 1);
  await erasing;
  await eraseRemoved(database, signal);
  for (const table of ['recipient_number', 'recipient', 'reached', 'sending', 'removal'])
    assert.equal(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n, 0, table);
});

test('of a deleted campaign just the numbers that it reached stay, from the first to the last', async (t) => {
  const bench = await practiceBench(t, 'ok, ok, 400');
  const { database, engine } = bench;
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  await engine.cancel(campaign);
  removeCampaigns(database, [campaign]);
  await eraseRemoved(database, new AbortController().signal);
  for (const table of ['recipient', 'recipient_number']) {
    const kept = database.prepare(`SELECT msisdn FROM ${table} ORDER BY msisdn`).all();
    const reached = Array.from({ length: 20 }, (_, n) => Number(fictionalNumber(n)));
    assert.deepEqual(
      kept.map(({ msisdn }) => msisdn),
      reached,
      table,
    );
  }
});
