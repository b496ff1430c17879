import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { openBalanceReadings } from '../../../electron/campaigns/records/balance-readings.ts';
import { knownBalance, readCopiedDoubt } from '../../../electron/campaigns/records/copied-doubt.ts';
import { readCreditMonths } from '../../../electron/campaigns/records/credit-months.ts';
import type { Clock } from '../../../electron/campaigns/worker/run/clock.ts';
import type { Gateway } from '../../../electron/gateway/client.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { takenTogether } from '../../../shared/campaign/results/credits-by-month.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { kindOf, value } from '../support/app.ts';
import {
  type BenchChange,
  openSendingBench,
  quickClock,
  type SendingBench,
  testBench,
} from '../support/sending.ts';
import { stateFolder } from '../support/state-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A campaign to 60 people in requests of ten, copied after two of them, which the original finishes. */
async function copiedWhileSending(t: TestContext): Promise<{ original: string; copy: string; sent: Sent }> {
  const root = tempFolder(t);
  const [original, copy] = [join(root, 'original'), join(root, 'copy')];
  mkdirSync(original);
  const sent: Sent = [];
  let requests = 0;
  const copied = Promise.withResolvers<void>();
  const { gateway } = gatewayOf(sent, () => {
    requests += 1;
    if (requests !== 3) return;
    cpSync(original, copy, { recursive: true });
    copied.resolve();
  });
  const bench = openSendingBench(original, { connect: () => gateway });
  const campaign = bench.draft(60);
  await bench.started(campaign, 'finished');
  await copied.promise;
  await bench.engine.close();
  bench.database.close();
  assert.equal(sent.length, 60);
  return { original, copy, sent };
}

type Sent = string[];

/** A service that several copies send to; `before` hears of each request. */
function gatewayOf(sent: Sent, before: () => void = () => {}): { readonly gateway: Gateway } {
  const { gateway } = acceptingGateway(before);
  return {
    gateway: {
      ...gateway,
      send(request, options) {
        sent.push(...request.recipients.map(({ msisdn }) => msisdn));
        return gateway.send(request, options);
      },
    },
  };
}

const campaign = 1 as Parameters<SendingBench['phase']>[0];

function opened(t: TestContext, folder: string, sent: Sent, change: BenchChange = {}): SendingBench {
  return testBench(t, { folder, connect: () => gatewayOf(sent).gateway, ...change });
}

function twice(sent: Sent): number {
  return sent.length - new Set(sent).size;
}

// Fault (copy): an older copy of the data folder is opened on the same computer -> unknown for everybody still to be
// sent to -> pauses and says so; nothing scheduled starts; what was being prepared may have been sent; a person rules
// by request or on all at once
test('an older copy of the folder puts everybody still to be sent to in doubt', async (t) => {
  const { copy, sent } = await copiedWhileSending(t);
  const bench = opened(t, copy, sent);
  assert.equal(bench.phase(campaign), 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'older-copy');
  assert.deepEqual(bench.counts(campaign), { accepted: 20, unknown: 40 });
  assert.equal(kindOf(await bench.resume(campaign)), 'elsewhere');
  value(await bench.engine.settleFolder('copied'));
  assert.equal(kindOf(await bench.resume(campaign)), 'not-ready');
  for (const chunk of [2, 3, 4, 5])
    assert.ok((await bench.engine.resolve(campaign, chunk, 'treat-as-sent')).ok);
  assert.equal(bench.phase(campaign), 'finished');
  assert.equal(twice(sent), 0);
});

test('a folder that was brought back in its own place from a backup is an older copy', async (t) => {
  const { original, copy, sent } = await copiedWhileSending(t);
  rmSync(original, { recursive: true });
  renameSync(copy, original);
  const bench = opened(t, original, sent);
  assert.deepEqual(bench.counts(campaign), { accepted: 20, unknown: 40 });
});

test('what was in doubt once in an older copy is not put in doubt again', async (t) => {
  const { copy, sent } = await copiedWhileSending(t);
  const bench = openSendingBench(copy, { connect: () => gatewayOf(sent).gateway });
  for (const chunk of [2, 3, 4]) await bench.engine.resolve(campaign, chunk, 'treat-as-sent');
  assert.ok((await bench.engine.resolve(campaign, 5, 'send-again')).ok);
  await bench.engine.close();
  bench.database.close();
  const again = opened(t, copy, sent);
  assert.deepEqual(again.counts(campaign), { accepted: 20, 'treated-as-sent': 30, waiting: 10 });
  value(await again.engine.settleFolder('moved'));
  await again.resumed(campaign, 'finished');
  // Those whom a verdict named, and nobody else.
  assert.equal(twice(sent), 10);
});

