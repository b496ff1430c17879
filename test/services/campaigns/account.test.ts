import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import type { AccountInput } from '../../../shared/account/account.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import type { Wire } from '../../../shared/contract.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { duplicatesIn } from '../../support/ledger.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { accountAt } from '../support/account.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { practiceFor } from '../support/practice.ts';
import { relayed } from '../support/relay.ts';
import { nowhere, plainOptions, practiceBench, testBench } from '../support/sending.ts';

const theApp = sharedCampaignApp();

test('an account that is pointed elsewhere or removed under a campaign: what was begun goes on, nothing goes elsewhere, and the rest can go by another', async (t) => {
  const { wire, events, draft, save, start, reached, liveAccount } = await theApp();
  const here = await practiceFor(t, { faults: 'ok, 500-after' });
  const elsewhere = await practiceFor(t);
  const fields: AccountInput = accountAt(here.url);
  const accountId = await liveAccount(here.url, here.token);
  const campaignId = await draft(30, { accountId });
  await start(campaignId);
  const shown = pauseShown((await reached(campaignId, 'paused')).pause);

  const moved = { ...fields, id: accountId, baseUrl: elsewhere.url };
  value(await wire.call('account.save', { account: moved }));
  value(await wire.call('token.save', { accountId, token: elsewhere.token }));
  value(await wire.call('chunk.resolve', { campaignId, chunk: 1, verdict: 'treat-as-sent', attempts: 1 }));
  const resumed = await wire.call('campaign.resume', { campaignId, shown });
  assert.match(wordsOf(resumed), /address of the account Live has changed/);
  value(await wire.call('account.remove', { accountId }));
  const removed = await wire.call('campaign.resume', { campaignId, shown });
  assert.match(wordsOf(removed), /no longer there/);
  assert.equal(value(await wire.call('campaign.get', { campaignId })).accountName, 'Live');
  assert.equal(value(await wire.call('campaign.cancel', { campaignId })).phase, 'cancelled');
  assert.deepEqual([here.ledger.texts, elsewhere.ledger.texts], [20, 0]);

  const other = await liveAccount(here.url, here.token, { name: 'Other' });
  const { draft: rest } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  const review = value(await wire.call('campaign.review', { campaignId: rest.id }));
  assert.match(spoken(review.blockers[0]?.message ?? ''), /account of this draft is no longer there/);
  await save(rest.id, { accountId: other });
  await start(rest.id);
  await reached(rest.id, 'finished');
  assert.deepEqual([here.ledger.texts, duplicatesIn(here.ledger)], [30, []]);
  assert.ok(events.some((event) => event.type === 'balance' && event.accountId === other));
});

test('an account that points elsewhere since the start does not get the rest', async (t) => {
  const { gateway } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(30, { canary: 5 });
  await bench.started(campaign, 'paused');
  const moved = await bench.engine.resume(campaign, { ...nowhere, baseUrl: 'https://elsewhere.example' });
  assert.match(wordsOf(moved), /address of the account Account has changed.*http:\/\/127\.0\.0\.1:1\/v2/);
});

// Fault (account): the token is revoked midway: 401 -> refused -> pauses; with a valid token the request goes again
test('a token revoked midway pauses; with a new one the refused request goes again', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 401');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'refused');
  assert.match(spoken(bench.pause(campaign)?.fix) ?? '', /valid API key/);
  await bench.engine.resume(campaign, {
    ...bench.account,
    token: { ...bench.account.token, secret: 'wrong' },
  });
  await bench.reached(campaign, 'paused');
  await bench.resumed(campaign, 'finished');
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
  assert.equal(gateway.ledger.texts, 30);
});

/** What a person does to an account, what its campaign then says, and what resuming it says; null where it goes on. */
const changes: {
  readonly name: string;
  change(wire: Wire, account: AccountInput & { readonly id: AccountId }): Promise<unknown>;
  readonly says: RegExp;
  readonly resumed: RegExp | null;
}[] = [
  {
    name: 'its token is forgotten',
    change: (wire, { id }) => wire.call('token.forget', { accountId: id }),
    says: /key of the account Live was forgotten/,
    resumed: /has no API key/,
  },
  {
    name: 'it is removed',
    change: (wire, { id }) => wire.call('account.remove', { accountId: id }),
    says: /account Live was removed/,
    resumed: /account Live is no longer there/,
  },
  {
    name: 'its origin changes',
    change: (wire, account) =>
      wire.call('account.save', { account: { ...account, baseUrl: 'https://elsewhere.example' } }),
    says: /address of the account Live has changed/,
    resumed: /key of the account Live was not saved for the address/,
  },
  {
    name: 'its path changes',
    change: (wire, account) => wire.call('account.save', { account: { ...account, sendPath: '/sms/mtsms' } }),
    says: /address of the account Live has changed/,
    resumed: /address of the account Live has changed.*\/v2\/mtsms/,
  },
  {
    name: 'its encoding changes',
    change: (wire, account) =>
      wire.call('account.save', { account: { ...account, unicodeEncoding: 'other' } }),
    says: /encoding in the account Live was changed.*keeps that/,
    resumed: null,
  },
  {
    name: 'what it says of certain answers changes',
    change: (wire, account) => wire.call('account.save', { account: { ...account, retries429: true } }),
    says: /Somebody changed in the account Live what certain answers of the service mean/,
    resumed: null,
  },
  {
    name: 'another token is saved',
    change: (wire, { id }) => wire.call('token.save', { accountId: id, token: 'another-token' }),
    says: /Another API key was saved/,
    resumed: null,
  },
];

