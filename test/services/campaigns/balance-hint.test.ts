import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { openHintReader } from '../../../electron/campaigns/records/balance-hint.ts';
import { openBalanceReadings, readingAge } from '../../../electron/campaigns/records/balance-readings.ts';
import { readCreditMonths } from '../../../electron/campaigns/records/credit-months.ts';
import { learnedPrices } from '../../../electron/campaigns/records/learned-prices.ts';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { takenTogether } from '../../../shared/campaign/results/credits-by-month.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { settle, until } from '../../support/until.ts';
import { acceptingGateway, answered } from '../support/accepting-gateway.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { type CampaignApp, campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';
import { testBench } from '../support/sending.ts';
import { serve } from '../support/server.ts';

const theApp = sharedCampaignApp();

/** What a service answers to a request that it has taken, by the numbers of its people. */
type Answer = (numbers: readonly string[]) => object;

/**
 * A service with a balance that a test sets; it accepts every request but the `lost` one, whose connection it drops, or to
 * which it gives another answer, having taken it.
 */
async function losing(t: TestContext, lost: number, answer?: Answer) {
  const state = { credit: 1000, posts: 0 };
  const url = await serve(t, async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    if (request.method === 'GET') {
      response.end(JSON.stringify({ credit: state.credit, id: 1 }));
      return;
    }
    state.posts += 1;
    const body = JSON.parse(Buffer.concat(pieces).toString()) as { recipients: { msisdn: string }[] };
    if (state.posts === lost) {
      if (answer === undefined) request.socket.destroy();
      else response.end(JSON.stringify(answer(body.recipients.map(({ msisdn }) => msisdn))));
      return;
    }
    state.credit -= body.recipients.length;
    const ids = body.recipients.map(({ msisdn }, id) => ({ id: state.posts * 100 + id, msisdn }));
    response.end(JSON.stringify({ ids, credit_consumed: ids.length }));
  });
  return { state, url };
}

/** What the balance suggests of the first request in doubt, once it matches. */
function hint({ wire, when }: CampaignApp, campaignId: CampaignId, wanted: RegExp): Promise<string> {
  let seen = '';
  return when(`the hint ${wanted}`, async () => {
    const { row } = value(await wire.call('chunk.waiting', { campaignId, preferred: null }));
    seen = spoken(row?.balanceHint ?? '');
    return wanted.test(seen) && seen;
  });
}

/** Reads the balance as it is now: a reading that is under way already, which others share, may be of an earlier one. */
async function readAnew({ wire }: CampaignApp, accountId: AccountId): Promise<void> {
  for (const _ of ['under way', 'anew']) value(await wire.call('balance.read', { accountId }));
}

// Fault (answer): the service loses the connection and finishes the request later -> unknown -> pauses; the balance
// is read at once, after a minute, at every start and on request; in the first minute no hint says that the request
// was not accepted
test('a service that loses the connection and finishes later: the hint follows every reading and tells how old it is', async (t) => {
  const { state, url } = await losing(t, 2);
  const app = await theApp();
  const accountId = await app.liveAccount(url, 'live-token');
  const campaignId = await app.draft(30, { accountId });
  await app.start(campaignId);
  await app.reached(campaignId, 'paused');
  const first = await hint(app, campaignId, /^The balance did not change/);
  assert.match(
    first,
    /this batch should cost 10\. Read \d+\ss after the connection was lost; a service may still finish\.$/,
  );
  state.credit -= 10;
  await readAnew(app, accountId);
  assert.match(
    await hint(app, campaignId, /probably/i),
    /^Probably accepted: the balance fell by 10, exactly what this batch should cost\. Read \d+\ss after/,
  );

  const { wire } = app;
  const sent = { chunk: 1, verdict: 'treat-as-sent', attempts: 1 } as const;
  const treated = value(await wire.call('chunk.resolve', { campaignId, ...sent }));
  assert.deepEqual([treated.creditConsumed, treated.balanceCredit], [10, 10]);
  const { rows } = value(await wire.call('chunk.list', { campaignId, from: 1, count: 1 }));
  assert.deepEqual([rows[0]?.creditConsumed, rows[0]?.balanceCredit], [null, 10]);
  assert.equal(value(await wire.call('campaign.list', { before: null })).rows[0]?.treated, 10);
  const months = takenTogether(value(await wire.call('history.credits', {})));
  assert.deepEqual([months.texts, months.credits, months.treated, months.balanceCredits], [10, 10, 10, 10]);
  const { bytes } = await exported(wire, { what: 'summary', campaignId });
  assert.match(bytes.toString(), /20: 10 by its answers, 10 by the balance/);
});

