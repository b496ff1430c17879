import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { realClock } from '../../../electron/campaigns/worker/clock.ts';
import type { Live } from '../../../electron/campaigns/worker/engine.ts';
import type { Gateway, SendAnswer, SendRequest } from '../../../electron/gateway/client.ts';
import { startPractice } from '../../../electron/practice/worker/gateway.ts';
import type { Evidence } from '../../../shared/campaign/evidence.ts';
import { fictionalNumber, openSendingBench, quickClock, testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

const account = { baseUrl: 'http://127.0.0.1:1', sendPath: '/v2/mtsms', token: 'token' };

function accept({ recipients }: SendRequest): SendAnswer {
  const count = recipients.length;
  return {
    evidence: {
      kind: 'answer',
      status: 200,
      body: { kind: 'receipts', expected: count, matched: count, surplus: 0 },
      retryAfterMs: null,
      location: null,
    },
    receipts: recipients.map(({ msisdn }, index) => ({ index, id: msisdn, message: null })),
    creditConsumed: count,
  };
}

/** A gateway that counts what it was sent; `before` may wait or harm. */
function counting(before: (post: number) => Promise<void> = async () => {}) {
  const sent: string[] = [];
  let posts = 0;
  const gateway: Gateway = {
    balance: async () => ({ ok: true, value: { credit: 100, id: '1' } }),
    async send(request, options) {
      options?.onSent?.();
      sent.push(...request.recipients.map(({ msisdn }) => msisdn));
      await before(++posts);
      return accept(request);
    },
  };
  return { gateway, sent, posts: () => posts };
}

test('what is on its way gets its own outcome, whatever fails while the next request is made ready', async (t) => {
  const sent: string[] = [];
  const gateway: Gateway = {
    balance: async () => ({ ok: true, value: { credit: 100, id: '1' } }),
    async send(request, options) {
      // The next request cannot be made ready while the people of this campaign cannot be read.
      if (sent.length === 0) bench.database.exec('ALTER TABLE recipient RENAME TO hidden');
      options?.onSent?.();
      await realClock.sleep(100);
      if (sent.length === 0) bench.database.exec('ALTER TABLE hidden RENAME TO recipient');
      sent.push(...request.recipients.map(({ msisdn }) => msisdn));
      return accept(request);
    },
  };
  const bench = testBench(t, tempFolder(t), { connect: () => gateway });
  const campaign = bench.draft(30, 'Hi {name}');
  await bench.start(campaign, account);
  await bench.until(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, waiting: 20 });
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.equal(new Set(sent).size, 30);
  assert.equal(sent.length, 30);
});

test('a full disk stops sending, and an outcome that is known is recorded as soon as there is room', async (t) => {
  let fill = (): void => {};
  const { gateway, sent } = counting(async (post) => {
    // Long enough for the next request to be made ready meanwhile.
    await realClock.sleep(60);
    if (post === 2) fill();
  });
  const told: Live[] = [];
  const bench = testBench(t, tempFolder(t), {
    connect: () => gateway,
    changed: (_campaignId, live) => told.push(live),
  });
  const campaign = bench.draft(4000, 'Hi {name}', { chunkSize: 1000 });
  await bench.start(campaign, account);
  fill = () => {
    const { page_count } = bench.database.prepare('PRAGMA page_count').get()!;
    bench.database.exec(`PRAGMA max_page_count = ${page_count}`);
  };
  while (!told.some(({ trouble }) => trouble?.kind === 'disk')) await realClock.sleep(5);
  assert.match(told.at(-1)?.trouble?.message ?? '', /disk is full/);
  assert.equal(sent.length, 2000);
  bench.database.exec('PRAGMA max_page_count = 1000000');
  await bench.until(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'disk');
  assert.deepEqual(bench.counts(campaign), { accepted: 2000, waiting: 2000 });
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.equal(new Set(sent).size, 4000);
  assert.equal(sent.length, 4000);
});

test('a database that another thread holds for long delays a campaign and loses nothing', async (t) => {
  const holder: { database?: DatabaseSync } = {};
  const { gateway, sent } = counting(async (post) => {
    if (post !== 2) return;
    holder.database?.exec('BEGIN IMMEDIATE');
    setTimeout(() => holder.database?.exec('COMMIT'), 300);
  });
  const bench = testBench(t, tempFolder(t), { connect: () => gateway });
  bench.database.exec('PRAGMA busy_timeout = 20');
  holder.database = new DatabaseSync(bench.path);
  t.after(() => holder.database?.close());
  const campaign = bench.draft(40, 'Hi {name}');
  await bench.start(campaign, account);
  await bench.until(campaign, 'paused', 'finished');
  if (bench.phase(campaign) === 'paused') await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 40 });
  assert.equal(sent.length, 40);
});

