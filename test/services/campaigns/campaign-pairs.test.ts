import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrozen } from '../../../electron/campaigns/records/frozen.ts';
import { openTimeline } from '../../../electron/campaigns/records/timeline.ts';
import { openResultReader } from '../../../electron/campaigns/results/result-reader.ts';
import { readHead } from '../../../electron/store/audience-reader.ts';
import { openCampaignThread } from '../../../electron/threads/campaign-thread.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { ok } from '../../../shared/result.ts';
import { soon } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { fictionalNumber } from '../support/people.ts';
import { nowhere, openSendingBench, practiceBench, quickClock, testBench } from '../support/sending.ts';
import { serve } from '../support/server.ts';
import { tempFolder } from '../support/temp-folder.ts';

const sameText = { recentDays: 7 };

test('of two campaigns with the same text that start at the same moment, one starts', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaigns = [bench.draft(40), bench.draft(40)];
  const started = await Promise.all(campaigns.map((one) => bench.start(one, sameText)));
  assert.deepEqual(
    started.map((one) => one.ok),
    [true, false],
  );
  await bench.reached(campaigns[0]!, 'finished');
  assert.equal(bench.phase(campaigns[1]!), 'draft');
  assert.equal(gateway.ledger.texts, 40);
  assert.deepEqual(gateway.ledger.duplicates(), []);
});

test('of two campaigns to the same rest that start at the same moment, one starts', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  const copies = [bench.draft(30), bench.draft(30)];
  bench.database.exec(`UPDATE campaign SET rest_of = ${campaign} WHERE id <> ${campaign}`);
  const started = await Promise.all(copies.map((one) => bench.start(one, { people: 20 })));
  assert.deepEqual(
    started.map((one) => one.ok),
    [true, false],
  );
  await bench.reached(copies[0]!, 'finished');
  assert.equal(gateway.ledger.texts, 30);
  assert.deepEqual(gateway.ledger.duplicates(), []);
});

test('those whom a campaign that has not ended may still reach count as having the text', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, missing-ids');
  const first = bench.draft(40, { canary: 3 });
  await bench.started(first, 'paused');
  const second = bench.draft(45);
  const waiting = await bench.start(second, sameText);
  assert.match(wordsOf(waiting), /45 people then, 5 now/);

  await bench.resumed(first, 'paused');
  assert.deepEqual(bench.counts(first), { accepted: 12, unknown: 1, waiting: 27 });
  await bench.engine.rule(first, 1, 'send-again');
  await bench.engine.cancel(first);
  const rest = await bench.start(second, { ...sameText, people: 33 });
  assert.ok(rest.ok, 'those with an id had it, also those of a request that is to be sent again');
  await bench.reached(second, 'finished');
  assert.deepEqual(gateway.ledger.duplicates(), [{ msisdn: fictionalNumber(12), times: 2 }]);
});

test('what another computer has scheduled or is sending is neither taken off nor paused from here', async (t) => {
  const folder = tempFolder(t);
  const there = testBench(t, { folder, owner: 'another computer' });
  const startAt = Date.now() + 3_600_000;
  const campaign = there.draft(10, { startAt });
  await there.start(campaign);
  const here = testBench(t, { folder });
  for (const done of [
    await here.engine.unschedule(campaign, 'asked', 'Taken off the schedule.'),
    await here.engine.pause(campaign),
    await here.engine.cancel(campaign),
  ]) {
    assert.equal(kindOf(done), 'elsewhere');
  }
  assert.equal(here.phase(campaign), 'scheduled');
  await here.engine.takeOver(campaign);
  assert.ok((await here.engine.unschedule(campaign, 'asked', 'Taken off the schedule.')).ok);
});

test('what is being sent cannot be deleted', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { gateway } = acceptingGateway(() => answer.promise);
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(20);
  await bench.start(campaign);
  const removed = await bench.engine.remove([campaign]);
  assert.equal(kindOf(removed), 'not-ready');
  answer.resolve();
  await bench.reached(campaign, 'finished');
  assert.ok((await bench.engine.remove([campaign])).ok);
});

