import assert from 'node:assert/strict';
import type { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { CampaignId } from '../../../shared/brand.ts';
import { settle, until } from '../../support/until.ts';
import { acceptingGateway, answered } from '../support/accepting-gateway.ts';
import { kindOf, wordsOf } from '../support/app.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceBench, testBench } from '../support/sending.ts';

test('everybody gets exactly their text, and has a receipt', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(47, { message: 'Hi {name}, code {code}', chunkSize: 10 });
  assert.deepEqual(await bench.start(campaign), { ok: true, value: null });
  await bench.reached(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 47 });
  assert.equal(gateway.ledger.posts().length, 5);
  assert.deepEqual(gateway.ledger.duplicates(), []);
  for (let n = 0; n < 47; n++) {
    assert.deepEqual(gateway.ledger.textsOf(fictionalNumber(n)), [`Hi Name ${n}, code ${n}`]);
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
  assert.deepEqual(gateway.ledger.duplicates(), []);
});

test('what cannot have been sent is tried again; what may have been is not', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, '429, 429, ok, 500-after');
  const campaign = bench.draft(40);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'unknown');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, unknown: 10, waiting: 20 });
  const undecided = await bench.resume(campaign);
  assert.equal(kindOf(undecided), 'not-ready');
  assert.ok((await bench.engine.rule(campaign, 1, 'treat-as-sent')).ok);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 30, 'treated-as-sent': 10 });
  assert.deepEqual(gateway.ledger.duplicates(), []);
  assert.equal(gateway.ledger.texts, 40);
});

test('a chunk sent again after a verdict leaves out those who have an id already', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'missing-ids');
  const campaign = bench.draft(10);
  await bench.started(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { accepted: 9, unknown: 1 });
  await bench.engine.rule(campaign, 0, 'send-again');
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 10 });
  assert.deepEqual(gateway.ledger.duplicates(), [{ msisdn: fictionalNumber(9), times: 2 }]);
});

test('a refused chunk is mended by taking people out, and resumed', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400-number');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.match(bench.pause(campaign)?.message ?? '', /refused.*12015550110/);
  assert.deepEqual(bench.counts(campaign), { accepted: 10, refused: 10, waiting: 10 });
  assert.ok((await bench.engine.takeOut(campaign, 1, [10])).ok);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 29, skipped: 1 });
  assert.deepEqual(gateway.ledger.textsOf(fictionalNumber(10)), []);
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
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 38, refused: 2 });
  assert.equal(new Set(sent).size, 38);
  assert.equal(sent.length, 38);
});

test('pause and cancel act between chunks, and what is in flight keeps its outcome', async (t) => {
  const second = Promise.withResolvers<void>();
  const { gateway, sent } = acceptingGateway((post) => post === 2 && second.promise);
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(50);
  await bench.start(campaign);
  await until(() => sent.length === 20, { what: 'the second request' });
  await bench.engine.pause(campaign);
  assert.equal(bench.phase(campaign), 'pausing');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, 'in-flight': 10, waiting: 30 });
  second.resolve();
  await bench.reached(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'by-user');
  assert.deepEqual(bench.counts(campaign), { accepted: 20, waiting: 30 });
  await bench.engine.cancel(campaign);
  assert.equal(bench.phase(campaign), 'cancelled');
  assert.equal((await bench.resume(campaign)).ok, false);
  assert.equal(sent.length, 20);
});

test('a new campaign to the rest leaves out everybody accepted', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  const rest = bench.draft(30);
  bench.database.prepare('UPDATE campaign SET rest_of = ? WHERE id = ?').run(campaign, rest);
  const refused = await bench.start(rest);
  assert.match(wordsOf(refused), /30 people then, 20 now/);
  bench.database.prepare('DELETE FROM audience_row WHERE id >> 24 = 2 AND n < 10').run();
  await bench.started(rest, 'finished');
  assert.deepEqual(gateway.ledger.duplicates(), []);
  assert.equal(gateway.ledger.texts, 30);
});

test('a second campaign to the same rest reaches nobody whom the first one did', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  const copies = [bench.draft(30, { canary: 5 }), bench.draft(30)];
  bench.database.exec(`UPDATE campaign SET rest_of = ${campaign} WHERE id <> ${campaign}`);
  bench.database.exec('DELETE FROM audience_row WHERE id >> 24 > 1 AND n < 10');
  await bench.started(copies[0]!, 'paused');
  const second = await bench.start(copies[1]!);
  assert.match(wordsOf(second), /Nobody is left/);
  await bench.engine.cancel(copies[0]!);
  bench.database.exec('DELETE FROM audience_row WHERE id >> 24 = 3 AND n < 15');
  await bench.started(copies[1]!, 'finished');
  assert.deepEqual(gateway.ledger.duplicates(), []);
  assert.equal(gateway.ledger.texts, 30);
});

