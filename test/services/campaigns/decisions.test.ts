import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hideAudience } from '../../../electron/audiences/records/audience-list.ts';
import { openResultReader } from '../../../electron/campaigns/results/result-reader.ts';
import { openTimeline } from '../../../electron/store/timeline.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { duplicatesIn, textsIn } from '../../support/ledger.ts';
import { settle, until } from '../../support/until.ts';
import { acceptingGateway, answered } from '../support/accepting-gateway.ts';
import { kindOf, type TestApp, value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { sharedCampaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceBench, quickClock, testBench } from '../support/sending.ts';

const theApp = sharedCampaignApp();

/** The second request of a campaign, once the balance hints at what became of it. */
function hinted({ wire, when }: TestApp, campaignId: CampaignId) {
  return when('a hint of the balance', async () => {
    const { row } = value(await wire.call('chunk.waiting', { campaignId, preferred: 1 }));
    return row !== null && /Read \d/.test(spoken(row.balanceHint ?? '')) && row;
  });
}

test('an unknown chunk shows who, what was observed and what the balance suggests, and keeps the verdict', async () => {
  const stage = await theApp();
  const { wire, draft, start, reached, practise } = stage;
  const campaignId = await draft(30);
  await practise('ok, 500-after');
  await start(campaignId);
  const paused = await reached(campaignId, 'paused');
  assert.equal(paused.pause?.kind, 'unknown');
  assert.equal(paused.pause?.chunk, 1);
  const chunk = await hinted(stage, campaignId);
  assert.match(
    spoken(chunk.balanceHint ?? ''),
    /^Probably accepted: the balance fell by 10, exactly what this batch should cost\. Read \d+\ss after its answer came\.$/,
  );
  assert.match(spoken(chunk.attempts[0]?.observed ?? ''), /answered 500/);
  assert.equal(chunk.people, 10);
  const view = value(await wire.call('result.view', { campaignId, filter: 'unknown', search: '', chunk: 1 }));
  assert.equal(view.count, 10);
  const verdict = { campaignId, chunk: 1, verdict: 'treat-as-sent' } as const;
  const unseen = await wire.call('chunk.resolve', { ...verdict, attempts: 2 });
  assert.equal(kindOf(unseen), 'conflict', 'another attempt than the one shown');
  value(await wire.call('chunk.resolve', { ...verdict, attempts: 1 }));
  const otherwise = await wire.call('campaign.resume', {
    campaignId,
    shown: { kind: 'canary', chunk: null },
  });
  assert.equal(kindOf(otherwise), 'conflict', 'another pause than the one shown');
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'paused');
  value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(paused.pause) }));
  const finished = await reached(campaignId, 'finished');
  assert.deepEqual([finished.counts.accepted, finished.counts['treated-as-sent']], [20, 10]);
  const kinds = value(await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }))
    .rows.toReversed()
    .map(({ kind }) => kind);
  assert.deepEqual(kinds, ['created', 'started', 'paused', 'verdict', 'resumed', 'finished']);
});

test('a refusal shows the words and the row it names; the rest goes on after taking it out', async () => {
  const { wire, draft, start, reached, practise, guest } = await theApp();
  const campaignId = await draft(20);
  await practise('400-number');
  await start(campaignId);
  const { pause } = await reached(campaignId, 'paused');
  const refusal = async () =>
    value(await wire.call('chunk.waiting', { campaignId, preferred: 0 })).row?.refusal;
  const takeOut = () => wire.call('chunk.takeOut', { campaignId, chunk: 0, positions: [0] });
  const refused = await refusal();
  assert.deepEqual(refused?.named, [{ position: 0, row: 2, msisdn: guest(0) }]);
  assert.ok(refused?.canBisect);
  value(await takeOut());
  assert.deepEqual((await refusal())?.named, [], 'who is taken out is not asked about again');
  assert.equal(kindOf(await takeOut()), 'conflict');
  value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(pause) }));
  const { counts } = await reached(campaignId, 'finished');
  assert.deepEqual([counts.accepted, counts.skipped], [19, 1]);
  const view = value(
    await wire.call('result.view', { campaignId, filter: 'skipped', search: '', chunk: null }),
  );
  const [row] = value(await wire.call('result.page', { viewId: view.viewId, from: 0, count: 1 })).rows;
  assert.deepEqual([row?.state, spoken(row?.reason ?? '')], ['skipped', 'Taken out by hand.']);
});

test('where ids are missing, the balance is weighed against the whole request, which the service may have charged', async () => {
  const stage = await theApp();
  const { draft, start, reached, practise } = stage;
  const campaignId = await draft(20);
  await practise('ok, missing-ids');
  await start(campaignId);
  const { counts } = await reached(campaignId, 'paused');
  assert.deepEqual([counts.accepted, counts.unknown], [19, 1]);
  const { balanceHint } = await hinted(stage, campaignId);
  assert.match(
    spoken(balanceHint ?? ''),
    /^Probably accepted: the balance fell by 10, exactly what this batch should cost\./,
  );
});

