import assert from 'node:assert/strict';
import type { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { isRecent } from '../../../electron/audiences/worker/barred-numbers.ts';
import { recoverCampaigns } from '../../../electron/campaigns/records/recover.ts';
import { openChunkReader } from '../../../electron/campaigns/results/chunk-reader.ts';
import { openPersonTimeline } from '../../../electron/campaigns/results/person-timeline.ts';
import { resultTables } from '../../../electron/campaigns/results/result-export.ts';
import { openResultPositions } from '../../../electron/campaigns/results/result-positions.ts';
import { openResultReader } from '../../../electron/campaigns/results/result-reader.ts';
import { openStateReader } from '../../../electron/campaigns/results/state-reader.ts';
import { openRecentTexts } from '../../../electron/campaigns/worker/start/left-out-at-start.ts';
import { readRest } from '../../../electron/campaigns/worker/start/rest.ts';
import { csvPieces } from '../../../electron/exports/csv-pieces.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import type { CampaignState } from '../../../shared/campaign/progress/campaign.ts';
import { hasEnded } from '../../../shared/campaign/progress/phase.ts';
import { perhapsTextedPeople, restPeople } from '../../../shared/campaign/progress/rest-people.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { textsIn } from '../../support/ledger.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceBench, quickClock, type SendingBench } from '../support/sending.ts';

// A service takes a request and loses the connection, the person sends it again, and then something else becomes of them.
// Whatever it is, nobody may say afterwards that they were not texted.

function optOut(database: DatabaseSync, n: number): void {
  const number = Number(fictionalNumber(n));
  database.prepare("INSERT INTO opt_out VALUES (?, '', 'test', 0)").run(number);
  database
    .prepare("INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (0, ?, 'added', '')")
    .run(number);
}

function stateOf({ database, owner }: SendingBench, campaign: CampaignId): CampaignState {
  const look = () => ({ name: 'Account', kind: 'live' }) as const;
  const states = openStateReader(database, { owner, hold: () => null, now: Date.now }, look);
  const state = states.state(campaign, undefined);
  assert.ok(state);
  const listed = states.list(null).rows.find(({ id }) => id === campaign);
  assert.equal(listed?.rest, restPeople(state), 'the rest in the list of campaigns');
  return state;
}

/** The states of all people, each once, with what may have reached them. */
function statesOf({ database }: SendingBench, campaign: CampaignId, positions: readonly number[]): unknown[] {
  const rows = openResultReader(database).at(campaign, positions);
  return [...new Set(rows.map(({ state, perhapsTexted }) => `${state}${perhapsTexted ? ', perhaps' : ''}`))];
}

function restOf({ database }: SendingBench, campaign: CampaignId): number[] {
  const position = database.prepare(
    'SELECT position FROM recipient_number WHERE msisdn = ? AND campaign_id = ?',
  );
  const rest = [...readRest(database, campaign, 0 as CampaignId)];
  return rest.map((number) => Number(position.get(number, campaign)?.position));
}

async function csvOf({ database }: SendingBench, campaign: CampaignId): Promise<string[]> {
  let text = '';
  for await (const piece of csvPieces(
    resultTables(database, openResultPositions(database), {
      campaignId: campaign,
      filter: 'all',
      search: '',
      chunk: null,
      columns: false,
    }),
  )) {
    text += new TextDecoder().decode(piece);
  }
  return text.split('\r\n');
}

const ten = (from: number): number[] => Array.from({ length: 10 }, (_, index) => from + index);