// Fault (answer): 500 to two requests that were on their way together, and both were taken -> unknown -> pauses; once
// both are treated as sent, what the balance fell by counts for both
for (const [besides, counted] of [
  [0, [null, 10, 10]],
  [7, [null, null, null]],
] as const) {
  test(`two requests that are treated as sent count what the balance fell by for both, with ${besides} besides`, async (t) => {
    let credit = 1000;
    let posts = 0;
    const both = Promise.withResolvers<void>();
    const { gateway } = acceptingGateway();
    const bench = testBench(t, {
      readBalance: async () => credit,
      connect: () => ({
        ...gateway,
        async send(request, options) {
          credit -= request.people;
          posts += 1;
          if (posts === 1) return gateway.send(request, options);
          if (posts === 3) both.resolve();
          await both.promise;
          return answered(500, { kind: 'words', text: '' });
        },
      }),
    });
    const { database, engine } = bench;
    const campaign = bench.draft(30, { canary: 10, connections: 2 });
    await bench.started(campaign, 'paused');
    await bench.resumed(campaign, 'paused');
    await until(() => bench.counts(campaign).unknown === 20, { what: 'both in doubt' });
    const readings = openBalanceReadings(database);
    const read = { accountId: 'account' as AccountId, liveUrl: bench.account.baseUrl };
    readings.keep({ ...read, credit: credit - besides, begun: readings.begin(Date.now()) });
    const chunks = database.prepare('SELECT balance_credits AS fell FROM chunk ORDER BY chunk');
    value(await engine.resolve(campaign, 2, 'treat-as-sent'));
    assert.deepEqual(
      chunks.all().map(({ fell }) => fell),
      [null, null, null],
      'the other one may have taken it',
    );
    value(await engine.resolve(campaign, 1, 'treat-as-sent'));
    assert.deepEqual(
      chunks.all().map(({ fell }) => fell),
      counted,
    );
    const taken = takenTogether(readCreditMonths(database));
    const sum = counted.reduce<number>((all, one) => all + (one ?? 0), 0);
    assert.deepEqual([taken.credits, taken.treated, taken.balanceCredits], [10, 20, sum]);
    assert.equal(database.prepare('SELECT balance_credits AS sum FROM campaign').get()?.sum, sum);
  });
}

test('of two requests that are treated as sent, one sent again after its answer named a cost leaves unclear what both cost', async (t) => {
  let credit = 1000;
  let posts = 0;
  let both = Promise.withResolvers<void>();
  const { gateway } = acceptingGateway();
  const bench = testBench(t, {
    readBalance: async () => credit,
    connect: () => ({
      ...gateway,
      async send(request, options) {
        posts += 1;
        credit -= request.people;
        if (posts === 1) return gateway.send(request, options);
        if (posts === 3 || posts === 5) both.resolve();
        await both.promise;
        if (posts < 4) return answered(500, { kind: 'words', text: '' });
        const body = { kind: 'receipts', expected: 10, matched: 0, surplus: 10 } as const;
        return answered(200, body, {
          creditConsumed: request.recipients[0]?.msisdn === fictionalNumber(10) ? 10 : null,
        });
      },
    }),
  });
  const { database, engine } = bench;
  const campaign = bench.draft(40, { canary: 10, connections: 2 });
  await bench.started(campaign, 'paused');
  await bench.resumed(campaign, 'paused');
  await until(() => bench.counts(campaign).unknown === 20, { what: 'two in doubt' });
  value(await engine.resolve(campaign, 2, 'treat-as-sent'));
  value(await engine.resolve(campaign, 1, 'send-again'));
  both = Promise.withResolvers<void>();
  await bench.resumed(campaign, 'paused');
  await until(() => bench.counts(campaign).unknown === 20, { what: 'two in doubt again' });
  const readings = openBalanceReadings(database);
  const read = { accountId: 'account' as AccountId, liveUrl: bench.account.baseUrl };
  readings.keep({ ...read, credit, begun: readings.begin(Date.now()) });
  for (const chunk of [3, 1]) value(await engine.resolve(campaign, chunk, 'treat-as-sent'));
  const chunks = database.prepare('SELECT balance_credits AS fell FROM chunk ORDER BY chunk').all();
  assert.deepEqual(
    chunks.map(({ fell }) => fell),
    [null, null, null, null],
  );
});