test('a request to one person that nobody was charged for is never said to be accepted', async () => {
  const stage = await theApp();
  const { draft, start, reached, practise } = stage;
  const campaignId = await draft(11);
  await practise('ok, 500-before');
  await start(campaignId);
  await reached(campaignId, 'paused');
  const { balanceHint } = await hinted(stage, campaignId);
  assert.match(
    spoken(balanceHint ?? ''),
    /^The balance did not change, this batch should cost 1\. Read .*; a service may still finish\.$/,
  );
});

// Fault (answer): a whole 200 that is empty, HTML, other JSON, cut without a length, or lacks an id
test('a chunk sent again after a verdict leaves out those who have an id already', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'missing-ids');
  const campaign = bench.draft(10);
  await bench.started(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { accepted: 9, unknown: 1 });
  await bench.engine.resolve(campaign, 0, 'send-again');
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 10 });
  assert.deepEqual(duplicatesIn(gateway.ledger), [{ msisdn: fictionalNumber(9), times: 2 }]);
});

test('a refused chunk is corrected by taking people out, and resumed', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400-number');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.match(spoken(bench.pause(campaign)?.message) ?? '', /refused.*12015550110/);
  assert.deepEqual(bench.counts(campaign), { accepted: 10, refused: 10, waiting: 10 });
  assert.ok((await bench.engine.takeOut(campaign, 1, [10])).ok);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 29, skipped: 1 });
  assert.deepEqual(textsIn(gateway.ledger, fictionalNumber(10)), []);
});

test('bisecting finds whom the service refuses and sends to everybody else', async (t) => {
  const bad = new Set([fictionalNumber(3), fictionalNumber(17)]);
  const { gateway, sent } = acceptingGateway();
  const bench = testBench(t, {
    connect: () => ({
      ...gateway,
      async send(request) {
        const isRefused = request.recipients.some(({ msisdn }) => bad.has(msisdn));
        return isRefused ? answered(400, { kind: 'words', text: '{"message":"no"}' }) : gateway.send(request);
      },
    }),
  });
  const campaign = bench.draft(40, { chunkSize: 20 });
  await bench.started(campaign, 'paused');
  assert.ok((await bench.engine.bisect(campaign, 0)).ok);
  // What another window shows as refused waits by now.
  assert.equal(kindOf(await bench.engine.bisect(campaign, 1)), 'conflict');
  assert.equal(kindOf(await bench.engine.takeOut(campaign, 1, [25])), 'conflict');
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 38, refused: 2 });
  assert.equal(new Set(sent).size, 38);
  assert.equal(sent.length, 38);
});

test('who was isolated is not sent to again when the campaign goes on after another pause', async (t) => {
  const [bad, unsure] = [fictionalNumber(3), fictionalNumber(39)];
  const posts: string[][] = [];
  const { gateway } = acceptingGateway();
  const bench = testBench(t, {
    connect: () => ({
      ...gateway,
      async send(request) {
        const numbers = request.recipients.map(({ msisdn }) => msisdn);
        posts.push(numbers);
        if (numbers.includes(bad)) return answered(400, { kind: 'words', text: '' });
        return numbers.includes(unsure) ? answered(500, { kind: 'words', text: '' }) : gateway.send(request);
      },
    }),
  });
  const campaign = bench.draft(60, { chunkSize: 20 });
  await bench.started(campaign, 'paused');
  assert.ok((await bench.engine.bisect(campaign, 0)).ok);
  await bench.resumed(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { accepted: 19, refused: 1, unknown: 20, waiting: 20 });
  assert.ok((await bench.engine.resolve(campaign, 1, 'treat-as-sent')).ok);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 39, refused: 1, 'treated-as-sent': 20 });
  assert.equal(posts.filter((numbers) => numbers.length === 1 && numbers[0] === bad).length, 1);
});

test('a request that was refused stays as it is once its campaign is cancelled', async (t) => {
  const bench = await practiceBench(t, '400-number');
  const campaign = bench.draft(10);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  assert.equal(kindOf(await bench.engine.bisect(campaign, 0)), 'conflict');
  assert.equal(kindOf(await bench.engine.takeOut(campaign, 0, [0])), 'conflict');
  assert.deepEqual(bench.counts(campaign), { refused: 10 });
});

test('a verdict after the campaign was cancelled says that nothing is sent by it', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, '500-after');
  const campaign = bench.draft(10);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  assert.ok((await bench.engine.resolve(campaign, 0, 'send-again')).ok);
  const verdict = openTimeline(bench.database)
    .page(campaign, null, 500)
    .rows.toReversed()
    .find(({ kind }) => kind === 'verdict');
  assert.match(spoken(verdict?.message ?? ''), /10 people counted as not sent/);
  assert.doesNotMatch(spoken(verdict?.message ?? ''), /sent again/);
  assert.equal(bench.phase(campaign), 'cancelled');
  assert.equal(gateway.ledger.texts, 10);
});

