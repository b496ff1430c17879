import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { Live } from '../../../electron/campaigns/worker/engine-deps.ts';
import type { Gateway } from '../../../electron/gateway/client.ts';
import type { Evidence } from '../../../shared/campaign/evidence.ts';
import { settle, until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { kindOf, wordsOf } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { nowhere, openSendingBench, practiceBench, quickClock, testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('what is on its way gets its own outcome, whatever fails while the next request is made ready', async (t) => {
  const { gateway, sent } = acceptingGateway(async (post) => {
    if (post > 1) return;
    // The next request cannot be made ready while the people of this campaign cannot be read.
    bench.database.exec('ALTER TABLE recipient RENAME TO hidden');
    await settle();
    bench.database.exec('ALTER TABLE hidden RENAME TO recipient');
  });
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, waiting: 20 });
  await bench.resumed(campaign, 'finished');
  assert.equal(new Set(sent).size, 30);
  assert.equal(sent.length, 30);
});

test('a full disk stops sending, and an outcome that is known is recorded as soon as there is room', async (t) => {
  let fill = (): void => {};
  const { gateway, sent } = acceptingGateway(async (post) => {
    // The next request is made ready meanwhile.
    await settle();
    if (post === 2) fill();
  });
  const told: Live[] = [];
  const bench = testBench(t, {
    connect: () => gateway,
    changed: (_campaignId, live) => told.push(live),
  });
  const campaign = bench.draft(4000, { chunkSize: 1000 });
  await bench.start(campaign);
  fill = () => {
    const { page_count } = bench.database.prepare('PRAGMA page_count').get()!;
    bench.database.exec(`PRAGMA max_page_count = ${page_count}`);
  };
  await until(() => told.some(({ unwrittenPause }) => unwrittenPause?.kind === 'disk'), {
    what: 'the full disk',
  });
  assert.match(told.at(-1)?.unwrittenPause?.message ?? '', /disk is full/);
  assert.equal(sent.length, 2000);
  bench.database.exec('PRAGMA max_page_count = 1000000');
  await bench.reached(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'disk');
  assert.deepEqual(bench.counts(campaign), { accepted: 2000, waiting: 2000 });
  await bench.resumed(campaign, 'finished');
  assert.equal(new Set(sent).size, 4000);
  assert.equal(sent.length, 4000);
});

test('a database that another thread holds for long delays a campaign and loses nothing', async (t) => {
  const { gateway, sent } = acceptingGateway((post) => post === 2 && holder.exec('BEGIN IMMEDIATE'));
  const bench = testBench(t, {
    connect: () => gateway,
    changed(_campaignId, { unwrittenPause }) {
      if (unwrittenPause !== null && holder.isTransaction) holder.exec('COMMIT');
    },
  });
  bench.database.exec('PRAGMA busy_timeout = 20');
  const holder = new DatabaseSync(bench.path);
  atEnd(t, () => holder.close());
  const campaign = bench.draft(40);
  await bench.started(campaign, 'paused');
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 40 });
  assert.equal(sent.length, 40);
});

test('what another computer started is left alone until it is taken over on purpose', async (t) => {
  const folder = tempFolder(t);
  const here = acceptingGateway();
  const elsewhere = openSendingBench(folder, {
    owner: 'another computer',
    connect: () => acceptingGateway(() => new Promise(() => {})).gateway,
  });
  const campaign = elsewhere.draft(30);
  await elsewhere.start(campaign);
  await elsewhere.onItsWay(campaign);
  assert.deepEqual(elsewhere.counts(campaign), { 'in-flight': 10, waiting: 20 });

  const bench = testBench(t, { folder, connect: () => here.gateway });
  assert.equal(bench.phase(campaign), 'running');
  const resumed = await bench.resume(campaign);
  assert.equal(kindOf(resumed), 'elsewhere');
  assert.equal(here.sent.length, 0);
  assert.ok((await bench.engine.takeOver(campaign)).ok);
  assert.equal(bench.phase(campaign), 'paused');
  assert.deepEqual(bench.counts(campaign), { unknown: 10, waiting: 20 });
  await bench.engine.rule(campaign, 0, 'treat-as-sent');
  await bench.resumed(campaign, 'finished');
  assert.equal(here.sent.length, 20);
  elsewhere.database.close();
});

test('a run whose campaign was taken over begins nothing more', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { gateway, sent } = acceptingGateway(() => answer.promise);
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(30);
  await bench.start(campaign);
  await bench.onItsWay(campaign);
  bench.database.prepare("UPDATE campaign SET owner = 'another computer' WHERE id = ?").run(campaign);
  answer.resolve();
  await bench.reached(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'other-computer');
  assert.equal(sent.length, 10);
});