const unmatched: readonly { readonly name: string; readonly answer: Answer }[] = [
  {
    name: 'numbers without their country code',
    answer: (numbers) => ({ ids: numbers.map((number, n) => ({ id: n + 1, msisdn: number.slice(2) })) }),
  },
  { name: 'an empty list of ids', answer: () => ({ ids: [] }) },
  { name: 'no ids', answer: () => ({}) },
  { name: 'ids that are no list', answer: (numbers) => ({ ids: Object.fromEntries(numbers.entries()) }) },
  { name: 'elements without an id', answer: (numbers) => ({ ids: numbers.map((msisdn) => ({ msisdn })) }) },
  {
    name: 'too few ids without numbers',
    answer: (numbers) => ({ ids: numbers.slice(1).map((_, id) => ({ id })) }),
  },
  { name: 'ids as bare numbers', answer: (numbers) => ({ ids: numbers.map((_, n) => n + 1) }) },
  {
    name: 'an id for some of them',
    answer: (numbers) => ({ ids: numbers.slice(0, 3).map((msisdn, n) => ({ id: n + 1, msisdn })) }),
  },
];

for (const [at, { name, answer }] of unmatched.entries()) {
  // Of the first request of an account nobody knows what it should cost.
  for (const lost of at === 0 ? [1, 2] : [2]) {
    // Fault (answer): a 200 that names its cost, with ids that match nobody or not everybody -> unknown; accepted for
    // people with an id -> pauses; its credits never count as those of other requests, teach no price, and no hint
    // says that it was not accepted
    test(`a 200 that names its cost, with ${name}, is never called not accepted, as request ${lost}`, async (t) => {
      const { state, url } = await losing(t, lost, (numbers) => ({
        ...answer(numbers),
        credit_consumed: 10,
      }));
      const app = await theApp();
      const accountId = await app.liveAccount(url, 'live-token');
      const campaignId = await app.draft(30, { accountId });
      await app.start(campaignId);
      await app.reached(campaignId, 'paused');
      app.database.exec(
        'UPDATE attempt SET ended_at = ended_at - 120000, ended_steady = ended_steady - 120000',
      );
      await readAnew(app, accountId);
      // Of a service that takes its time with the balance, too.
      const early = await hint(app, campaignId, /Read 2\u00a0min/);
      assert.match(early, /^The balance did not change.* the service took 10 for this batch/);
      state.credit -= 10;
      await readAnew(app, accountId);
      const late = await hint(app, campaignId, /fell by 10/);
      assert.match(late, /the balance fell by 10,/i);
      assert.doesNotMatch(late, /not accepted/);
      if (lost === 2)
        assert.match(late, /^Probably accepted: .*fell by 10, exactly what this batch should cost/);
    });
  }
}