test('what was being cancelled when its folder was copied is in doubt too, and waits for a person', async (t) => {
  const root = tempFolder(t);
  const [original, copy] = [join(root, 'original'), join(root, 'copy')];
  mkdirSync(original);
  const sent: Sent = [];
  const answer = Promise.withResolvers<void>();
  const { gateway } = acceptingGateway(() => answer.promise);
  const bench = testBench(t, { folder: original, connect: () => gateway });
  bench.draft(30);
  await bench.start(campaign);
  await bench.onItsWay(campaign);
  value(await bench.engine.cancel(campaign));
  cpSync(original, copy, { recursive: true });
  answer.resolve();
  await bench.reached(campaign, 'cancelled');
  const there = opened(t, copy, sent, { computer: 'another computer' });
  value(await there.engine.settleFolder('copied'));
  assert.equal(there.phase(campaign), 'paused');
  assert.deepEqual(there.counts(campaign), { unknown: 30 });
});

// Fault (copy): another computer opens the data folder, moved, synced or copied
test('a copied folder asks on another computer, and nothing is sent before', async (t) => {
  const { copy, sent } = await copiedWhileSending(t);
  const bench = opened(t, copy, sent, { computer: 'another computer' });
  assert.equal(kindOf(await bench.resume(campaign)), 'elsewhere');
  assert.equal(kindOf(await bench.start(bench.draft(3))), 'elsewhere');
  assert.ok((await bench.engine.settleFolder('copied')).ok);
  assert.equal(bench.pause(campaign)?.kind, 'older-copy');
  assert.deepEqual(bench.counts(campaign), { accepted: 20, unknown: 40 });
  assert.equal(kindOf(await bench.engine.settleFolder('moved')), 'conflict');
});

test('in a moved folder only what was on its way is in doubt, and it asks once', async (t) => {
  const { copy, sent } = await copiedWhileSending(t);
  const change = { computer: 'a third computer', connect: () => gatewayOf(sent).gateway };
  const bench = openSendingBench(copy, change);
  assert.ok((await bench.engine.settleFolder('moved')).ok);
  assert.deepEqual(bench.counts(campaign), { accepted: 20, unknown: 10, waiting: 30 });
  await bench.engine.close();
  bench.database.close();
  const again = opened(t, copy, sent, { computer: 'a third computer' });
  assert.equal(kindOf(await again.engine.settleFolder('moved')), 'conflict');
  assert.equal(again.pause(campaign)?.kind, 'unknown');
});

// Fault (copy): two copies of the data folder are open at once -> unknown for everybody still to be sent to in the
// second -> the first to send goes on; the second withdraws its attempt, pauses and says so
test('of two copies that are open at once only the first to send goes on', async (t) => {
  const root = tempFolder(t);
  const [original, copy] = [join(root, 'original'), join(root, 'copy')];
  mkdirSync(original);
  const sent: Sent = [];
  const bench = openSendingBench(original, { connect: () => gatewayOf(sent).gateway });
  const canary = bench.draft(60, { canary: 10, connections: 3 });
  await bench.started(canary, 'paused');
  cpSync(original, copy, { recursive: true });
  const other = opened(t, copy, sent);
  assert.equal(other.pause(canary)?.kind, 'canary');
  await other.resumed(canary, 'finished');
  assert.ok((await bench.resume(canary)).ok);
  await bench.reached(canary, 'paused');
  assert.equal(bench.pause(canary)?.kind, 'older-copy');
  assert.deepEqual(bench.counts(canary), { accepted: 10, unknown: 50 });
  assert.equal(readCopiedDoubt(bench.database, canary)?.people, 50, 'none of them was begun here');
  assert.equal(twice(sent), 0);
  await bench.engine.close();
  bench.database.close();
});

// Fault (copy): two copies of the data folder are open at once
test('a folder that is moved is in doubt where another copy has sent since, and otherwise not', async (t) => {
  const root = tempFolder(t);
  const [original, copy] = [join(root, 'original'), join(root, 'copy')];
  mkdirSync(original);
  const sent: Sent = [];
  const bench = opened(t, original, sent);
  const canary = bench.draft(60, { canary: 10 });
  await bench.started(canary, 'paused');
  cpSync(original, copy, { recursive: true });
  const other = opened(t, copy, sent);
  assert.ok((await bench.engine.closeFolder()).ok);
  // As where its file cannot be written.
  bench.database.exec('UPDATE folder SET moved_at = NULL');
  await bench.resumed(canary, 'finished');
  assert.ok((await other.engine.closeFolder()).ok);
  assert.equal(kindOf(await other.resume(canary)), 'elsewhere');
  assert.deepEqual(other.counts(canary), { accepted: 10, unknown: 50 });
  assert.equal(twice(sent), 0);
});

