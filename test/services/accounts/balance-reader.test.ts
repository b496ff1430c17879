import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import type { AccountRegistry } from '../../../electron/accounts/account-registry.ts';
import type { BalanceReader } from '../../../electron/accounts/balance-reader.ts';
import { balanceAt } from '../../../electron/campaigns/start/campaign-account.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { ok } from '../../../shared/result.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { soon } from '../../support/until.ts';
import { accountAt } from '../support/account.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { practiceFor } from '../support/practice.ts';
import { serve } from '../support/server.ts';

test('an app that closes ends a reading of the balance that the service does not answer', async (t) => {
  const asked = Promise.withResolvers<Socket>();
  const { app, wire, liveAccount } = await campaignApp(t);
  const accountId = await liveAccount(await serve(t, ({ socket }) => asked.resolve(socket)), 'live-token');
  const reading = wire.call('balance.read', { accountId });
  const gone = once(await asked.promise, 'close');
  await app.close();
  // Left alone it would be given up after 15 s, and keep the process so long.
  await soon(gone, { what: 'the end of the reading' });
  assert.equal(kindOf(await reading), 'closing');
  assert.equal(kindOf(await wire.call('balance.read', { accountId })), 'closing');
});

// Fault (account): the address, the token or the proxy is corrected while the balance is read by the earlier one -> it is
// read again, and the earlier answer is passed to nobody
test('a balance is of the account and the proxy as they are, whoever asked before', async (t) => {
  const asked = Promise.withResolvers<Socket>();
  const practice = await practiceFor(t);
  const { app, wire, liveAccount } = await campaignApp(t);
  const earlier = await serve(t, ({ socket }) => asked.resolve(socket));
  const accountId = await liveAccount(earlier, 'live-token');
  const events: boolean[] = [];
  app.subscribe((event) => {
    if (event.type === 'balance') events.push(event.balance.ok);
  });
  const before = wire.call('balance.read', { accountId });
  const held = await asked.promise;
  value(await wire.call('account.save', { account: { ...accountAt(practice.url), id: accountId } }));
  value(await wire.call('token.save', { accountId, token: practice.token }));
  value(await wire.call('balance.read', { accountId }));
  held.destroy();
  value(await before);
  assert.deepEqual(new Set(events), new Set([true]));
});

test('a reading by an earlier proxy is not waited for', async (t) => {
  const sockets: Socket[] = [];
  const first = Promise.withResolvers<void>();
  const { wire, liveAccount } = await campaignApp(t);
  const url = await serve(t, ({ socket }, response) => {
    sockets.push(socket);
    if (sockets.length > 1) response.end('{"credit":7,"currency":"EUR","id":1}');
    else first.resolve();
  });
  const accountId = await liveAccount(url, 'live-token');
  const before = wire.call('balance.read', { accountId });
  await first.promise;
  value(await wire.call('settings.save', { settings: { proxy: 'none' } }));
  assert.equal(value(await wire.call('balance.read', { accountId })).credit, 7);
  sockets[0]!.destroy();
  assert.equal(value(await before).credit, 7);
});

for (const status of [308, 404] as const) {
  // Fault (account): the service takes only paths that end with a slash, and answers 404 or 308 without -> the review
  // says which send path to choose, before anybody is in doubt
  test(`a service that answers ${status} without a slash at the end of a path is known before anything is sent`, async (t) => {
    const practice = await practiceFor(t, { choices: { withoutSlashStatus: status } });
    const { wire, draft, start, reached, liveAccount } = await campaignApp(t);
    const accountId = await liveAccount(practice.url, practice.token);
    const reading = await wire.call('balance.read', { accountId });
    assert.match(wordsOf(reading), /only if a path ends with a slash/);
    const campaignId = await draft(3, { accountId });
    const { blockers } = value(await wire.call('campaign.review', { campaignId }));
    assert.match(spoken(blockers[0]?.message ?? ''), /ends with a slash/);
    assert.match(spoken(blockers[0]?.fix ?? ''), /Choose \/v2\/mtsms\/ as the send path/);

    const sendPath = '/v2/mtsms/';
    const account = accountAt(practice.url, { sendPath });
    value(await wire.call('account.save', { account: { ...account, id: accountId } }));
    value(await wire.call('balance.read', { accountId }));
    await start(campaignId);
    const state = await reached(campaignId, 'finished', 'paused');
    assert.deepEqual([state.counts.accepted, state.sendPath], [3, sendPath]);
    assert.equal(practice.ledger.texts, 3);
  });
}

for (const status of [404, 308]) {
  test(`a service that answers ${status} without a slash, and refuses the token with one, is known too`, async (t) => {
    const url = await serve(t, (request, response) => {
      const path = String(request.url).replace(/\?.*/, '');
      if (path.endsWith('/')) response.writeHead(401).end('{"message":"Invalid API key"}');
      else response.writeHead(status, status === 308 ? { location: `${path}/` } : {}).end();
    });
    const { wire, liveAccount } = await campaignApp(t);
    const accountId = await liveAccount(url, 'live-token');
    assert.match(wordsOf(await wire.call('balance.read', { accountId })), /only if a path ends with a slash/);
    const account = accountAt(url, { sendPath: '/v2/mtsms/' });
    value(await wire.call('account.save', { account: { ...account, id: accountId } }));
    assert.match(wordsOf(await wire.call('balance.read', { accountId })), /Invalid API key/);
  });
}

test('an answer with no slash to choose, and one of another service, are as they were', async (t) => {
  const asked: string[] = [];
  const url = await serve(t, (request, response) => {
    asked.push(String(request.url).replace(/\?.*/, ''));
    response.writeHead(308, { location: 'https://elsewhere.example/v2/balance/' }).end();
  });
  const { wire, liveAccount } = await campaignApp(t);
  const accountId = await liveAccount(url, 'live-token');
  assert.match(wordsOf(await wire.call('balance.read', { accountId })), /redirect to https:..elsewhere/);
  assert.deepEqual([...new Set(asked)], ['/v2/balance', '/v2/balance/'], 'only at its own address');
});

test('a service with too many connections says so when the balance is read', async (t) => {
  const url = await serve(t, (_, response) => {
    response.writeHead(503, { 'content-type': 'text/plain' }).end('Too many open connections.');
  });
  const { wire, liveAccount } = await campaignApp(t);
  const accountId = await liveAccount(url, 'live-token');
  assert.match(wordsOf(await wire.call('balance.read', { accountId })), /too many connections are open/);
});

test('a balance that is read while its account is pointed elsewhere is none of the former address', async () => {
  const [here, elsewhere] = ['https://here.example', 'https://elsewhere.example'];
  for (const after of [here, elsewhere]) {
    let baseUrl = here;
    const accounts = { get: () => ({ kind: 'live', baseUrl }) } as unknown as AccountRegistry;
    async function readBalance() {
      baseUrl = after;
      return ok({ credit: 5 });
    }
    const deps = { accounts, readBalance: readBalance as unknown as BalanceReader };
    const balance = await balanceAt(deps, 'account' as AccountId, here);
    assert.equal(balance?.credit, after === here ? 5 : undefined);
  }
});
