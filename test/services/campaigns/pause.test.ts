import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { recoverCampaigns } from '../../../electron/campaigns/records/recover.ts';
import { createGateway, type Gateway } from '../../../electron/gateway/client.ts';
import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { settle, until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { value, wordsOf } from '../support/app.ts';
import { practiceAccount } from '../support/practice.ts';
import { openSendingBench, practiceBench, testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A service whose answers a test holds back: `wait` says for the nth answer, from 0, what it waits for. */
async function held(t: TestContext, faults: string, wait: (n: number) => Promise<unknown> | undefined) {
  const { account } = await practiceAccount(t, faults);
  let answers = 0;
  const connect = (...parts: Parameters<typeof createGateway>): Gateway => {
    const real = createGateway(...parts);
    return {
      ...real,
      async send(...request) {
        const answer = await real.send(...request);
        await wait(answers++);
        return answer;
      },
    };
  };
  const answered = (count: number) => until(() => answers === count, { what: `${count} answers` });
  return { through: { connect, account }, answered };
}

test('a text that came back different is told although a person has paused meanwhile, and is not resumed unseen', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { through, answered } = await held(t, 'wrong-text', () => answer.promise);
  const bench = testBench(t, through);
  const campaign = bench.draft(20);
  await bench.start(campaign);
  await answered(1);
  await bench.engine.pause(campaign);
  const shown = pauseShown(bench.pause(campaign));
  assert.equal(shown.kind, 'by-user');
  const resuming = bench.engine.resume(campaign, bench.account, shown);
  answer.resolve();
  const resumed = await resuming;
  assert.match(wordsOf(resumed), /another reason than the one shown/);
  assert.equal(bench.phase(campaign), 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'different-text');
  value(await bench.engine.resume(campaign, bench.account, pauseShown(bench.pause(campaign))));
  await bench.reached(campaign, 'finished');
});

test('a canary that a person paused still asks for its returned texts to be read', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { through, answered } = await held(t, 'ok', () => answer.promise);
  const bench = testBench(t, through);
  const campaign = bench.draft(20, { canary: 5 });
  await bench.start(campaign);
  await answered(1);
  await bench.engine.pause(campaign);
  answer.resolve();
  await bench.reached(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'canary');
});

test('a refusal hides no text that came back different at the same time', async (t) => {
  const second = Promise.withResolvers<void>();
  const both = (n: number) => (n === 0 ? second.promise : second.resolve());
  const { through } = await held(t, '400, wrong-text', both as (n: number) => Promise<unknown>);
  const bench = testBench(t, through);
  const campaign = bench.draft(40, { connections: 2 });
  await bench.started(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, refused: 10, waiting: 20 });
  assert.equal(bench.pause(campaign)?.kind, 'different-text');
});

test('a crash hides no text that came back different before it', async (t) => {
  const folder = tempFolder(t);
  const { through, answered } = await held(t, 'wrong-text*', (n) =>
    n === 0 ? answered(2) : new Promise(() => undefined),
  );
  const crashed = openSendingBench(folder, through);
  const campaign = crashed.draft(40, { connections: 2 });
  await crashed.started(campaign, 'pausing');
  crashed.database.close();
  const bench = testBench(t, { folder });
  assert.equal(bench.phase(campaign), 'paused');
  assert.equal(bench.counts(campaign).unknown, 10);
  assert.equal(bench.pause(campaign)?.kind, 'different-text');
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

test('a request that is on record as begun is withdrawn where somebody says stop just then, and its people wait', async (t) => {
  const { gateway, sent } = acceptingGateway(settle);
  let isAsked = false;
  const bench = testBench(t, {
    connect: () => gateway,
    changed(campaign) {
      const { accepted, 'in-flight': begun } = bench.counts(campaign);
      if (isAsked || accepted !== 10 || begun !== 10) return;
      isAsked = true;
      void bench.engine.pause(campaign);
    },
  });
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, waiting: 20 });
  assert.equal(bench.pause(campaign)?.kind, 'by-user');
  assert.equal(sent.length, 10);
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 30 });
  assert.equal(sent.length, 30);
});

// Fault (answer): a whole 200 returns a text that differs from the one that was shown -> accepted -> pauses, after
// the last or only request too; the results hold both texts
test('a text that came back different pauses the campaign, and is kept', async (t) => {
  const bench = await practiceBench(t, 'wrong-text');
  const campaign = bench.draft(20);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'different-text');
  assert.deepEqual(bench.counts(campaign), { accepted: 10, waiting: 10 });
  const returned = bench.database.prepare('SELECT returned FROM receipt WHERE returned IS NOT NULL').all();
  assert.equal(returned.length, 1);
});

// Fault (answer): a whole 200 returns a text that differs from the one that was shown
test('a text that came back different in the last or only request is seen before the campaign ends', async (t) => {
  for (const people of [10, 20]) {
    const bench = await practiceBench(t, people === 10 ? 'wrong-text' : 'ok, wrong-text');
    const campaign = bench.draft(people);
    await bench.started(campaign, 'paused');
    assert.equal(bench.pause(campaign)?.kind, 'different-text');
    assert.deepEqual(bench.counts(campaign), { accepted: people });
    await bench.resumed(campaign, 'finished');
    assert.equal(bench.gateway.ledger.texts, people);
  }
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

// Fault (campaign): the app is killed after a person cancelled and before the answer comes -> cancelled at the next start
test('a campaign that was cancelled stays so where the app is killed before its requests are answered', async (t) => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { through, answered } = await held(t, '400, 400', (n) => answers[n]?.promise);
  const [folder, killed] = [tempFolder(t), tempFolder(t)];
  const bench = testBench(t, { folder, ...through });
  const campaign = bench.draft(50, { connections: 2 });
  await bench.start(campaign);
  await answered(2);
  value(await bench.engine.cancel(campaign));
  // A graver reason takes the place of the person's.
  answers[0]?.resolve();
  await until(() => bench.pause(campaign)?.kind === 'refused', { what: 'the refusal' });
  cpSync(folder, killed, { recursive: true });
  answers[1]?.resolve();
  await bench.reached(campaign, 'cancelled');
  const again = testBench(t, { folder: killed, ...through });
  assert.equal(again.phase(campaign), 'cancelled');
  assert.deepEqual(again.counts(campaign), { refused: 10, unknown: 10, 'not-sent': 30 });
  const latest = again.database.prepare('SELECT kind FROM timeline ORDER BY id DESC').get();
  assert.equal(latest?.kind, 'cancelled');
});

// Fault (app): the app is killed after the last answer of a campaign, before its end is on record -> finished at the
// next start, also where it was being cancelled
test('a campaign whose people all have an outcome finishes at the start after a kill', async (t) => {
  const { gateway: _, ...bench } = await practiceBench(t, 'ok');
  const campaign = bench.draft(20);
  await bench.started(campaign, 'finished');
  const recovered = (left: string) => {
    bench.database.exec(`UPDATE campaign SET ended_at = NULL, ${left}`);
    recoverCampaigns(bench.database, bench.owner, Date.now());
    return bench.phase(campaign);
  };
  assert.equal(recovered("phase = 'running'"), 'finished');
  const odd = `pause = '{"kind":"odd-answer","message":""}'`;
  assert.equal(recovered(`phase = 'pausing', ${odd}`), 'paused', 'a person must see why');
  assert.equal(recovered(`phase = 'pausing', cancelling = 1, ${odd}`), 'finished');
});