/** Fails where any place that tells of one person says that they were not texted. */
async function checkPerhapsTexted(
  bench: SendingBench,
  campaign: CampaignId,
  position: number,
  label: string,
): Promise<void> {
  const { database } = bench;
  const msisdn = fictionalNumber(position);
  const find = openResultPositions(database);
  const filtered = await find({ campaignId: campaign, filter: 'perhaps-texted', search: '', chunk: null });
  assert.ok([...filtered].includes(position), 'in the filter');
  const [row] = openResultReader(database).at(campaign, [position]);
  assert.match(
    spoken(row?.reason ?? ''),
    /An earlier batch may have been sent to them; nobody knows its outcome/,
  );
  const [history] = openResultReader(database).history(Number(msisdn));
  assert.equal(history?.perhapsTexted, true, 'in the history of the number');
  const line = (await csvOf(bench, campaign)).find((one) => one.includes(msisdn));
  assert.ok(line?.includes(`"${label}, perhaps texted"`) && line.endsWith(',perhaps'), line);
  assert.ok(!restOf(bench, campaign).includes(position), 'in no rest');
  assert.ok(isRecent(database, Number(msisdn), 7, Date.now()), 'texted recently');
  const recent = openRecentTexts(database, 7, Date.now());
  assert.equal(
    recent([{ msisdn: Number(msisdn), text: `Hi Name ${position}` }]).size,
    1,
    'the same text recently',
  );
  const state = stateOf(bench, campaign);
  assert.equal(perhapsTextedPeople(state), filtered.length, 'the count of the filter');
  if (hasEnded(bench.phase(campaign)))
    assert.equal(restPeople(state), restOf(bench, campaign).length, 'the count of the rest');
}

/** Ten are accepted and ten in doubt, who are sent to again. */
async function sentAgain(bench: SendingBench, people = 20): Promise<CampaignId> {
  const campaign = bench.draft(people);
  await bench.started(campaign, 'paused');
  assert.ok((await bench.engine.resolve(campaign, 1, 'send-again')).ok);
  return campaign;
}

// Fault (campaign): a campaign is cancelled -> people who were waiting are not texted, and are in the rest
test('who was in doubt and is refused afterwards may have been texted, also once the campaign is cancelled', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 500-after, 400');
  const campaign = await sentAgain(bench, 30);
  assert.deepEqual(statesOf(bench, campaign, ten(10)), ['waiting, perhaps']);
  await bench.resumed(campaign, 'paused');
  assert.deepEqual(statesOf(bench, campaign, ten(10)), ['refused, perhaps']);
  await checkPerhapsTexted(bench, campaign, 15, 'Refused');
  await bench.engine.cancel(campaign);
  await checkPerhapsTexted(bench, campaign, 15, 'Refused');
  assert.deepEqual(restOf(bench, campaign), ten(20));
  assert.deepEqual(
    statesOf(bench, campaign, ten(20)),
    ['not-sent'],
    'nobody waits in a campaign that was cancelled',
  );
  assert.equal(textsIn(gateway.ledger, fictionalNumber(15)).length, 1);
});

// Fault (campaign): a request in doubt is sent again, and then refused, not sent, taken out, halved or cancelled ->
// as observed -> its people count as perhaps texted from then on: in results, exports, history and *texted recently*,
// and they are in no rest
test('who was in doubt and is taken out afterwards may have been texted', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 500-after, 400');
  const campaign = await sentAgain(bench);
  await bench.resumed(campaign, 'paused');
  assert.ok((await bench.engine.takeOut(campaign, 1, [15])).ok);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 19, skipped: 1 });
  await checkPerhapsTexted(bench, campaign, 15, 'Skipped');
  const steps = openPersonTimeline(bench.database)(campaign, 15).map(({ words }) => spoken(words));
  assert.equal(steps.length, 4);
  assert.match(steps[0]!, /^Batch 2: unconfirmed\. .*500/);
  assert.equal(steps[1], 'You decided: send again.');
  assert.match(steps[2]!, /^Batch 2: refused\. .*400/);
  assert.equal(steps[3], 'Taken out by hand.');
  assert.equal(textsIn(gateway.ledger, fictionalNumber(15)).length, 1);
});

test('who was in doubt and opts out afterwards may have been texted; who opted out before was not', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 500-after');
  const campaign = bench.draft(20, { canary: 10 });
  await bench.started(campaign, 'paused');
  optOut(bench.database, 12);
  await bench.resumed(campaign, 'paused');
  assert.ok((await bench.engine.resolve(campaign, 1, 'send-again')).ok);
  optOut(bench.database, 15);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 18, skipped: 2 });
  await checkPerhapsTexted(bench, campaign, 15, 'Skipped');
  assert.deepEqual(statesOf(bench, campaign, [12]), ['skipped']);
  assert.deepEqual(restOf(bench, campaign), [12]);
  assert.deepEqual(textsIn(gateway.ledger, fictionalNumber(12)), []);
  const steps = openPersonTimeline(bench.database);
  assert.deepEqual(
    steps(campaign, 12).map(({ words }) => spoken(words)),
    ['Opted out after the start.'],
  );
  assert.equal(steps(campaign, 15).length, 3);
  assert.match(spoken(steps(campaign, 16).at(-1)?.words) ?? '', /^Batch 2: accepted\./);
});

