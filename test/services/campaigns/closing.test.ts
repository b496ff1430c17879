import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { test } from 'node:test';
import { openCampaignThread } from '../../../electron/campaigns/campaign-thread.ts';
import { readFrozen } from '../../../electron/campaigns/records/frozen.ts';
import { openTimeline } from '../../../electron/store/timeline.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { directly } from '../../../shared/network/proxy.ts';
import { ok } from '../../../shared/result.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { soon, until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { kindOf } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { addAudience } from '../support/audience.ts';
import { accountTo, openSendingBench, plainOptions, practiceBench, testBench } from '../support/sending.ts';
import { serve } from '../support/server.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('closing waits for what is in flight and begins nothing more; the campaign waits at the next start', async (t) => {
  const folder = tempFolder(t);
  const answer = Promise.withResolvers<void>();
  const { gateway, sent } = acceptingGateway(() => answer.promise);
  const first = openSendingBench(folder, { connect: () => gateway });
  const campaign = first.draft(30);
  await first.start(campaign);
  await first.onItsWay(campaign);
  const closing = first.engine.close();
  answer.resolve();
  await closing;
  assert.equal(first.phase(campaign), 'paused');
  assert.deepEqual(first.counts(campaign), { accepted: 10, waiting: 20 });
  first.database.close();
  const again = testBench(t, { folder, connect: () => gateway });
  assert.equal(again.pause(campaign)?.kind, 'restart');
  await again.resumed(campaign, 'finished');
  assert.equal(sent.length, 30);
});

// Fault (app): the app is closed while the service hangs -> unknown, once half a minute has passed -> pauses at the
// next start
test('closing waits for a service that hangs only so long; the request is unknown at the next start', async (t) => {
  const folder = tempFolder(t);
  const asked = Promise.withResolvers<void>();
  const account = accountTo(await serve(t, () => asked.resolve()));
  const bench = openSendingBench(folder, { account });
  const campaign = bench.draft(30, { startAt: Date.now() + 3_600_000 });
  await bench.start(campaign);
  assert.equal(readFrozen(bench.database, campaign)?.baseUrl, account.baseUrl);

  const thread = openCampaignThread({
    data: {
      databasePath: bench.path,
      owner: bench.owner,
      stateDir: bench.stateDir,
      hold: null,
    },
    events: {
      changed: () => undefined,
      teamFile: () => undefined,
      erasing: () => undefined,
      runBug: () => undefined,
    },
    questions: { readBalance: () => ok(null), paths: () => ok(directly) },
    broke: () => undefined,
    graceMs: 300,
  });
  assert.ok((await thread.ask('startScheduled', [campaign, account])).ok);
  await asked.promise;
  await soon(thread.close(), { what: 'an end without an answer' });
  bench.database.close();

  const again = testBench(t, { folder });
  assert.equal(again.pause(campaign)?.kind, 'unknown');
  assert.deepEqual(again.counts(campaign), { unknown: 10, waiting: 20 });
});

// Fault (app): the thread that sends fails while the app runs -> unknown where a request was on its way -> pauses and
// says that it failed
test('a thread that fails says so of its campaigns, and not that the app ended', async (t) => {
  const folder = tempFolder(t);
  const answer = Promise.withResolvers<void>();
  const failing = testBench(t, { folder, connect: () => acceptingGateway(() => answer.promise).gateway });
  const [sending, preparing] = [failing.draft(30), failing.draft(30)];
  const between = failing.draft(30, { startAt: Date.now() + 3_600_000 });
  await failing.start(sending);
  await failing.start(between, {}, { accountId: 'another' as AccountId, baseUrl: 'http://127.0.0.1:2' });
  await failing.onItsWay(sending);
  const setPhase = failing.database.prepare('UPDATE campaign SET phase = ?, owner = ? WHERE id = ?');
  setPhase.run('running', failing.owner, between);
  setPhase.run('preparing', failing.owner, preparing);
  const again = openSendingBench(folder);
  atEnd(t, async () => {
    await again.engine.close();
    again.database.close();
    answer.resolve();
  });
  assert.deepEqual(again.counts(sending), { unknown: 10, waiting: 20 });
  // Nobody of the other account was on the way, so nobody of it is in doubt.
  assert.deepEqual(again.counts(between), { waiting: 30 });
  assert.match(spoken(again.pause(sending)!.message), /Something unexpected happened in Tagline/);
  assert.match(spoken(again.pause(between)!.message), /Sending broke off inside Tagline/);
  const notes = openTimeline(again.database);
  const said = [sending, between, preparing].map((id) => spoken(notes.page(id, null, 1).rows[0]!.message));
  assert.match(said[2]!, /Preparing this campaign broke off/);
  assert.doesNotMatch(said.join(), /Tagline closed/);
});