// Fault (copy): an older copy of the data folder is opened on the same computer
test('what waits for its time in an older copy does not start', async (t) => {
  const root = tempFolder(t);
  const [original, copy] = [join(root, 'original'), join(root, 'copy')];
  mkdirSync(original);
  const sent: Sent = [];
  const bench = openSendingBench(original, { connect: () => gatewayOf(sent).gateway });
  const later = bench.draft(10, { startAt: Date.now() + 3_600_000 });
  assert.ok((await bench.start(later)).ok);
  cpSync(original, copy, { recursive: true });
  assert.ok((await bench.engine.startScheduled(later, bench.account)).ok);
  await bench.reached(later, 'finished');
  await bench.engine.close();
  bench.database.close();
  const other = opened(t, copy, sent);
  assert.equal(other.phase(later), 'missed');
  assert.equal(other.pause(later)?.kind, 'older-copy', 'nobody says that nothing was sent');
  assert.equal(sent.length, 10);
});

// Fault (copy): an older copy of the data folder is opened on the same computer
test('what was being prepared in an older copy may have been sent, and is no draft that says otherwise', async (t) => {
  const root = tempFolder(t);
  const [original, copy] = [join(root, 'original'), join(root, 'copy')];
  mkdirSync(original);
  const sent: Sent = [];
  const bench = openSendingBench(original, { connect: () => gatewayOf(sent).gateway });
  await bench.started(bench.draft(1), 'finished');
  const prepared = bench.draft(30_000, { chunkSize: 10_000 });
  const starting = bench.start(prepared);
  await until(() => bench.phase(prepared) === 'preparing', { what: 'a campaign that is being prepared' });
  cpSync(original, copy, { recursive: true });
  await starting;
  await bench.reached(prepared, 'finished');
  await bench.engine.close();
  bench.database.close();
  const other = opened(t, copy, sent);
  assert.deepEqual([other.phase(prepared), other.pause(prepared)?.kind], ['missed', 'older-copy']);
  assert.equal(
    other.database.prepare('SELECT count(*) AS n FROM recipient WHERE campaign_id = ?').get(prepared)?.n,
    0,
  );
});

test('renaming the folder doubts nobody', async (t) => {
  const root = tempFolder(t);
  const [before, after] = [join(root, 'before'), join(root, 'after')];
  mkdirSync(before);
  const sent: Sent = [];
  const bench = openSendingBench(before, { connect: () => gatewayOf(sent).gateway });
  const canary = bench.draft(30, { canary: 10 });
  await bench.started(canary, 'paused');
  await bench.engine.close();
  bench.database.close();
  renameSync(before, after);
  const again = opened(t, after, sent);
  assert.equal(again.pause(canary)?.kind, 'canary');
  await again.resumed(canary, 'finished');
  assert.equal(sent.length, 30);
});

// Fault (copy): the record outside the data folder cannot be written, or is gone
test('a folder whose mark is gone from this computer counts as an older copy', async (t) => {
  const root = tempFolder(t);
  const sent: Sent = [];
  const change = { computer: 'forgetful', connect: () => gatewayOf(sent).gateway };
  const bench = openSendingBench(root, change);
  const canary = bench.draft(30, { canary: 10 });
  await bench.started(canary, 'paused');
  await bench.engine.close();
  bench.database.close();
  for (const name of readdirSync(bench.stateDir)) {
    if (name.startsWith('folder-')) rmSync(join(bench.stateDir, name));
  }
  const again = opened(t, root, sent, { computer: 'forgetful' });
  assert.deepEqual(again.counts(canary), { accepted: 10, unknown: 20 });
});

// Fault (copy): the record outside the data folder cannot be written, or is gone -> nothing is sent, with a message;
// a record that is gone counts as an older copy
test('while the mark cannot be written nothing is sent, and the campaign says why', async (t) => {
  const sent: Sent = [];
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
  let isFull = true;
  const raised: number[] = [];
  const mark = {
    seen: () => null,
    since: () => null,
    keep: () => undefined,
    accept: () => undefined,
    close: () => undefined,
    raise({ number }: { number: number }) {
      if (isFull) throw full;
      raised.push(number);
      return true;
    },
  };
  const bench = opened(t, tempFolder(t), sent, { mark });
  const started = bench.draft(30);
  await bench.started(started, 'paused');
  assert.equal(bench.pause(started)?.kind, 'disk');
  assert.match(spoken(bench.pause(started)?.message) ?? '', /could not be written.*The disk is full/);
  assert.deepEqual(bench.counts(started), { waiting: 30 });
  isFull = false;
  await bench.resumed(started, 'finished');
  assert.equal(sent.length, 30);
  assert.equal(raised.length, 3);
});

