import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clock } from '../../../electron/campaigns/worker/run/clock.ts';
import { strictPolicy } from '../../../shared/account/answer-policy.ts';
import { connectionsToSend } from '../../../shared/campaign/plan/connections.ts';
import { duplicatesIn, postsIn, textsIn } from '../../support/ledger.ts';
import { settle } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { kindOf, wordsOf } from '../support/app.ts';
import { fictionalNumber } from '../support/people.ts';
import { accountOf, practiceAccount, practiceFor } from '../support/practice.ts';
import { nowhere, practiceBench, quickClock, testBench } from '../support/sending.ts';

/** A clock that only its sleepers move, each by as long as it sleeps. */
function jumpingClock(): Clock {
  let at = 0;
  const opened = Date.now();
  return {
    ...quickClock,
    now: () => opened + at,
    steady: () => at,
    async sleep(ms) {
      // What is ready to begin does so before the time goes on.
      await settle();
      at += ms;
    },
  };
}

test('everybody gets exactly their text, and has a receipt', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(47, { message: 'Hi {name}, code {code}', chunkSize: 10 });
  assert.deepEqual(await bench.start(campaign), { ok: true, value: null });
  await bench.reached(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 47 });
  assert.equal(postsIn(gateway.ledger).length, 5);
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
  for (let n = 0; n < 47; n++) {
    assert.deepEqual(textsIn(gateway.ledger, fictionalNumber(n)), [`Hi Name ${n}, code ${n}`]);
  }
  const receipts = bench.database.prepare('SELECT count(*) AS n, count(returned) AS r FROM receipt').get();
  assert.deepEqual({ ...receipts }, { n: 47, r: 0 });
  const { credits, priced_parts } = bench.database
    .prepare('SELECT credits, priced_parts FROM campaign')
    .get()!;
  assert.deepEqual([credits, priced_parts], [47, 47]);
});

test('the canary goes first and waits for a person', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(30, { canary: 3, connections: 4 });
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'canary');
  assert.deepEqual(bench.counts(campaign), { accepted: 3, waiting: 27 });
  await bench.resumed(campaign, 'finished');
  assert.equal(gateway.ledger.texts, 30);
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
});

// Fault (answer): a whole and plain 429 without ids
test('what cannot have been sent is tried again; what may have been is not', async (t) => {
  const { gateway, account } = await practiceAccount(t, '429, 429, ok, 500-after');
  const policy = { ...strictPolicy, retries429: true };
  const bench = testBench(t, { account: { ...account, policy } });
  const campaign = bench.draft(40);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'unknown');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, unknown: 10, waiting: 20 });
  const undecided = await bench.resume(campaign);
  assert.equal(kindOf(undecided), 'not-ready');
  assert.ok((await bench.engine.resolve(campaign, 1, 'treat-as-sent')).ok);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 30, 'treated-as-sent': 10 });
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
  assert.equal(gateway.ledger.texts, 40);
});

test('a list that holds a number twice starts nothing, and what has started does not start again', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(10);
  bench.database.exec(`UPDATE audience_row SET msisdn = ${fictionalNumber(0)} WHERE n = 9`);
  const twice = await bench.start(campaign);
  assert.match(wordsOf(twice), /twice/);
  assert.equal(bench.phase(campaign), 'draft');
  bench.database.exec(`UPDATE audience_row SET msisdn = ${fictionalNumber(9)} WHERE n = 9`);
  assert.ok((await bench.start(campaign)).ok);
  const again = await bench.start(campaign);
  assert.match(wordsOf(again), /started already|being sent/);
  await bench.reached(campaign, 'finished');
  assert.equal(gateway.ledger.texts, 10);
});

test('as many connections as there can be send everybody once, and an unknown among them stops the others', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok*30, 500-after');
  const campaign = bench.draft(1000, { connections: connectionsToSend });
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'unknown');
  assert.equal(bench.counts(campaign).unknown, 10);
  const { chunk } = bench.database.prepare("SELECT chunk FROM chunk WHERE state = 'unknown'").get()!;
  await bench.engine.resolve(campaign, Number(chunk), 'treat-as-sent');
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 990, 'treated-as-sent': 10 });
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
  assert.equal(gateway.ledger.texts, 1000);
});

for (const connections of [1, 3]) {
  test(`the pace is kept with connections: ${connections}`, async (t) => {
    const bench = testBench(t, { connect: () => acceptingGateway().gateway, clock: jumpingClock() });
    const campaign = bench.draft(30, { perMinute: 6000, connections });
    await bench.started(campaign, 'finished');
    const began = bench.database.prepare('SELECT started_at AS at FROM attempt ORDER BY at').all();
    assert.deepEqual(
      began.map(({ at }) => Number(at) - Number(began[0]?.at)),
      [0, 100, 200],
      'ms of ten people each, at a hundred a second',
    );
  });
}

test('nothing of a started campaign follows a change of its draft or its people', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(20, { canary: 5 });
  await bench.started(campaign, 'paused');
  bench.database.exec(`UPDATE campaign SET message = 'Other', options = '{}'; DELETE FROM audience_row`);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(textsIn(gateway.ledger, fictionalNumber(19)), ['Hi Name 19']);
  assert.equal(gateway.ledger.texts, 20);
});

// Fault (app): the clock jumps -> goes on: pace and pauses follow a clock that only grows
test('a clock that jumps by days, forward or back, holds nothing up', async (t) => {
  const { gateway, sent } = acceptingGateway();
  let jumps = 0;
  const clock = { ...quickClock, now: () => Date.now() + (jumps++ % 2 === 0 ? 1 : -1) * 5 * 86_400_000 };
  const bench = testBench(t, { connect: () => gateway, clock });
  const campaign = bench.draft(40, { perMinute: 60_000 });
  await bench.started(campaign, 'finished');
  assert.equal(sent.length, 40);
});

// Fault (connection): connection refused, name not found, network unreachable, or connecting takes too long
test('a network that is gone for long pauses after some tries, and the rest is sent once it is back', async (t) => {
  // None that is given to who asks for a free one, such as another test.
  const port = 20_000 + (process.pid % 10_000);
  const account = accountOf({ url: `http://127.0.0.1:${port}`, token: nowhere.token.secret });
  const bench = testBench(t, { account });
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'unreachable');
  assert.deepEqual(bench.counts(campaign), { 'not-sent': 10, waiting: 20 });
  assert.equal(bench.database.prepare('SELECT count(*) AS n FROM attempt').get()?.n, 4);
  const back = await practiceFor(t, { port, token: nowhere.token.secret });
  await bench.resumed(campaign, 'finished');
  assert.equal(back.ledger.texts, 30);
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
  assert.deepEqual(bench.counts(campaign), { skipped: 3, accepted: 3, waiting: 37 });
  await bench.resumed(campaign, 'finished');
  assert.equal(gateway.ledger.texts, 40);
});

test('of a list with and without letters that need it, only those batches name the encoding', async (t) => {
  const bodies: string[] = [];
  const { gateway } = acceptingGateway();
  const bench = testBench(t, {
    connect: () => ({
      ...gateway,
      send(request, options) {
        bodies.push(request.json);
        return gateway.send(request, options);
      },
    }),
  });
  const campaign = bench.draft(20);
  bench.database.exec("UPDATE audience_row SET cells = json_set(cells, '$[0]', 'Łucja') WHERE n % 2 = 1");
  await bench.started(campaign, 'finished');
  const seen = bodies.map((body) => [body.includes('Łucja'), body.includes('"encoding":"UCS-2"')]);
  assert.deepEqual(seen.toSorted(), [
    [false, false],
    [true, true],
  ]);
});