test('the steps of a person are in the order in which they happened, also where the clock was set back', async (t) => {
  let ahead = 0;
  const clock = { ...quickClock, now: () => Date.now() + ahead };
  const setBack = (): void => {
    ahead -= 3_600_000;
  };
  const bench = await practiceBench(t, 'ok, missing-ids, 500-after, ok', { clock });
  const campaign = bench.draft(20, { canary: 10 });
  await bench.started(campaign, 'paused');
  await bench.resumed(campaign, 'paused');
  for (const _ of ['without an id', 'no answer']) {
    setBack();
    assert.ok((await bench.engine.resolve(campaign, 1, 'send-again')).ok);
    setBack();
    await bench.resumed(campaign, 'paused', 'finished');
  }
  assert.equal(bench.phase(campaign), 'finished');
  const timeline = openPersonTimeline(bench.database);
  const steps = (position: number) => timeline(campaign, position).map(({ words }) => spoken(words));
  assert.deepEqual(
    steps(19).map((step) => step.replace(/\. .*/, '.')),
    [
      'Batch 2: unconfirmed.',
      'You decided: send again.',
      'Batch 2: unconfirmed.',
      'You decided: send again.',
      'Batch 2: accepted.',
    ],
  );
  assert.deepEqual(
    steps(10).map((step) => step.replace(/\. .*/, '.')),
    ['Batch 2: accepted.'],
    'who has an id is in no later request',
  );
});

test('the halves of a request that was in doubt may have reached their people, whatever becomes of each', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 500-after, 400-number, 400-number, ok*');
  const campaign = await sentAgain(bench);
  await bench.resumed(campaign, 'paused');
  assert.ok((await bench.engine.bisect(campaign, 1)).ok);
  assert.deepEqual(statesOf(bench, campaign, ten(10)), ['waiting, perhaps']);
  const steps = openPersonTimeline(bench.database);
  assert.deepEqual(steps(campaign, 19), steps(campaign, 10), 'the second half was in the same requests');
  await bench.engine.cancel(campaign);
  await checkPerhapsTexted(bench, campaign, 11, 'Not sent');
  await checkPerhapsTexted(bench, campaign, 19, 'Not sent');
  assert.deepEqual(restOf(bench, campaign), []);
  assert.equal(textsIn(gateway.ledger, fictionalNumber(19)).length, 1);
});

test('a request that a crash left in doubt stays one that may have reached its people', async (t) => {
  const { gateway: _, ...bench } = await practiceBench(t, 'ok, 400');
  const campaign = bench.draft(20);
  await bench.started(campaign, 'paused');
  // What a killed process leaves: an attempt without its outcome.
  bench.database.exec(`
    UPDATE campaign SET phase = 'running', pause = NULL;
    INSERT INTO attempt (campaign_id, chunk, attempt, started_at) VALUES (${campaign}, 1, 2, ${Date.now()});
    UPDATE chunk SET state = 'in-flight' WHERE chunk = 1;
    UPDATE tally SET people = iif(state = 'in-flight', 10, 0) WHERE state IN ('in-flight', 'refused');`);
  recoverCampaigns(bench.database, bench.owner, Date.now());
  assert.deepEqual(statesOf(bench, campaign, ten(10)), ['unknown']);
  assert.ok((await bench.engine.resolve(campaign, 1, 'send-again')).ok);
  await bench.engine.cancel(campaign);
  await checkPerhapsTexted(bench, campaign, 10, 'Not sent');
});

