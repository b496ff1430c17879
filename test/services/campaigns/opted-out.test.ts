import assert from 'node:assert/strict';
import { type DatabaseSync, StatementSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { eraseOptOut } from '../../../electron/opt-outs/opt-out-list.ts';
import type { Msisdn } from '../../../shared/brand.ts';
import { textsIn } from '../../support/ledger.ts';
import { until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceBench, testBench } from '../support/sending.ts';

function optOut(database: DatabaseSync, n: number): void {
  const number = Number(fictionalNumber(n));
  database.prepare("INSERT INTO opt_out VALUES (?, '', 'test', 0)").run(number);
  database
    .prepare("INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (0, ?, 'added', '')")
    .run(number);
}

// Fault (campaign): somebody opts out while a campaign sends -> they are skipped in every request whose first byte
// has not left
test('people who opt out meanwhile are skipped and recorded', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(30, { canary: 5 });
  await bench.started(campaign, 'paused');
  for (const n of [2, 7, 20, 21, 22, 23, 24]) optOut(bench.database, n);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 24, skipped: 6 });
  assert.equal(gateway.ledger.texts, 24);
  assert.deepEqual(textsIn(gateway.ledger, fictionalNumber(20)), []);
});

/** Whether the recipients of a chunk, by the position of the first, have been read for its request. */
function watchPreparations(t: TestContext): (from: number) => boolean {
  const { mock } = t.mock.method(StatementSync.prototype, 'get');
  return (from) =>
    mock.calls.some(({ arguments: [named], result }) => {
      const asked: unknown = named;
      return (
        typeof asked === 'object' && asked !== null && 'from' in asked && asked.from === from && !!result
      );
    });
}

for (const isErased of [false, true]) {
  const besides = isErased ? ', and the one who opted out before is erased' : '';
  const title = `somebody of a request that is ready opts out while the one before is on its way${besides}, and is skipped`;
  // Fault (campaign): somebody opts out while the next request is ready -> not in it
  test(title, async (t) => {
    const isPrepared = watchPreparations(t);
    const answer = Promise.withResolvers<void>();
    const { gateway, sent } = acceptingGateway((post) => post === 1 && answer.promise);
    const bench = testBench(t, { connect: () => gateway });
    const campaign = bench.draft(20);
    optOut(bench.database, 70);
    await bench.start(campaign);
    await until(() => isPrepared(10), { what: 'the next request' });
    assert.deepEqual(bench.counts(campaign), { 'in-flight': 10, waiting: 10 });
    if (isErased) eraseOptOut(bench.database, fictionalNumber(70) as Msisdn, false, 0);
    optOut(bench.database, 15);
    answer.resolve();
    await bench.reached(campaign, 'finished');
    assert.deepEqual(bench.counts(campaign), { accepted: 19, skipped: 1 });
    assert.ok(!sent.includes(fictionalNumber(15)));
  });
}

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