for (const { name, change, says, resumed } of changes) {
  test(`an account under a campaign that is being sent: ${name}, and no further request leaves before a person resumes`, async (t) => {
    const { wire, draft, start, reached, liveAccount } = await theApp();
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const service = await relayed(t, {
      wait({ method }, number) {
        if (method !== 'POST' || number !== 2) return;
        asked.resolve();
        return answer.promise;
      },
    });
    const accountId = await liveAccount(service.url, 'live-token', { unicodeEncoding: 'UCS-2' });
    const campaignId = await draft(50, { accountId });
    await start(campaignId);
    await asked.promise;
    const { sending } = value(await wire.call('account.uses', { accountId }));
    assert.equal(sending, 1);
    const account = { ...accountAt(service.url, { unicodeEncoding: 'UCS-2' }), id: accountId };
    await change(wire, account);
    answer.resolve();
    const { pause, counts } = await reached(campaignId, 'paused');
    assert.equal(pause?.kind, 'account');
    assert.match(spoken(pause?.message) ?? '', says);
    assert.ok((spoken(pause?.fix)?.length ?? 0) > 10);
    assert.deepEqual([counts.accepted, counts.waiting, service.posts().length], [20, 30, 2]);
    const again = await wire.call('campaign.resume', { campaignId, shown: pauseShown(pause) });
    if (resumed !== null) {
      assert.match(wordsOf(again), resumed);
      assert.equal(service.posts().length, 2);
      return;
    }
    value(again);
    await reached(campaignId, 'finished', 'paused');
    const body = JSON.parse(service.posts()[2]!.body) as { token: string };
    assert.equal(body.token, name === 'another token is saved' ? 'another-token' : 'live-token');
  });
}

// Fault (account): the account of a running campaign changes: token, address, encoding, what it says of answers, or
// it is removed
test('an account that changes while a campaign is being prepared: nothing is sent before a person resumes', async (t) => {
  const { gateway, sent } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(3000);
  const starting = bench.start(campaign);
  await bench.engine.accountChanged('account' as AccountId, 'token-replaced');
  value(await starting);
  await bench.reached(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'account');
  assert.equal(sent.length, 0);
  await bench.resumed(campaign, 'finished');
  assert.equal(sent.length, 3000);
});

// Fault (account): the account of a running campaign changes: token, address, encoding, what it says of answers, or
// it is removed -> as observed -> the change is answered once no further request can begin; pauses and says what
// changed; resumed, it keeps the address and encoding that were reviewed, or says what is missing
test('what another account does leaves a campaign alone', async (t) => {
  const { gateway } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway });
  const campaign = bench.draft(30);
  await bench.start(campaign);
  await bench.engine.accountChanged('other' as AccountId, 'removed');
  await bench.reached(campaign, 'finished');
});

test('an account that changes while its token is read starts and resumes nothing', async (t) => {
  const vault = createSessionVault();
  let meanwhile = async (): Promise<unknown> => undefined;
  const { wire, draft, start, reached, liveAccount } = await campaignApp(t, {
    vault: {
      ...vault,
      async read(...asked) {
        const found = await vault.read(...asked);
        await meanwhile();
        return found;
      },
    },
  });
  const service = await practiceFor(t);
  const accountId = await liveAccount(service.url, service.token);
  const options = { ...plainOptions, canary: 5 };
  const [begun, campaignId] = [await draft(20, { accountId, options }), await draft(10, { accountId })];
  await start(begun);
  const shown = pauseShown((await reached(begun, 'paused')).pause);
  const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
  const account = { ...accountAt(service.url), id: accountId };
  for (const [retries429, act] of [
    [true, () => wire.call('campaign.start', { campaignId, people, hash, includeRecent: false })],
    [false, () => wire.call('campaign.resume', { campaignId: begun, shown })],
  ] as const) {
    meanwhile = async () => {
      meanwhile = async () => undefined;
      value(await wire.call('account.save', { account: { ...account, retries429 } }));
    };
    const done = await act();
    assert.equal(kindOf(done), 'conflict');
    assert.match(wordsOf(done), /account/);
  }
  assert.equal(service.ledger.texts, 5);
});
