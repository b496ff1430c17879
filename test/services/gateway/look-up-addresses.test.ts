import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGateway } from '../../../electron/gateway/client.ts';
import { cacheNetworks, lookUpAddresses } from '../../../electron/gateway/look-up-addresses.ts';
import type { NetworkPath, ProxyServer } from '../../../shared/network/proxy.ts';
import { accountOf } from '../support/practice.ts';

const proxy: ProxyServer = { kind: 'proxy', secure: false, host: '192.0.2.7', port: 8080, login: null };
const direct: NetworkPath = { kind: 'direct' };

test('a service counts at the address that its name has', async () => {
  const { addresses } = await lookUpAddresses({}, 'http://localhost:1');
  assert.ok(addresses.includes('127.0.0.1') || addresses.includes('::1'), addresses.join());
  assert.deepEqual((await lookUpAddresses({}, 'http://127.0.0.1:1')).addresses, ['127.0.0.1']);
  assert.deepEqual((await lookUpAddresses({}, 'http://[::1]:1')).addresses, ['::1']);
});

test('what goes through a proxy counts at the proxy, and at the service where that is reached directly after it', async () => {
  const through = (...paths: NetworkPath[]) =>
    lookUpAddresses({ paths: async () => paths }, 'https://192.0.2.9').then(({ addresses }) => addresses);
  assert.deepEqual(await through(proxy), ['192.0.2.7']);
  assert.deepEqual(await through(proxy, direct), ['192.0.2.7', '192.0.2.9']);
  assert.deepEqual(await through({ kind: 'unsupported', name: 'socks:1' }), []);
});

test('where there is no way, a request by it says why', async () => {
  const baseUrl = 'https://no-such-name.invalid';
  const way = await lookUpAddresses({}, baseUrl);
  assert.deepEqual(way.addresses, []);
  const gateway = createGateway(accountOf({ url: baseUrl, token: 't' }), { network: way });
  const { evidence } = await gateway.send({
    json: '{"recipients":[]}',
    recipients: [],
    people: 0,
    textLength: 0,
  });
  assert.ok(evidence.kind === 'fault' && evidence.phase === 'connecting', JSON.stringify(evidence));
  const broken = await lookUpAddresses({ paths: () => Promise.reject(new Error('Nobody knows')) }, baseUrl);
  await assert.rejects(async () => broken.paths?.(baseUrl), /Nobody knows/);
});

test('a way is kept for a few seconds, until it is forgotten, and not at all where there is none', async () => {
  let now = 0;
  let asked = 0;
  const paths = async (origin: string): Promise<readonly NetworkPath[]> => {
    asked++;
    return origin.includes('192.0.2.9') ? [direct] : [{ kind: 'unsupported', name: 'socks:1' }];
  };
  const ways = cacheNetworks({ paths }, () => now);
  const first = await ways.to('https://192.0.2.9');
  assert.equal((await ways.to('https://192.0.2.9')).isCurrent(), true);
  assert.equal(asked, 1);
  now = 6000;
  assert.equal(first.isCurrent(), false);
  const second = await ways.to('https://192.0.2.9');
  assert.deepEqual([asked, second.isCurrent()], [2, true]);
  ways.forget();
  assert.equal(second.isCurrent(), false);
  for (const _ of [0, 1]) await ways.to('https://192.0.2.10');
  assert.equal(asked, 4);
});
