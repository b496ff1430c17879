import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AccountInput } from '../../../shared/account/account.ts';
import { pauseShown } from '../../../shared/campaign/pause.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { accountAt } from '../support/account.ts';
import { value, wordsOf } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { practiceFor } from '../support/practice.ts';
import { nowhere, practiceBench, testBench } from '../support/sending.ts';

test('an account that is pointed elsewhere or removed under a campaign: what was begun goes on, nothing goes elsewhere, and the rest can go by another', async (t) => {
  const { wire, events, draft, save, start, reached, liveAccount } = await campaignApp(t);
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
  value(await wire.call('chunk.rule', { campaignId, chunk: 1, verdict: 'treat-as-sent', attempts: 1 }));
  const resumed = await wire.call('campaign.resume', { campaignId, shown });
  assert.match(wordsOf(resumed), /address has changed/);
  value(await wire.call('account.remove', { accountId }));
  const removed = await wire.call('campaign.resume', { campaignId, shown });
  assert.match(wordsOf(removed), /no longer there/);
  assert.equal(value(await wire.call('campaign.get', { campaignId })).accountName, 'Live');
  assert.equal(value(await wire.call('campaign.cancel', { campaignId })).phase, 'cancelled');
  assert.deepEqual([here.ledger.texts, elsewhere.ledger.texts], [20, 0]);

  const other = await liveAccount(here.url, here.token, { name: 'Other' });
  const { draft: rest } = value(await wire.call('campaign.copy', { campaignId, rest: true }));
  const review = value(await wire.call('campaign.review', { campaignId: rest.id }));
  assert.match(review.blockers[0]?.message ?? '', /account of this draft is no longer there/);
  await save(rest.id, { accountId: other });
  await start(rest.id);
  await reached(rest.id, 'finished');
  assert.deepEqual([here.ledger.texts, here.ledger.duplicates()], [30, []]);
  assert.ok(events.some((event) => event.type === 'balance' && event.accountId === other));
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