test('what an earlier answer to the same request named leaves it unclear what its latest attempt cost', async (t) => {
  const answers = [
    { kind: 'receipts', expected: 10, matched: 0, surplus: 0 } as const,
    { kind: 'words', text: '' } as const,
  ];
  const { gateway } = acceptingGateway();
  const bench = testBench(t, {
    readBalance: async () => 1000,
    connect: () => ({
      ...gateway,
      send: async () => answered(200, answers.shift()!, { creditConsumed: answers.length === 1 ? 10 : null }),
    }),
  });
  const campaign = bench.draft(10);
  await bench.started(campaign, 'paused');
  value(await bench.engine.resolve(campaign, 0, 'send-again'));
  await bench.resumed(campaign, 'paused');
  bench.database.exec('UPDATE chunk SET balance_before = 1000');
  bench.database.exec(
    'UPDATE attempt SET ended_at = ended_at - 120000, ended_steady = ended_steady - 120000',
  );
  const readings = openBalanceReadings(bench.database);
  const read = { accountId: 'account' as AccountId, liveUrl: bench.account.baseUrl };
  readings.keep({ ...read, credit: 990, begun: readings.begin(Date.now()) });
  assert.match(
    spoken(openHintReader(bench.database)(campaign, 0)),
    /outcome of other batches is not known, or they were on/,
  );
});

// Fault (answer): a 200 that names its cost, with ids that match nobody or not everybody
test('requests in which not everybody has an id teach no price', async (t) => {
  let odd = false;
  const { gateway } = acceptingGateway();
  const bench = testBench(t, {
    connect: () => ({
      ...gateway,
      async send(request, options) {
        const answer = await gateway.send(request, options);
        if (!odd) return answer;
        const body = { kind: 'receipts', expected: 10, matched: 0, surplus: 10 } as const;
        return answered(200, body, { creditConsumed: 10 });
      },
    }),
  });
  const campaign = bench.draft(30, { canary: 10 });
  await bench.started(campaign, 'paused');
  odd = true;
  await bench.resumed(campaign, 'paused');
  const asked = { accountId: 'account' as AccountId, campaignId: campaign, encoding: '' };
  assert.deepEqual(learnedPrices(bench.database, asked).plain, { credits: 10, parts: 10 });
  assert.equal(bench.database.prepare('SELECT credits FROM campaign').get()?.credits, 20);
});

test('what went to another address of the account meanwhile leaves it unclear', async (t) => {
  const { url } = await losing(t, 2);
  const app = await theApp();
  const accountId = await app.liveAccount(url, 'live-token');
  const campaignId = await app.draft(30, { accountId });
  await app.start(campaignId);
  await app.reached(campaignId, 'paused');
  const other = await app.draft(5, { accountId, name: 'Spring', message: 'Another {name}' });
  await app.start(other);
  await app.reached(other, 'finished');
  app.database
    .prepare(
      "UPDATE campaign SET frozen = json_set(frozen, '$.baseUrl', 'https://elsewhere.example') WHERE id = ?",
    )
    .run(other);
  app.database.exec('DELETE FROM balance_reading');
  await readAnew(app, accountId);
  await hint(app, campaignId, /other batches of “Spring” is not known/);
});

test('the hint expects what the parts of the request itself cost', async (t) => {
  const { url } = await losing(t, 2);
  const app = await theApp();
  const accountId = await app.liveAccount(url, 'live-token');
  const people = Array.from({ length: 20 }, (_, n) => ({
    cells: [n < 10 ? 'Ada' : 'A'.repeat(200), ''],
    msisdn: Number(fictionalNumber(n)),
  }));
  const audienceId = addAudience(app.database, guestColumns, people);
  const campaignId = await app.draft(0, { audienceId, accountId });
  await app.start(campaignId);
  await app.reached(campaignId, 'paused');
  await hint(app, campaignId, /this batch should cost 20\./);
});

// Fault (answer): the service loses the connection and finishes the request later
test('only after a minute, whatever the clock on the wall says, an unchanged balance suggests that nothing was accepted', async (t) => {
  const { url } = await losing(t, 2);
  const app = await theApp();
  const accountId = await app.liveAccount(url, 'live-token');
  const campaignId = await app.draft(30, { accountId });
  await app.start(campaignId);
  await app.reached(campaignId, 'paused');
  await hint(app, campaignId, /may still finish/);
  app.database.exec('UPDATE attempt SET ended_at = ended_at - 120000 WHERE chunk = 1');
  await readAnew(app, accountId);
  assert.doesNotMatch(await hint(app, campaignId, /Read/), /probably/);
  app.database.exec('UPDATE attempt SET ended_steady = ended_steady - 120000 WHERE chunk = 1');
  await readAnew(app, accountId);
  assert.match(await hint(app, campaignId, /probably/i), /^Probably not accepted: .*\. Read 2\u00a0min/);
});

