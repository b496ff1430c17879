import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AccountId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { campaignWord } from '../../../shared/campaign/progress/campaign-word.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { duplicatesIn } from '../../support/ledger.ts';
import { accountAt } from '../support/account.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { atEnd, type Ending } from '../support/at-end.ts';
import { addAudience } from '../support/audience.ts';
import { type CampaignApp, campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { practiceFor } from '../support/practice.ts';
import { httpAnswer, onRequest, startRawServer } from '../support/raw-server.ts';

const theApp = sharedCampaignApp();

/** Adds a live account through which nobody was texted yet. */
async function newAccount({ wire }: CampaignApp, baseUrl: string, token = 'live-token'): Promise<AccountId> {
  const { id } = value(await wire.call('account.save', { account: accountAt(baseUrl) }));
  value(await wire.call('token.save', { accountId: id, token }));
  return id;
}

/** A service that answers every balance in the same way. */
async function balanceService(test: Ending, answer: string): Promise<string> {
  const server = await startRawServer((socket) => onRequest(socket, () => void socket.end(answer)));
  atEnd(test, () => server.close());
  return `http://127.0.0.1:${server.port}`;
}

// Fault (account): nothing was accepted yet through the account at its address
test('through an account that took nothing yet a canary goes first although none was chosen, once for each address', async (t) => {
  const [here, there] = [await practiceFor(t), await practiceFor(t)];
  const app = await theApp();
  const { wire, draft, start, reached } = app;
  const accountId = await newAccount(app, here.url, here.token);
  const first = await draft(20, { accountId });
  const review = value(await wire.call('campaign.review', { campaignId: first }));
  assert.deepEqual([review.terms.isProven, review.chunks], [false, 3]);
  assert.match(spoken(review.warnings[0]?.message ?? ''), /first 5 people get the text alone/);
  await start(first);
  const paused = await reached(first, 'paused');
  assert.equal(paused.pause?.kind, 'canary');
  assert.equal(here.ledger.texts, 5);
  const { rows } = value(await wire.call('campaign.list', { before: null }));
  const listed = rows.find(({ id }) => id === first)!;
  const word = campaignWord(paused, paused.counts.accepted);
  assert.deepEqual(campaignWord(listed, listed.accepted), word, 'one word for it, also in the list');
  assert.equal(word.label, 'First 5 sent, waiting for you');
  value(await wire.call('campaign.resume', { campaignId: first, shown: pauseShown(paused.pause) }));
  await reached(first, 'finished');
  assert.equal(here.ledger.texts, 20);

  const second = await draft(20, { accountId, message: 'Once more {name}' });
  assert.equal(value(await wire.call('campaign.review', { campaignId: second })).terms.isProven, true);

  value(await wire.call('account.save', { account: { ...accountAt(there.url), id: accountId } }));
  value(await wire.call('token.save', { accountId, token: there.token }));
  assert.equal(value(await wire.call('campaign.review', { campaignId: second })).terms.isProven, false);
});

// Fault (account): nothing was accepted yet through the account at its address
test('words of a day and a canary that goes now are judged by the canary that goes, and by who is left for later', async (t) => {
  const service = await practiceFor(t);
  const app = await theApp();
  const { wire, draft, save, database } = app;
  const accountId = await newAccount(app, service.url, service.token);
  const of = async (people: number, canary: number) => {
    const rows = Array.from({ length: people }, (_, n) => ({
      cells: ['2030-05-05'],
      msisdn: Number(app.guest(n)),
    }));
    const audienceId = addAudience(database, ['Visit'], rows);
    const campaignId = await draft(0, { accountId, audienceId, message: 'See you {Visit:relative dmy en}' });
    const { options } = value(await wire.call('draft.get', { campaignId }));
    const startAt = Date.now() + 86_400_000;
    await save(campaignId, { options: { ...options, canary, canaryNow: true, startAt } });
    const { hash, blockers } = value(await wire.call('campaign.review', { campaignId }));
    const start = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
    return {
      blockers: blockers.map(({ message }) => spoken(message)),
      start: start.ok ? value(await wire.call('campaign.get', { campaignId })).phase : wordsOf(start),
    };
  };
  const split = await of(12, 0);
  assert.match(split.blockers.join(), /^The first 5 go today, but/);
  assert.match(split.start, /The first 5 go today, but/);
  assert.deepEqual(await of(3, 5), { blockers: [], start: 'scheduled' });
});

// Fault (account): the balance answers 404, a redirect or another kind of answer, or the base URL already ends in
// what Tagline adds -> stops the review and says what to correct, unless the account says that its service has no
// balance there
test('what the balance tells of the address stops the review, unless the service has no balance there', async (t) => {
  const app = await theApp();
  const { wire, draft } = app;
  for (const [answer, told] of [
    [httpAnswer(404, '<html>Not found</html>'), /the service answered 404/],
    [
      httpAnswer(301, '', { location: 'https://www.example.com/?token=x' }),
      /redirect to https:\/\/www\.example\.com\/\./,
    ],
    [httpAnswer(200, '<html>Welcome</html>'), /not a balance/],
    [httpAnswer(200, '{"status":"ok"}'), /not a balance/],
    ['SSH-2.0-OpenSSH\r\n', /does not speak HTTP/],
  ] as const) {
    const accountId = await newAccount(app, await balanceService(t, answer));
    const campaignId = await draft(3, { accountId });
    const review = async () => value(await wire.call('campaign.review', { campaignId }));
    const [blocker, ...others] = (await review()).blockers;
    assert.match(spoken(blocker?.message ?? ''), told);
    assert.deepEqual([blocker?.mayHaveNoBalance, others], [true, []]);
    value(await wire.call('account.markNoBalance', { accountId }));
    assert.deepEqual((await review()).blockers, []);
  }
  for (const answer of [httpAnswer(500, ''), httpAnswer(503, ''), httpAnswer(401, '')]) {
    const accountId = await newAccount(app, await balanceService(t, answer));
    const campaignId = await draft(3, { accountId });
    assert.deepEqual(value(await wire.call('campaign.review', { campaignId })).blockers, []);
  }
});

// Fault (answer): an id for everybody under another status than 200, or in a body that is not whole JSON
test('a status is accepted for the account once and for all', async (t) => {
  const gateway = await practiceFor(t, { faults: '201*' });
  const app = await campaignApp(t);
  const { wire, draft, start, reached } = app;
  const accountId = await app.liveAccount(gateway.url, gateway.token);
  const campaignId = await draft(30, { accountId });
  await start(campaignId);
  const { pause } = await reached(campaignId, 'paused');
  assert.deepEqual([pause?.kind, pause?.status], ['odd-answer', 201]);
  assert.equal(gateway.ledger.texts, 10);
  for (const status of [200, 303, 400, 500]) {
    const refused = await wire.call('account.acceptStatus', { accountId, status });
    assert.equal(kindOf(refused), 'bad-input', String(status));
  }
  const account = value(await wire.call('account.acceptStatus', { accountId, status: 201 }));
  assert.deepEqual(account.acceptedStatuses, [201]);
  value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(pause) }));
  await reached(campaignId, 'finished');
  assert.equal(gateway.ledger.texts, 30);
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
});
