import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Gateway } from '../../../electron/gateway/client.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { acceptingGateway, answered } from '../support/accepting-gateway.ts';
import { value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { testBench } from '../support/sending.ts';

test('a balance below the level of the account is called low', async (t) => {
  const { wire } = await campaignApp(t);
  const accountId = 'practice' as AccountId;
  const { id: _id, ...practice } = value(await wire.call('account.list', {})).find(
    ({ id }) => id === accountId,
  )!;
  const { credit } = value(await wire.call('balance.read', { accountId }));
  for (const [lowBalance, low] of [
    [credit + 1, true],
    [credit, false],
    [null, false],
  ] as const) {
    const { name, baseUrl, sendPath, sender, label, unicodeEncoding, currency } = practice;
    const account = { id: accountId, name, baseUrl, sendPath, sender, label, unicodeEncoding, currency };
    value(await wire.call('account.save', { account: { ...account, lowBalance } }));
    assert.equal(value(await wire.call('balance.read', { accountId })).low, low);
  }
});

// Fault (account): the balance runs out -> pauses before the request; resumed, it goes as far as the service allows
test('a balance that does not suffice pauses before the request that it would refuse', async (t) => {
  const { gateway, sent } = acceptingGateway();
  let credit = 25;
  const bench = testBench(t, {
    connect: () => gateway,
    readBalance: async () => credit - sent.length,
  });
  const campaign = bench.draft(40);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'balance');
  assert.equal(sent.length, 20);
  credit = 1000;
  await bench.resumed(campaign, 'finished');
  assert.equal(sent.length, 40);
});

test('an account that may owe: resumed with the balance as it was, the campaign goes on without asking again', async (t) => {
  const { gateway, sent } = acceptingGateway();
  const bench = testBench(t, { connect: () => gateway, readBalance: async () => -5 });
  const campaign = bench.draft(60, { connections: 2 });
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'balance');
  await bench.resumed(campaign, 'finished');
  assert.equal(new Set(sent).size, 60);
  assert.equal(sent.length, 60);
});

test('resumed with too little credit, a 403 without words is about the credit and not the network', async (t) => {
  const accepts = acceptingGateway();
  const gateway: Gateway = {
    ...accepts.gateway,
    send: async (request, options) =>
      accepts.sent.length < 20
        ? accepts.gateway.send(request, options)
        : answered(403, { kind: 'words', text: '' }),
  };
  const bench = testBench(t, { connect: () => gateway, readBalance: async () => 25 - accepts.sent.length });
  const campaign = bench.draft(40);
  await bench.started(campaign, 'paused');
  assert.equal(bench.pause(campaign)?.kind, 'balance');
  await bench.resumed(campaign, 'paused');
  const { kind, message, fix } = bench.pause(campaign)!;
  assert.deepEqual(
    [kind, spoken(message), fix && spoken(fix)],
    ['refused', 'The service answered 403 and gave no details.', 'Top up the account, then press “Resume”.'],
  );
});

test('topped up by too little, the balance pauses again before the request that it does not cover', async (t) => {
  const { gateway, sent } = acceptingGateway();
  let credit = 15;
  const bench = testBench(t, {
    connect: () => gateway,
    readBalance: async () => credit - sent.length,
  });
  const campaign = bench.draft(40);
  await bench.started(campaign, 'paused');
  assert.equal(sent.length, 10);
  credit = 25;
  await bench.resumed(campaign, 'paused');
  assert.deepEqual([sent.length, bench.pause(campaign)?.kind], [20, 'balance']);
});

// Fault (account): the balance cannot be read -> nothing waits for it
test('a balance that cannot be read neither blocks nor slows sending', async (t) => {
  const { gateway, sent } = acceptingGateway();
  const bench = testBench(t, {
    connect: () => gateway,
    readBalance: () => new Promise(() => {}),
  });
  const campaign = bench.draft(40);
  await bench.started(campaign, 'finished');
  assert.equal(sent.length, 40);
});