test('what may have arrived before "send again" is still told when the request is refused and halved', async (t) => {
  const bench = await practiceBench(t, '500-after, 400');
  const campaign = bench.draft(10, { canary: 0 });
  await bench.started(campaign, 'paused');
  await bench.engine.resolve(campaign, 0, 'send-again');
  await bench.resumed(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { refused: 10 });
  await bench.engine.bisect(campaign, 0);
  const reader = openResultReader(bench.database);
  for (const { state, reason } of reader.at(campaign, [0, 9])) {
    assert.equal(state, 'waiting');
    assert.match(spoken(reason ?? ''), /may have been sent to them/);
  }
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
  await bench.engine.resolve(campaign, 0, 'send-again');
  await bench.resumed(campaign, 'finished');
  const [kept, later] = reader.at(campaign, [0, 9]);
  assert.equal(kept?.at, before[0]);
  assert.deepEqual([kept?.state, later?.state], ['accepted', 'accepted']);
  assert.ok((later?.at ?? 0) >= (kept?.at ?? 0) + 60_000);
  const [again] = reader.history(Number(fictionalNumber(0)));
  assert.equal(again?.at, kept?.at);
  assert.equal(kept?.reason, null);
  assert.match(spoken(later?.reason ?? ''), /earlier batch.* may have been sent to them/);
});

test('while a campaign is being sent nothing of it is decided, and once it is pausing a decision waits for its end', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { gateway } = acceptingGateway(() => answer.promise);
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(20);
  await bench.start(campaign);
  await bench.onItsWay(campaign);
  const correct = () => bench.engine.correctSender(campaign, 'New', 'Tagline');
  const refused = await Promise.race([correct(), settle()]);
  await bench.engine.pause(campaign);
  const corrected = correct();
  answer.resolve();
  assert.equal(refused !== undefined && kindOf(refused), 'not-ready');
  assert.ok((await corrected).ok);
  assert.equal(bench.phase(campaign), 'paused');
});

test('a campaign that is being prepared is not started again, and can be cancelled after that was tried', async (t) => {
  const bench = testBench(t);
  const campaign = bench.draft(5000);
  const started = bench.start(campaign);
  assert.ok(!(await bench.start(campaign)).ok);
  // The scheduler asked for its token before somebody took it off the schedule and started it anew.
  assert.equal(kindOf(await bench.engine.startScheduled(campaign, bench.account)), 'conflict');
  assert.equal(bench.phase(campaign), 'preparing');
  value(await bench.engine.cancel(campaign));
  assert.equal(kindOf(await started), 'stopped');
  assert.equal(bench.phase(campaign), 'draft');
});

test('what was shown of a campaign that went on meanwhile changes nothing of it', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { gateway } = acceptingGateway((post) => post > 1 && answer.promise);
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(20, { canary: 10 });
  await bench.started(campaign, 'paused');
  assert.equal(kindOf(await bench.engine.askInstead(campaign, 'Late.')), 'conflict');
  assert.equal(bench.pause(campaign)?.kind, 'canary', 'it waits for a person, not for a time');
  const twice = [bench.resume(campaign), bench.resume(campaign)];
  for (const resumed of await Promise.all(twice)) assert.ok(resumed.ok, 'pressed twice');
  await bench.onItsWay(campaign);
  bench.database.exec("UPDATE folder SET computer = 'another computer'");
  const settled = await bench.engine.settleFolder('moved');
  answer.resolve();
  assert.equal(kindOf(settled), 'not-ready', 'a folder is taken over while nothing is sent');
});

test('a list is needed from the start of its campaign until that is taken off the schedule', async (t) => {
  const bench = testBench(t);
  const campaign = bench.draft(10, { startAt: Date.now() + 3_600_000 });
  const audienceId = bench.database.prepare('SELECT audience_id AS id FROM campaign').get()!.id as AudienceId;
  const start = bench.start(campaign);
  assert.equal(hideAudience(bench.database, audienceId), false, bench.phase(campaign));
  assert.equal(hideAudience(bench.database, addAudience(bench.database, ['Name'], [])), true, 'another list');
  value(await start);
  assert.equal(bench.phase(campaign), 'scheduled');
  assert.equal(hideAudience(bench.database, audienceId), false);
  assert.ok(!(await bench.engine.pause(campaign)).ok, 'there is nothing to pause yet');
  assert.equal(bench.phase(campaign), 'scheduled');
  value(await bench.engine.cancel(campaign));
  assert.equal(bench.phase(campaign), 'draft');
  assert.equal(hideAudience(bench.database, audienceId), true);
});

test('a start that is cancelled gives its people up a few at a time, and leaves a draft without any', async (t) => {
  const bench = testBench(t);
  const campaign = bench.draft(25_000);
  const frozen = bench.database.prepare('SELECT count(*) AS people FROM recipient');
  const people = (): number => Number(frozen.get()?.people);
  const started = bench.start(campaign);
  await until(() => people() > 0, { what: 'people frozen' });
  const most = people();
  value(await bench.engine.cancel(campaign));
  const seen = new Set<number>();
  while (bench.phase(campaign) === 'preparing') {
    seen.add(people());
    await settle();
  }
  assert.equal(kindOf(await started), 'stopped');
  assert.equal(bench.phase(campaign), 'draft');
  assert.equal(people(), 0);
  assert.ok(
    [...seen].some((left) => left > 0 && left < most),
    [...seen].join(),
  );
});