test('at a start the balance is read for what is in doubt, without being asked', async (t) => {
  const { state, url } = await losing(t, 2);
  const vault = createSessionVault();
  const before = await campaignApp(t, { vault });
  const accountId = await before.liveAccount(url, 'live-token');
  const campaignId = await before.draft(30, { accountId });
  await before.start(campaignId);
  await before.reached(campaignId, 'paused');
  await hint(before, campaignId, /may still finish/);
  await before.app.close();
  before.database.close();
  state.credit -= 10;
  const after = await campaignApp(t, { vault, dataDir: before.dataDir });
  assert.match(await hint(after, campaignId, /probably/i), /^Probably accepted/);
});

test('what other campaigns took meanwhile is told apart and named, and another request in doubt leaves it unclear', async (t) => {
  const { state, url } = await losing(t, 2);
  const app = await theApp();
  const accountId = await app.liveAccount(url, 'live-token');
  const campaignId = await app.draft(30, { accountId });
  await app.start(campaignId);
  await app.reached(campaignId, 'paused');
  const other = await app.draft(5, { accountId, name: 'Spring', message: 'Another {name}' });
  await app.start(other);
  await app.reached(other, 'finished');
  state.credit -= 10;
  await readAnew(app, accountId);
  assert.match(
    await hint(app, campaignId, /Spring/),
    /^Probably accepted: .*apart from 5 for batches of “Spring” that were accepted meanwhile, fell by 10/,
  );
  value(await app.wire.call('campaign.remove', { campaignId: other, phase: 'finished' }));
  await readAnew(app, accountId);
  assert.match(
    await hint(app, campaignId, /apart from 5 for batches that/),
    /^Probably accepted: .*apart from 5 for batches that were accepted meanwhile, fell by 10/,
  );
});

// Fault (campaign): a campaign whose requests took fractions of credits is deleted while a request is in doubt -> the hint
// stays what it was
test('deleting a campaign that took fractions of credits changes no hint', async (t) => {
  const { gateway } = acceptingGateway();
  let credit = 1000;
  let lose = false;
  const bench = testBench(t, {
    readBalance: async () => credit,
    connect: () => ({
      ...gateway,
      async send(request, options) {
        credit -= 4.8;
        if (lose) return answered(500, { kind: 'words', text: '' });
        return { ...(await gateway.send(request, options)), creditConsumed: 4.8 };
      },
    }),
  });
  const { database } = bench;
  const earlier = bench.draft(240);
  await bench.started(earlier, 'finished');
  const campaign = bench.draft(20, { canary: 10 });
  await bench.started(campaign, 'paused');
  lose = true;
  await bench.resumed(campaign, 'paused');
  value(await bench.engine.remove({ campaignIds: [earlier] }));
  database.exec('UPDATE attempt SET ended_at = ended_at - 120000, ended_steady = ended_steady - 120000');
  const readings = openBalanceReadings(database);
  const begun = readings.begin(Date.now());
  readings.keep({ accountId: 'account' as AccountId, liveUrl: bench.account.baseUrl, credit, begun });
  assert.match(
    spoken(openHintReader(database)(campaign, 1)),
    /^Probably accepted: the balance fell by 4\.8, this batch should cost 5\./,
  );
});