test('closing waits for a service that hangs only so long; the request is unknown at the next start', async (t) => {
  const folder = tempFolder(t);
  const asked = Promise.withResolvers<void>();
  const account = { ...nowhere, baseUrl: await serve(t, () => asked.resolve()) };
  const bench = openSendingBench(folder, { account });
  const campaign = bench.draft(30, { startAt: Date.now() + 3_600_000 });
  await bench.start(campaign);
  assert.equal(readFrozen(bench.database, campaign)?.baseUrl, account.baseUrl);

  const thread = openCampaignThread({
    data: { databasePath: bench.path, owner: 'this computer' },
    events: { changed: () => undefined, runBug: () => undefined },
    questions: { readCredit: () => ok(null) },
    broke: () => undefined,
    graceMs: 300,
  });
  assert.ok((await thread.ask('startScheduled', { campaignId: campaign, account })).ok);
  await asked.promise;
  await soon(thread.close(), { what: 'an end without an answer', within: 30_000 });
  bench.database.close();

  const again = testBench(t, { folder });
  assert.equal(again.pause(campaign)?.kind, 'unknown');
  assert.deepEqual(again.counts(campaign), { unknown: 10, waiting: 20 });
});

test('who has an id keeps the time it came, when the others of the request are sent to again', async (t) => {
  let ahead = 0;
  const clock = { ...quickClock, now: () => Date.now() + ahead };
  const bench = await practiceBench(t, 'missing-ids', { clock });
  const campaign = bench.draft(10);
  await bench.started(campaign, 'paused');
  const reader = openResultReader(bench.database);
  const before = reader.at(campaign, [0, 9]).map(({ at }) => at);
  ahead = 60_000;
  await bench.engine.rule(campaign, 0, 'send-again');
  await bench.resumed(campaign, 'finished');
  const [kept, later] = reader.at(campaign, [0, 9]);
  assert.equal(kept?.at, before[0]);
  assert.deepEqual([kept?.state, later?.state], ['accepted', 'accepted']);
  assert.ok((later?.at ?? 0) >= (kept?.at ?? 0) + 60_000);
  assert.equal(reader.history(Number(fictionalNumber(0)))[0]?.at, kept?.at);
  assert.equal(kept?.reason, null);
  assert.match(later?.reason ?? '', /earlier request.* may have reached them/);
});

test('a verdict after the campaign was cancelled says that nothing is sent by it', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, '500-after');
  const campaign = bench.draft(10);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  assert.ok((await bench.engine.rule(campaign, 0, 'send-again')).ok);
  const verdict = openTimeline(bench.database)
    .read(campaign)
    .find(({ kind }) => kind === 'verdict');
  assert.match(verdict?.message ?? '', /10 people counted as not sent/);
  assert.doesNotMatch(verdict?.message ?? '', /sent again/);
  assert.equal(bench.phase(campaign), 'cancelled');
  assert.equal(gateway.ledger.texts, 10);
});

test('what may have arrived before "send again" is still told when the request is refused and halved', async (t) => {
  const bench = await practiceBench(t, '500-after, 400');
  const campaign = bench.draft(10, { canary: 0 });
  await bench.started(campaign, 'paused');
  await bench.engine.rule(campaign, 0, 'send-again');
  await bench.resumed(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { refused: 10 });
  await bench.engine.bisect(campaign, 0);
  const reader = openResultReader(bench.database);
  for (const { state, reason } of reader.at(campaign, [0, 9])) {
    assert.equal(state, 'waiting');
    assert.match(reason ?? '', /may have reached them/);
  }
});

test('a list that is edited while it is prepared is not sent as it was not reviewed', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(10);
  const { audience_id } = bench.database.prepare('SELECT audience_id FROM campaign').get()!;
  const head = () => value(readHead(bench.database, Number(audience_id) as AudienceId));
  const starting = bench.start(campaign, { version: head().version });
  bench.database
    .prepare(
      "INSERT INTO audience_edit (audience_id, seq, n, kind, before, at) VALUES (?, 1, 3, 'cell', '', 1)",
    )
    .run(audience_id!);
  const started = await starting;
  assert.match(wordsOf(started), /list has changed/);
  assert.equal(bench.phase(campaign), 'draft');
  assert.equal(gateway.ledger.texts, 0);
  value(await bench.start(campaign, { version: head().version }));
  await bench.reached(campaign, 'finished');
});

test('where everybody of the canary has opted out, the next request is the canary', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const options = { canary: 3, connections: 4, startAt: Date.now() + 3_600_000 };
  const campaign = bench.draft(43, options);
  await bench.start(campaign);
  for (let n = 0; n < 3; n++) {
    const number = fictionalNumber(n);
    bench.database.exec(`INSERT INTO opt_out VALUES (${number}, '', 'test', 0)`);
    bench.database.exec(
      `INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (0, ${number}, 'added', '')`,
    );
  }
  await bench.engine.startScheduled(campaign, bench.account);
  await bench.reached(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'canary');
  assert.deepEqual(bench.counts(campaign), { skipped: 3, accepted: 10, waiting: 30 });
  await bench.resumed(campaign, 'finished');
  assert.equal(gateway.ledger.texts, 40);
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