test('what another computer started is left alone until it is taken over on purpose', async (t) => {
  const folder = tempFolder(t);
  const here = counting();
  const elsewhere = openSendingBench(folder, {
    owner: 'another computer',
    connect: () => counting(() => new Promise(() => {})).gateway,
  });
  const campaign = elsewhere.draft(30, 'Hi {name}');
  await elsewhere.start(campaign, account);
  await realClock.sleep(30);
  assert.deepEqual(elsewhere.counts(campaign), { 'in-flight': 10, waiting: 20 });

  const bench = testBench(t, folder, { connect: () => here.gateway });
  assert.equal(bench.phase(campaign), 'running');
  const resumed = await bench.engine.resume(campaign, account);
  assert.equal(resumed.ok ? 'ok' : resumed.error.kind, 'elsewhere');
  assert.equal(here.sent.length, 0);
  assert.ok((await bench.engine.takeOver(campaign)).ok);
  assert.equal(bench.phase(campaign), 'paused');
  assert.deepEqual(bench.counts(campaign), { unknown: 10, waiting: 20 });
  await bench.engine.rule(campaign, 0, 'treat-as-sent');
  assert.ok((await bench.engine.resume(campaign, account)).ok);
  await bench.until(campaign, 'finished');
  assert.equal(here.sent.length, 20);
  elsewhere.database.close();
});

test('a run whose campaign was taken over begins nothing more', async (t) => {
  const { gateway, sent } = counting(() => realClock.sleep(40));
  const bench = testBench(t, tempFolder(t), { connect: () => gateway });
  const campaign = bench.draft(30, 'Hi {name}');
  await bench.start(campaign, account);
  await realClock.sleep(20);
  bench.database.prepare("UPDATE campaign SET owner = 'another computer' WHERE id = ?").run(campaign);
  await bench.until(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'other-computer');
  assert.equal(sent.length, 10);
});

test('an account that points elsewhere since the start does not get the rest', async (t) => {
  const { gateway } = counting();
  const bench = testBench(t, tempFolder(t), { connect: () => gateway });
  const campaign = bench.draft(30, 'Hi {name}', { canary: 5 });
  await bench.start(campaign, account);
  await bench.until(campaign, 'paused');
  const moved = await bench.engine.resume(campaign, { ...account, baseUrl: 'https://elsewhere.example' });
  assert.match(moved.ok ? '' : moved.error.message, /address has changed from http:\/\/127\.0\.0\.1:1/);
});

test('a token revoked midway pauses; with a new one the refused request goes again', async (t) => {
  const practice = await startPractice();
  t.after(() => practice.close());
  const account = { baseUrl: practice.url, sendPath: '/v2/mtsms', token: practice.token };
  const bench = testBench(t, tempFolder(t));
  const campaign = bench.draft(30, 'Hi {name}');
  await practice.script('ok, 401');
  await bench.start(campaign, account);
  await bench.until(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'refused');
  assert.match(bench.pause(campaign)?.fix ?? '', /valid token/);
  await bench.engine.resume(campaign, { ...account, token: 'wrong' });
  await bench.until(campaign, 'paused');
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.deepEqual(practice.ledger.duplicates(), []);
  assert.equal(practice.ledger.texts, 30);
});

test('a network that is gone for long pauses after some tries, and the rest is sent once it is back', async (t) => {
  const practice = await startPractice();
  const { port } = practice;
  const account = { baseUrl: practice.url, sendPath: '/v2/mtsms', token: practice.token };
  await practice.close();
  const bench = testBench(t, tempFolder(t));
  const campaign = bench.draft(30, 'Hi {name}');
  await bench.start(campaign, account);
  await bench.until(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'unreachable');
  assert.deepEqual(bench.counts(campaign), { 'not-sent': 10, waiting: 20 });
  assert.equal(bench.database.prepare('SELECT count(*) AS n FROM attempt').get()?.n, 4);
  const back = await startPractice({ port });
  t.after(() => back.close());
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.equal(back.ledger.texts, 30);
});

test('a balance that does not suffice pauses before the request that it would refuse', async (t) => {
  const { gateway, sent } = counting();
  let credit = 25;
  const bench = testBench(t, tempFolder(t), {
    connect: () => gateway,
    readCredit: async () => credit - sent.length,
  });
  const campaign = bench.draft(40, 'Hi {name}');
  await bench.start(campaign, account);
  await bench.until(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'balance');
  assert.equal(sent.length, 20);
  credit = 1000;
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.equal(sent.length, 40);
});