test('a reading that began before the request ended says nothing of it, and one of another request in doubt is named', async (t) => {
  let lose = false;
  const { gateway } = acceptingGateway();
  const bench = testBench(t, {
    readBalance: async () => 1000,
    connect: () => ({
      ...gateway,
      send: (request, options) =>
        lose ? Promise.resolve(answered(500, { kind: 'words', text: '' })) : gateway.send(request, options),
    }),
  });
  const readings = openBalanceReadings(bench.database);
  const hintOf = openHintReader(bench.database);
  const accountId = 'account' as AccountId;
  const liveUrl = bench.account.baseUrl;
  const campaign = bench.draft(20, { canary: 10 });
  await bench.started(campaign, 'paused');
  const early = readings.begin(Date.now());
  lose = true;
  await bench.resumed(campaign, 'paused');
  readings.keep({ accountId, liveUrl, credit: 990, begun: early });
  assert.match(spoken(hintOf(campaign, 1)), /has not been read since/);
  readings.keep({
    accountId,
    liveUrl: 'https://elsewhere.example',
    credit: 990,
    begun: readings.begin(Date.now()),
  });
  assert.match(spoken(hintOf(campaign, 1)), /has not been read since/);
  assert.ok(readings.youngestDoubt(accountId)!.endedNo > early.no);
  readings.keep({ accountId, liveUrl, credit: 991, begun: readings.begin(Date.now()) });
  assert.match(spoken(hintOf(campaign, 1)), /^Probably accepted/);
  const other = bench.draft(10);
  await bench.started(other, 'paused');
  readings.keep({ accountId, liveUrl, credit: 970, begun: readings.begin(Date.now()) });
  assert.match(spoken(hintOf(other, 0)), /Read|not known/);
  bench.database.exec('DELETE FROM balance_reading WHERE credit = 991');
  assert.match(spoken(hintOf(campaign, 1)), /other batches of “Test” is not known/);
  for (const campaignId of [campaign, other]) {
    for (const { chunk } of bench.database
      .prepare("SELECT chunk FROM chunk WHERE campaign_id = ? AND state = 'unknown'")
      .all(campaignId))
      value(await bench.engine.resolve(campaignId, Number(chunk), 'treat-as-sent'));
  }
  readings.keep({ accountId, liveUrl, credit: 970, begun: readings.begin(Date.now()) });
  assert.equal(bench.database.prepare('SELECT count(*) AS kept FROM balance_reading').get()?.kept, 0);
});

test('a request that begins while the balance is read leaves it unclear, also once its campaign is deleted', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { gateway } = acceptingGateway(() => answer.promise);
  let lose = true;
  const bench = testBench(t, {
    readBalance: async () => 1000,
    connect: () => ({
      ...gateway,
      send: (request, options) =>
        lose ? Promise.resolve(answered(500, { kind: 'words', text: '' })) : gateway.send(request, options),
    }),
  });
  const readings = openBalanceReadings(bench.database);
  const hintOf = (campaign: CampaignId) => spoken(openHintReader(bench.database)(campaign, 0));
  const campaign = bench.draft(10);
  await bench.started(campaign, 'paused');
  lose = false;
  const begun = readings.begin(Date.now());
  const other = bench.draft(10);
  value(await bench.start(other));
  await bench.onItsWay(other);
  const liveUrl = bench.account.baseUrl;
  readings.keep({ accountId: 'account' as AccountId, liveUrl, credit: 990, begun });
  const before = hintOf(campaign);
  answer.resolve();
  await bench.reached(other, 'finished');
  for (const hint of [before, hintOf(campaign)]) assert.match(hint, /other batches of “Test” is not known/);
  value(await bench.engine.remove({ campaignIds: [other] }));
  assert.match(hintOf(campaign), /other batches is not known/);
});

test('a campaign that cost nothing is not named among those that the balance fell for', async (t) => {
  const { gateway } = acceptingGateway();
  let creditConsumed = 0;
  let lose = false;
  const bench = testBench(t, {
    readBalance: async () => 1000,
    connect: () => ({
      ...gateway,
      async send(request, options) {
        if (lose) return answered(500, { kind: 'words', text: '' });
        return { ...(await gateway.send(request, options)), creditConsumed };
      },
    }),
  });
  const readings = openBalanceReadings(bench.database);
  const campaign = bench.draft(20, { canary: 10 });
  await bench.started(campaign, 'paused');
  lose = true;
  await bench.resumed(campaign, 'paused');
  lose = false;
  for (const [name, cost] of [
    ['Free', 0],
    ['Paid', 10],
  ] as const) {
    creditConsumed = cost;
    const other = bench.draft(10, { message: `${name} {name}` });
    bench.database.prepare('UPDATE campaign SET name = ? WHERE id = ?').run(name, other);
    await bench.started(other, 'finished');
  }
  const liveUrl = bench.account.baseUrl;
  const begun = readings.begin(Date.now());
  readings.keep({ accountId: 'account' as AccountId, liveUrl, credit: 980, begun });
  assert.match(
    spoken(openHintReader(bench.database)(campaign, 1)),
    /apart from 10 for batches of “Paid” that were accepted meanwhile/,
  );
});