test('the rest of a rest reaches nobody whom another campaign to the first rest did', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400');
  const follow = (campaign: CampaignId, of: CampaignId, from: number) => {
    bench.database.prepare('UPDATE campaign SET rest_of = ? WHERE id = ?').run(of, campaign);
    bench.database.prepare('DELETE FROM audience_row WHERE id >> 24 = ? AND n < ?').run(campaign, from);
  };
  const first = bench.draft(30);
  await bench.started(first, 'paused');
  await bench.engine.cancel(first);

  const second = bench.draft(30, { canary: 5 });
  follow(second, first, 10);
  await bench.started(second, 'paused');
  await bench.engine.cancel(second);
  const beside = bench.draft(30);
  follow(beside, first, 15);
  await bench.started(beside, 'finished');
  assert.equal(gateway.ledger.texts, 30);

  const third = bench.draft(30);
  follow(third, second, 15);
  const started = await bench.start(third);
  assert.match(wordsOf(started), /Nobody is left/);
  assert.deepEqual(gateway.ledger.duplicates(), []);
});

test('a rest that was only practised keeps nobody from the real one', async (t) => {
  const bench = await practiceBench(t, 'ok, 400');
  const first = bench.draft(30);
  await bench.started(first, 'paused');
  await bench.engine.cancel(first);
  const rests = [bench.draft(30), bench.draft(30)];
  bench.database.exec(`UPDATE campaign SET rest_of = ${first} WHERE id <> ${first}`);
  bench.database.exec('DELETE FROM audience_row WHERE id >> 24 > 1 AND n < 10');
  assert.ok((await bench.start(rests[0]!, {}, { kind: 'practice' })).ok);
  await bench.reached(rests[0]!, 'finished');
  await bench.started(rests[1]!, 'finished');
  assert.deepEqual(bench.counts(rests[1]!), { accepted: 20 });
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

function optOut(database: DatabaseSync, n: number): void {
  const number = Number(fictionalNumber(n));
  database.prepare("INSERT INTO opt_out VALUES (?, '', 'test', 0)").run(number);
  database
    .prepare("INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (0, ?, 'added', '')")
    .run(number);
}

test('people who opt out meanwhile are skipped and recorded', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(30, { canary: 5 });
  await bench.started(campaign, 'paused');
  for (const n of [2, 7, 20, 21, 22, 23, 24]) optOut(bench.database, n);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 24, skipped: 6 });
  assert.equal(gateway.ledger.texts, 24);
  assert.deepEqual(gateway.ledger.textsOf(fictionalNumber(20)), []);
});

test('somebody of a request that is ready opts out while the one before is on its way, and is skipped', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { gateway, sent } = acceptingGateway((post) => post === 1 && answer.promise);
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(20);
  await bench.start(campaign);
  await bench.onItsWay(campaign);
  await settle();
  optOut(bench.database, 15);
  answer.resolve();
  await bench.reached(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 19, skipped: 1 });
  assert.ok(!sent.includes(fictionalNumber(15)));
});

test('a text that came back different pauses the campaign, and is kept', async (t) => {
  const bench = await practiceBench(t, 'wrong-text');
  const campaign = bench.draft(20);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'different-text');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, waiting: 10 });
  const returned = bench.database.prepare('SELECT returned FROM receipt WHERE returned IS NOT NULL').all();
  assert.equal(returned.length, 1);
});

test('forty connections send everybody once, and an unknown among them stops the others', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok*30, 500-after');
  const campaign = bench.draft(1000, { connections: 40 });
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'unknown');
  assert.equal(bench.counts(campaign).unknown, 10);
  const { chunk } = bench.database.prepare("SELECT chunk FROM chunk WHERE state = 'unknown'").get()!;
  await bench.engine.rule(campaign, Number(chunk), 'treat-as-sent');
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 990, 'treated-as-sent': 10 });
  assert.deepEqual(gateway.ledger.duplicates(), []);
  assert.equal(gateway.ledger.texts, 1000);
});

test('the pace is kept', async (t) => {
  const bench = await practiceBench(t);
  const campaign = bench.draft(30, { perMinute: 6000, connections: 3 });
  const since = performance.now();
  await bench.started(campaign, 'finished');
  assert.ok(performance.now() - since >= 200, 'two waits of 100 ms');
});

test('everybody opts out after the start, a list of one, and requests of one', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const all = bench.draft(20, { canary: 3, chunkSize: 1 });
  await bench.started(all, 'paused');
  bench.database.exec(
    `INSERT INTO opt_out SELECT msisdn, '', '', 0 FROM recipient;
     INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (0, 1, 'added', '')`,
  );
  await bench.resumed(all, 'finished');
  assert.deepEqual(bench.counts(all), { accepted: 3, skipped: 17 });
  bench.database.exec('DELETE FROM opt_out');

  const one = bench.draft(1, { canary: 5, connections: 40 });
  await bench.started(one, 'finished');
  assert.deepEqual(bench.counts(one), { accepted: 1 });

  const single = bench.draft(50, { canary: 2, chunkSize: 1, connections: 40 });
  await bench.started(single, 'paused');
  assert.deepEqual([bench.pause(single)?.kind, bench.counts(single).accepted], ['canary', 2]);
  await bench.resumed(single, 'finished');
  assert.equal(gateway.ledger.texts, 3 + 1 + 50);
});