// Fault (app): the thread that sends runs out of memory while it does something else -> unknown for the request on its way
// -> pauses and says that Tagline failed; nobody of another account is in doubt
test('a thread that runs out of memory leaves nobody of another account in doubt', async (t) => {
  const folder = tempFolder(t);
  const asked = Promise.withResolvers<void>();
  const account = accountTo(await serve(t, () => asked.resolve()));
  const bench = openSendingBench(folder, { account });
  const later = { startAt: Date.now() + 3_600_000 };
  const [bad, good] = [bench.draft(30, later), bench.draft(30, later)];
  await bench.start(bad);
  await bench.start(good, {}, { accountId: 'another' as AccountId, baseUrl: 'http://127.0.0.1:2' });
  const bugs: unknown[] = [];
  const thread = openCampaignThread({
    data: { databasePath: bench.path, owner: bench.owner, stateDir: bench.stateDir, hold: null },
    events: {
      changed: () => undefined,
      teamFile: () => undefined,
      erasing: () => undefined,
      runBug: () => undefined,
    },
    questions: { readBalance: () => ok(null), paths: () => ok(directly) },
    limits: { maxOldGenerationSizeMb: 100, maxYoungGenerationSizeMb: 8 },
    broke: (bug) => bugs.push(bug),
  });
  assert.ok((await thread.ask('startScheduled', [bad, account])).ok);
  await asked.promise;
  bench.database.prepare("UPDATE campaign SET phase = 'running' WHERE id = ?").run(good);
  // Whose cells come to some 80 MB at once.
  const audienceId = addAudience(bench.database, ['name'], []);
  bench.database
    .prepare(
      `WITH RECURSIVE n(at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at < 4999)
       INSERT INTO audience_row (id, row, status, msisdn, original, cells)
       SELECT (?1 << 24) + at, at + 2, 0, 46700000000 + at, '', ?2 FROM n`,
    )
    .run(audienceId, JSON.stringify(Array(2000).fill('1')));
  const scanned = await thread.ask('scan', [
    {
      ...{ campaignId: good, audienceId, message: 'Hi {name}', options: plainOptions, quiet: null },
      ...{ restOf: null, recentDays: 0, includeRecent: false, lettering: { encoded: true } },
    },
  ]);
  assert.equal(kindOf(scanned), 'internal');
  assert.match(String(bugs[0]), /memory limit/);
  await thread.close();
  bench.database.close();

  const again = openSendingBench(folder);
  atEnd(t, async () => {
    await again.engine.close();
    again.database.close();
  });
  assert.deepEqual(again.counts(bad), { unknown: 10, waiting: 20 });
  assert.match(spoken(again.pause(bad)!.message), /Something unexpected happened in Tagline/);
  assert.deepEqual(again.counts(good), { waiting: 30 });
  assert.match(spoken(again.pause(good)!.message), /Sending broke off inside Tagline/);
});

test('a campaign that is to go on once it has paused does not begin while the app closes', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { gateway, sent } = acceptingGateway(() => answer.promise);
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(20);
  await bench.start(campaign);
  await bench.onItsWay(campaign);
  await bench.engine.pause(campaign);
  const resuming = bench.resume(campaign);
  const closing = bench.engine.close();
  answer.resolve();
  await closing;
  const resumed = await resuming;
  assert.equal(kindOf(resumed), 'closing');
  assert.equal(bench.phase(campaign), 'paused');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, waiting: 10 });
  assert.equal(sent.length, 10);
});

// Fault (app): the app is killed while it prepares a campaign -> the campaign is a draft again; nothing was sent
test('a campaign whose preparation was cut off is a draft again, with nothing sent and nothing left of it', async (t) => {
  const [folder, cut] = [tempFolder(t), tempFolder(t)];
  const { gateway, ...bench } = await practiceBench(t, '', { folder });
  const campaign = bench.draft(30_000, { chunkSize: 10_000 });
  const starting = bench.start(campaign);
  const frozen = () => Number(bench.database.prepare('SELECT count(*) AS n FROM recipient').get()?.n);
  await until(() => bench.phase(campaign) !== 'draft' && frozen() > 0, { what: 'the first people' });
  assert.equal(bench.phase(campaign), 'preparing');
  // What a killed app leaves on the disk.
  cpSync(folder, cut, { recursive: true });
  await bench.engine.cancel(campaign);
  await starting;
  const sent = gateway.ledger.texts;

  const again = testBench(t, { folder: cut, account: bench.account });
  assert.equal(again.phase(campaign), 'draft');
  for (const table of ['recipient', 'recipient_number', 'chunk', 'attempt', 'tally'])
    assert.equal(again.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n, 0, table);
  assert.equal(gateway.ledger.texts, sent);
  await again.started(campaign, 'finished');
  assert.equal(gateway.ledger.texts - sent, 30_000);
});

test('a list that holds a number twice, as none should, texts nobody and leaves the draft', async (t) => {
  const { gateway, sent } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(30);
  bench.database.exec(
    'UPDATE audience_row SET msisdn = (SELECT max(msisdn) FROM audience_row) WHERE id = (SELECT min(id) FROM audience_row)',
  );
  assert.equal(kindOf(await bench.start(campaign)), 'bad-input');
  assert.equal(bench.phase(campaign), 'draft');
  for (const table of ['recipient', 'recipient_number', 'chunk', 'tally'])
    assert.equal(bench.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n, 0, table);
  assert.equal(sent.length, 0);
});