test('an account that points elsewhere since the start does not get the rest', async (t) => {
  const { gateway } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(30, { canary: 5 });
  await bench.started(campaign, 'paused');
  const moved = await bench.engine.resume(campaign, { ...nowhere, baseUrl: 'https://elsewhere.example' });
  assert.match(wordsOf(moved), /address has changed from http:\/\/127\.0\.0\.1:1/);
});

test('a token revoked midway pauses; with a new one the refused request goes again', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 401');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'refused');
  assert.match(bench.pause(campaign)?.fix ?? '', /valid token/);
  await bench.engine.resume(campaign, { ...bench.account, token: 'wrong' });
  await bench.reached(campaign, 'paused');
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(gateway.ledger.duplicates(), []);
  assert.equal(gateway.ledger.texts, 30);
});

test('a network that is gone for long pauses after some tries, and the rest is sent once it is back', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  await gateway.close();
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'unreachable');
  assert.deepEqual(bench.counts(campaign), { 'not-sent': 10, waiting: 20 });
  assert.equal(bench.database.prepare('SELECT count(*) AS n FROM attempt').get()?.n, 4);
  const back = await practiceFor(t, { port: gateway.port });
  await bench.resumed(campaign, 'finished');
  assert.equal(back.ledger.texts, 30);
});

test('a balance that does not suffice pauses before the request that it would refuse', async (t) => {
  const { gateway, sent } = acceptingGateway();
  let credit = 25;
  const bench = testBench(t, {
    connect: () => gateway,
    readCredit: async () => credit - sent.length,
  });
  const campaign = bench.draft(40);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'balance');
  assert.equal(sent.length, 20);
  credit = 1000;
  await bench.resumed(campaign, 'finished');
  assert.equal(sent.length, 40);
});

test('ids that do not match the people one to one pause the campaign, and those who have theirs are not asked about', async (t) => {
  const { gateway, sent } = acceptingGateway();
  const odd: Gateway = {
    ...gateway,
    async send(request, options) {
      const answer = await gateway.send(request, options);
      const count = request.recipients.length;
      if (sent.length > 10) return answer;
      const body = { kind: 'receipts', expected: count, matched: count, surplus: 2 } as const;
      return { ...answer, evidence: { ...answer.evidence, kind: 'answer', status: 200, body } as Evidence };
    },
  };
  const bench = testBench(t, { connect: () => odd });
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'receipts-mismatch');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, waiting: 20 });
  await bench.resumed(campaign, 'finished');
  assert.equal(sent.length, 30);
});

test('an account that may owe: resumed with the balance as it was, the campaign goes on without asking again', async (t) => {
  const { gateway, sent } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway, readCredit: async () => -5 });
  const campaign = bench.draft(60, { connections: 2 });
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'balance');
  await bench.resumed(campaign, 'finished');
  assert.equal(new Set(sent).size, 60);
  assert.equal(sent.length, 60);
});

test('topped up by too little, the balance pauses again before the request that it does not cover', async (t) => {
  const { gateway, sent } = acceptingGateway();
  let credit = 15;
  const bench = testBench(t, {
    connect: () => gateway,
    readCredit: async () => credit - sent.length,
  });
  const campaign = bench.draft(40);
  await bench.started(campaign, 'paused');
  assert.equal(sent.length, 10);
  credit = 25;
  await bench.resumed(campaign, 'paused');
  assert.deepEqual([sent.length, bench.pause(campaign)?.kind], [20, 'balance']);
});

test('a balance that cannot be read neither blocks nor slows sending', async (t) => {
  const { gateway, sent } = acceptingGateway();
  const bench = testBench(t, {
    connect: () => gateway,
    readCredit: () => new Promise(() => {}),
  });
  const campaign = bench.draft(40);
  await bench.started(campaign, 'finished');
  assert.equal(sent.length, 40);
});

test('a clock that jumps by days, forward or back, holds nothing up', async (t) => {
  const { gateway, sent } = acceptingGateway();
  let jumps = 0;
  const clock = { ...quickClock, now: () => Date.now() + (jumps++ % 2 === 0 ? 1 : -1) * 5 * 86_400_000 };
  const bench = testBench(t, { connect: () => gateway, clock });
  const campaign = bench.draft(40, { perMinute: 60_000 });
  await bench.started(campaign, 'finished');
  assert.equal(sent.length, 40);
});

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

test('nothing of a started campaign follows a change of its draft or its people', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(20, { canary: 5 });
  await bench.started(campaign, 'paused');
  bench.database.exec(`UPDATE campaign SET message = 'Other', options = '{}'; DELETE FROM audience_row`);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(gateway.ledger.textsOf(fictionalNumber(19)), ['Hi Name 19']);
  assert.equal(gateway.ledger.texts, 20);
});