test('counted as not sent after the end, they are in the rest, and the same text is still held back', async (t) => {
  const { gateway: _, ...bench } = await practiceBench(t, 'ok, 500-after');
  const campaign = bench.draft(20);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  assert.deepEqual(restOf(bench, campaign), []);
  assert.ok((await bench.engine.resolve(campaign, 1, 'send-again')).ok);
  assert.deepEqual(statesOf(bench, campaign, ten(10)), ['treated-as-not-sent']);
  assert.deepEqual(restOf(bench, campaign), ten(10));
  assert.equal(restPeople(stateOf(bench, campaign)), 10);
  const recent = openRecentTexts(bench.database, 7, Date.now());
  assert.equal(recent([{ msisdn: Number(fictionalNumber(15)), text: 'Hi Name 15' }]).size, 1);
  const last = openPersonTimeline(bench.database)(campaign, 15).at(-1);
  assert.equal(spoken(last?.words), 'You decided: count as not sent.');
});

test('once cancelled, whoever may have been texted is asked about again, but not who was taken out', async (t) => {
  const { gateway: _, ...bench } = await practiceBench(t, 'ok, 500-after, 400');
  const campaign = await sentAgain(bench, 30);
  const chunks = openChunkReader(bench.database);
  await bench.resumed(campaign, 'paused');
  assert.ok((await bench.engine.takeOut(campaign, 1, [15])).ok);
  assert.equal(chunks.waiting(campaign, null), null, 'a refusal is corrected, not ruled on');
  assert.ok(!(await bench.engine.resolve(campaign, 1, 'send-again')).ok);
  await bench.engine.cancel(campaign);
  assert.equal(chunks.waiting(campaign, null)?.chunk, 1);
  assert.ok(
    !(await bench.engine.resolve(campaign, 2, 'send-again')).ok,
    'of these it is known that they got nothing',
  );
  const inDoubtAt = () =>
    bench.database.prepare('SELECT in_doubt_at AS at FROM chunk WHERE chunk = 1').get()?.at;
  const before = inDoubtAt();
  assert.ok((await bench.engine.resolve(campaign, 1, 'send-again')).ok);
  assert.equal(inDoubtAt(), before, 'when they were in doubt');
  assert.equal(chunks.waiting(campaign, null), null);
  assert.deepEqual(statesOf(bench, campaign, ten(10)), ['treated-as-not-sent', 'skipped, perhaps']);
  assert.deepEqual(
    restOf(bench, campaign),
    [...ten(10), ...ten(20)].filter((position) => position !== 15),
  );
  const state = stateOf(bench, campaign);
  assert.deepEqual([restPeople(state), perhapsTextedPeople(state)], [19, 1]);
  const [row] = openResultReader(bench.database).at(campaign, [16]);
  assert.match(spoken(row?.reason ?? ''), /400.*An earlier batch/);
});

test('whoever is isolated in a campaign that is finished, and may have been texted, is asked about again', async (t) => {
  const { gateway: _, ...bench } = await practiceBench(t, 'ok, 500-after, 400*');
  const campaign = await sentAgain(bench);
  await bench.resumed(campaign, 'paused');
  assert.ok((await bench.engine.bisect(campaign, 1)).ok);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(statesOf(bench, campaign, ten(10)), ['refused, perhaps']);
  assert.deepEqual(restOf(bench, campaign), []);
  const chunks = openChunkReader(bench.database);
  for (let chunk = chunks.waiting(campaign, null); chunk; chunk = chunks.waiting(campaign, null)) {
    assert.ok((await bench.engine.resolve(campaign, chunk.chunk, 'send-again')).ok);
  }
  assert.deepEqual(statesOf(bench, campaign, ten(10)), ['treated-as-not-sent']);
  assert.deepEqual(restOf(bench, campaign), ten(10));
  assert.equal(bench.phase(campaign), 'finished');
});

test('treated as sent stays so when the campaign goes on and is cancelled', async (t) => {
  const { gateway: _, ...bench } = await practiceBench(t, 'ok, 500-after, 400');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.ok((await bench.engine.resolve(campaign, 1, 'treat-as-sent')).ok);
  optOut(bench.database, 15);
  await bench.resumed(campaign, 'paused');
  await bench.engine.cancel(campaign);
  assert.deepEqual(statesOf(bench, campaign, ten(10)), ['treated-as-sent']);
  assert.deepEqual(restOf(bench, campaign), ten(20));
});