test('ids that do not match the people one to one pause the campaign, and those who have theirs are not asked about', async (t) => {
  const { gateway, sent } = counting();
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
  const bench = testBench(t, tempFolder(t), { connect: () => odd });
  const campaign = bench.draft(30, 'Hi {name}');
  await bench.start(campaign, account);
  await bench.until(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'receipts-mismatch');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, waiting: 20 });
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.equal(sent.length, 30);
});

test('an account that may owe: resumed with the balance as it was, the campaign goes on without asking again', async (t) => {
  const { gateway, sent } = counting();
  const bench = testBench(t, tempFolder(t), { connect: () => gateway, readCredit: async () => -5 });
  const campaign = bench.draft(60, 'Hi {name}', { connections: 2 });
  await bench.start(campaign, account);
  await bench.until(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'balance');
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.equal(new Set(sent).size, 60);
  assert.equal(sent.length, 60);
});

test('topped up by too little, the balance pauses again before the request that it does not cover', async (t) => {
  const { gateway, sent } = counting();
  let credit = 15;
  const bench = testBench(t, tempFolder(t), {
    connect: () => gateway,
    readCredit: async () => credit - sent.length,
  });
  const campaign = bench.draft(40, 'Hi {name}');
  await bench.start(campaign, account);
  await bench.until(campaign, 'paused');
  assert.equal(sent.length, 10);
  credit = 25;
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'paused');
  assert.deepEqual([sent.length, bench.pause(campaign)?.kind], [20, 'balance']);
});

test('a balance that cannot be read neither blocks nor slows sending', async (t) => {
  const { gateway, sent } = counting();
  const bench = testBench(t, tempFolder(t), {
    connect: () => gateway,
    readCredit: () => realClock.sleep(3000).then(() => null),
  });
  const campaign = bench.draft(40, 'Hi {name}');
  const since = performance.now();
  await bench.start(campaign, account);
  await bench.until(campaign, 'finished');
  assert.ok(performance.now() - since < 2000);
  assert.equal(sent.length, 40);
});

test('a clock that jumps by days, forward or back, holds nothing up', async (t) => {
  const { gateway, sent } = counting();
  let jumps = 0;
  const clock = { ...quickClock, now: () => Date.now() + (jumps++ % 2 === 0 ? 1 : -1) * 5 * 86_400_000 };
  const bench = testBench(t, tempFolder(t), { connect: () => gateway, clock });
  const campaign = bench.draft(40, 'Hi {name}', { perMinute: 60_000 });
  await bench.start(campaign, account);
  await bench.until(campaign, 'finished');
  assert.equal(sent.length, 40);
});

test('closing waits for what is in flight and begins nothing more; the campaign waits at the next start', async (t) => {
  const folder = tempFolder(t);
  const { gateway, sent } = counting(() => realClock.sleep(60));
  const first = openSendingBench(folder, { connect: () => gateway });
  const campaign = first.draft(30, 'Hi {name}');
  await first.start(campaign, account);
  await realClock.sleep(20);
  await first.engine.close();
  assert.equal(first.phase(campaign), 'paused');
  assert.deepEqual(first.counts(campaign), { accepted: 10, waiting: 20 });
  first.database.close();
  const again = testBench(t, folder, { connect: () => gateway });
  assert.equal(again.pause(campaign)?.kind, 'restart');
  await again.engine.resume(campaign, account);
  await again.until(campaign, 'finished');
  assert.equal(sent.length, 30);
});

test('nothing of a started campaign follows a change of its draft or its people', async (t) => {
  const practice = await startPractice();
  t.after(() => practice.close());
  const account = { baseUrl: practice.url, sendPath: '/v2/mtsms', token: practice.token };
  const bench = testBench(t, tempFolder(t));
  const campaign = bench.draft(20, 'Hi {name}', { canary: 5 });
  await bench.start(campaign, account);
  await bench.until(campaign, 'paused');
  bench.database.exec(`UPDATE campaign SET message = 'Other', options = '{}'; DELETE FROM audience_row`);
  await bench.engine.resume(campaign, account);
  await bench.until(campaign, 'finished');
  assert.deepEqual(practice.ledger.textsOf(fictionalNumber(19)), ['Hi Name 19']);
  assert.equal(practice.ledger.texts, 20);
});