test('the age of a reading is never more than what a clock that only grows shows of it', () => {
  const ms = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      ms,
      ms,
      ms,
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      (endedAt, endedSteady, passed, jump) => {
        const ended = { at: endedAt, steady: endedSteady };
        const begun = { at: endedAt + passed + jump, steady: endedSteady + passed };
        const age = readingAge(ended, begun);
        assert.ok(age >= 0 && age <= passed);
        if (jump === 0) assert.equal(age, passed);
        // The computer was started in between, so that its steady clock began anew.
        assert.ok(
          readingAge(ended, { at: endedAt + passed, steady: Math.min(passed, endedSteady) }) <= passed,
        );
      },
    ),
  );
  assert.equal(readingAge({ at: null, steady: null }, { at: 5, steady: 5 }), 0);
});

/** A canary to ten of twenty people; and the balance before the request to the others, as it was kept. */
function benchWithCanary(t: TestContext, readBalance: (credit: number) => Promise<number | null>) {
  const { gateway, sent } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway, readBalance: () => readBalance(1000 - sent.length) });
  const campaign = bench.draft(20, { canary: 10 });
  const before = bench.database.prepare('SELECT balance_before AS before FROM chunk WHERE chunk = 1');
  return { bench, campaign, balanceBefore: () => before.get()?.before };
}

test('a balance that was read before a request and noted after it is not the balance after it', async (t) => {
  const { bench, campaign, balanceBefore } = benchWithCanary(t, async () => null);
  const reading = { credit: 1000, beganNo: openBalanceReadings(bench.database).begin(0).no };
  const note = () => bench.engine.noteBalance('account' as AccountId, bench.account.baseUrl, reading);
  await note();
  await bench.started(campaign, 'paused');
  await note();
  await bench.resumed(campaign, 'finished');
  assert.equal(balanceBefore(), 990);
});

test('a reading that was under way when the last request ended is not the balance after it, and it is read again', async (t) => {
  const answer = Promise.withResolvers<void>();
  const { bench, campaign, balanceBefore } = benchWithCanary(t, async (credit) => {
    await answer.promise;
    return credit;
  });
  await bench.started(campaign, 'paused');
  answer.resolve();
  await settle();
  await bench.resumed(campaign, 'finished');
  assert.equal(balanceBefore(), 990);
});

test('a balance that was read before a campaign sent is not the balance after it, once that is deleted', async (t) => {
  const { gateway } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway });
  const reading = { credit: 1000, beganNo: openBalanceReadings(bench.database).begin(0).no };
  const earlier = bench.draft(10);
  await bench.started(earlier, 'finished');
  value(await bench.engine.remove({ campaignIds: [earlier] }));
  await bench.engine.noteBalance('account' as AccountId, bench.account.baseUrl, reading);
  const campaign = bench.draft(10);
  await bench.started(campaign, 'finished');
  const before = bench.database.prepare('SELECT balance_before AS before FROM chunk WHERE campaign_id = ?');
  assert.equal(before.get(campaign)?.before, null);

  value(await bench.engine.remove({ campaignIds: [campaign] }));
  const beganNo = openBalanceReadings(bench.database).begin(0).no;
  await bench.engine.noteBalance('account' as AccountId, bench.account.baseUrl, { credit: 980, beganNo });
  const later = bench.draft(10);
  await bench.started(later, 'finished');
  assert.equal(before.get(later)?.before, 980, 'a reading after the last request of what was deleted');
});
