import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { Live } from '../../../electron/campaigns/worker/run/engine-deps.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { settle, until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { kindOf, wordsOf } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { testBench } from '../support/sending.ts';

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

test('a request whose sending breaks off inside Tagline leaves its people in doubt, and the campaign says so', async (t) => {
  const { gateway } = acceptingGateway(() => {
    throw new Error('A bug of Tagline.');
  });
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { unknown: 10, waiting: 20 });
  assert.equal(bench.pause(campaign)?.kind, 'internal');
  assert.equal(wordsOf(await bench.resume(campaign)), 'Some people are still unconfirmed.');
});

test('a campaign that the disk keeps from going on is paused and no bug, and goes on later', async (t) => {
  let isFailing = false;
  const { gateway } = acceptingGateway();
  const bench = testBench(t, {
    connect() {
      if (isFailing)
        throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
      return gateway;
    },
  });
  const campaign = bench.draft(20, { canary: 10 });
  await bench.started(campaign, 'paused');
  isFailing = true;
  await assert.rejects(bench.resume(campaign), /disk I\/O error/);
  assert.equal(bench.phase(campaign), 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'disk');
  isFailing = false;
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 20 });
});

// Fault (app): the disk is full, or another program holds the database -> as observed -> before a request: not sent;
// after it: the outcome is written when there is room; pauses
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
  assert.match(spoken(told.at(-1)?.unwrittenPause?.message) ?? '', /disk is full/);
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

// Fault (campaign): a person pauses or cancels while the disk takes nothing -> nothing more is sent; the answer says that it
// is not on record, until it is
for (const wish of ['pause', 'cancel'] as const) {
  test(`a ${wish} that the disk does not take is answered as not on record, and sends nothing more`, async (t) => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { gateway, sent } = acceptingGateway((post) => {
      if (post !== 2) return;
      asked.resolve();
      return answered.promise;
    });
    const bench = testBench(t, { connect: () => gateway });
    bench.database.exec('PRAGMA busy_timeout = 20');
    const holder = new DatabaseSync(bench.path);
    atEnd(t, () => holder.close());
    atEnd(t, () => answered.resolve());
    const campaign = bench.draft(40);
    await bench.start(campaign);
    await asked.promise;
    holder.exec('BEGIN IMMEDIATE');
    const press = () => bench.engine[`campaign.${wish}`]({ campaignId: campaign });
    const [first, again] = [await press(), await press()];
    for (const answer of [first, again]) {
      assert.equal(kindOf(answer), 'storage');
      assert.match(wordsOf(answer), /not on record yet, and nothing more is sent meanwhile/);
    }
    assert.equal(bench.phase(campaign), 'running', 'as the answer says');
    holder.exec('COMMIT');
    assert.equal(kindOf(await press()), 'ok');
    assert.deepEqual(
      [bench.phase(campaign), bench.database.prepare('SELECT cancelling FROM campaign').get()?.cancelling],
      ['pausing', wish === 'cancel' ? 1 : 0],
    );
    answered.resolve();
    await bench.reached(campaign, wish === 'pause' ? 'paused' : 'cancelled');
    assert.equal(sent.length, 20);
  });
}

// Fault (campaign): the disk takes nothing while a campaign is prepared -> a draft again once it does; says why meanwhile
test('a start that the disk breaks off leaves a draft, also where the disk takes nothing for a while', async (t) => {
  const told: Live[] = [];
  const { gateway } = acceptingGateway();
  const bench = testBench(t, {
    connect: () => gateway,
    changed(_campaignId, live) {
      told.push(live);
      if (bench.phase(campaign) === 'preparing' && told.length === 1) holder.exec('BEGIN IMMEDIATE');
      if (live.unwrittenPause !== null && holder.isTransaction) holder.exec('COMMIT');
    },
  });
  bench.database.exec('PRAGMA busy_timeout = 20');
  const holder = new DatabaseSync(bench.path);
  atEnd(t, () => holder.close());
  const campaign = bench.draft(6000);
  await assert.rejects(bench.start(campaign), /locked/);
  if (holder.isTransaction) holder.exec('COMMIT');
  assert.equal(bench.phase(campaign), 'draft');
  assert.ok(told.some(({ unwrittenPause }) => unwrittenPause?.kind === 'disk'));
  await bench.started(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 6000 });
});

test('a campaign that the disk keeps from going on is paused, also where that cannot be written for a while', async (t) => {
  const holder = { now: null as DatabaseSync | null };
  const { gateway } = acceptingGateway();
  let isFailing = false;
  const bench = testBench(t, {
    connect() {
      if (!isFailing) return gateway;
      isFailing = false;
      holder.now = new DatabaseSync(bench.path);
      holder.now.exec('BEGIN IMMEDIATE');
      throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    },
    changed(_campaignId, { unwrittenPause }) {
      if (unwrittenPause !== null) holder.now?.close();
    },
  });
  bench.database.exec('PRAGMA busy_timeout = 20');
  const campaign = bench.draft(20, { canary: 10 });
  await bench.started(campaign, 'paused');
  isFailing = true;
  await assert.rejects(bench.resume(campaign), /disk I\/O error/);
  assert.equal(bench.phase(campaign), 'paused');
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 20 });
});