// Fault (copy): the record outside the data folder cannot be written, or is gone
test('while neither the mark nor the database can be written nobody is in doubt of whom nothing was sent', async (t) => {
  const sent: Sent = [];
  let isFull = true;
  let holder: DatabaseSync | null = null;
  // It lets go once it is waited for.
  const clock: Clock = {
    ...quickClock,
    sleep(ms, signal) {
      holder?.close();
      holder = null;
      return quickClock.sleep(ms, signal);
    },
  };
  const mark = {
    seen: () => null,
    since: () => null,
    keep: () => undefined,
    accept: () => undefined,
    close: () => undefined,
    raise() {
      if (!isFull) return true;
      isFull = false;
      holder = new DatabaseSync(bench.path);
      holder.exec('BEGIN IMMEDIATE');
      throw Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
    },
  };
  const bench = opened(t, tempFolder(t), sent, { mark, clock });
  bench.database.exec('PRAGMA busy_timeout = 0');
  const started = bench.draft(30);
  await bench.started(started, 'paused');
  assert.equal(bench.pause(started)?.kind, 'disk');
  assert.deepEqual(bench.counts(started), { waiting: 30 });
  await bench.resumed(started, 'finished');
  assert.equal(sent.length, 30);
});

test('where this computer can keep no record of what was sent nothing is sent', async (t) => {
  const blocked = join(stateFolder, 'blocked');
  writeFileSync(blocked, 'a file in place of a folder');
  const sent: Sent = [];
  const bench = opened(t, tempFolder(t), sent, { computer: 'blocked' });
  const started = await bench.start(bench.draft(10));
  assert.equal(kindOf(started), 'storage');
  assert.ok(!started.ok && spoken(started.error.fix)?.includes(blocked));
  assert.equal(kindOf(await bench.engine.settleFolder('moved')), 'storage');
  assert.deepEqual(sent, []);
});

test('all that another copy may have sent is ruled on as a whole, if it is what was shown', async (t) => {
  const { copy, sent } = await copiedWhileSending(t);
  const bench = opened(t, copy, sent);
  assert.equal(kindOf(await bench.engine.resolveCopied(campaign, 'send-again', 4)), 'conflict');
  assert.ok((await bench.engine.resolve(campaign, 3, 'treat-as-sent')).ok);
  // The request that was on its way has an attempt of its own, and is ruled on by itself.
  assert.ok((await bench.engine.resolveCopied(campaign, 'treat-as-sent', 2)).ok);
  assert.deepEqual(bench.counts(campaign), { accepted: 20, unknown: 10, 'treated-as-sent': 30 });
  const months = takenTogether(readCreditMonths(bench.database));
  assert.equal(months.treated, 30, 'counted by month too');
  const kept = bench.database.prepare('SELECT chunk, attempts, verdict FROM verdict ORDER BY chunk').all();
  assert.deepEqual(
    kept.map(({ chunk, attempts, verdict }) => [chunk, attempts, verdict]),
    [3, 4, 5].map((chunk) => [chunk, 1, 'treat-as-sent']),
  );
});

test('what an account holds is computed from the request that began last, also where the clock was set back', async (t) => {
  const { gateway } = acceptingGateway();
  let isSetBack = false;
  const clock = { ...quickClock, now: () => Date.now() - (isSetBack ? 3_600_000 : 0) };
  const bench = testBench(t, { clock, connect: () => gateway });
  const accountId = 'account' as AccountId;
  const note = (credit: number) => {
    const beganNo = openBalanceReadings(bench.database).begin(0).no;
    return bench.engine.noteBalance(accountId, bench.account.baseUrl, { credit, beganNo });
  };
  bench.draft(20, { canary: 10 });
  await note(100);
  await bench.started(campaign, 'paused');
  // Topped up.
  await note(1000);
  isSetBack = true;
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(knownBalance(bench.database, accountId), { credit: 990, consumed: 20 });
});

test('what the account was known to hold when the copy was made is kept for the verdict', async (t) => {
  const root = tempFolder(t);
  const [original, copy] = [join(root, 'original'), join(root, 'copy')];
  mkdirSync(original);
  const sent: Sent = [];
  const change = { connect: () => gatewayOf(sent).gateway, readBalance: async () => 100 };
  const bench = openSendingBench(original, change);
  const canary = bench.draft(30, { canary: 10 });
  await bench.engine.noteBalance('account' as AccountId, 'http://127.0.0.1:1', { credit: 100, beganNo: 0 });
  await bench.started(canary, 'paused');
  cpSync(original, copy, { recursive: true });
  await bench.resumed(canary, 'finished');
  await bench.engine.close();
  bench.database.close();
  const other = opened(t, copy, sent);
  const doubt = readCopiedDoubt(other.database, canary);
  assert.deepEqual(doubt, {
    requests: 2,
    people: 20,
    accountId: 'account',
    facts: { before: 90, expected: 20 },
  });
});
