import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  directly,
  type NetworkPath,
  parseProxyAddress,
  pathOfSetting,
  pathsOfEnvironment,
  pathsOfPac,
  proxyName,
} from '../../../shared/network/proxy.ts';

function proxy(host: string, port: number, more: { secure?: boolean; login?: string } = {}): NetworkPath {
  return { kind: 'proxy', secure: false, login: null, host, port, ...more };
}

test('a system’s answer is read in its order, and what is not supported makes way', () => {
  const read: readonly (readonly [string, readonly NetworkPath[]])[] = [
    ['DIRECT', directly],
    ['', directly],
    ['PROXY proxy.office:8080; DIRECT', [proxy('proxy.office', 8080), ...directly]],
    ['proxy Proxy.Office', [proxy('proxy.office', 80)]],
    [
      'HTTPS secure.office:8443;HTTP b:3128',
      [proxy('secure.office', 8443, { secure: true }), proxy('b', 3128)],
    ],
    ['HTTPS secure.office', [proxy('secure.office', 443, { secure: true })]],
    ['PROXY [2001:db8::1]:8080', [proxy('2001:db8::1', 8080)]],
    ['SOCKS5 a:1080; PROXY b:8080; DIRECT', [proxy('b', 8080), ...directly]],
    ['SOCKS a:1080', [{ kind: 'unsupported', name: 'SOCKS a:1080' }]],
    ['PROXY a:70000', [{ kind: 'unsupported', name: 'PROXY a:70000' }]],
    ['PROXY a b:1/..', [proxy('a', 80)]],
  ];
  for (const [answer, paths] of read) assert.deepEqual(pathsOfPac(answer), paths, answer);
});

test('whatever a system answers, there is a way or a name for what is not supported', () => {
  fc.assert(
    fc.property(fc.string(), (answer) => {
      const paths = pathsOfPac(answer);
      assert.ok(paths.length > 0);
      for (const path of paths) {
        if (path.kind === 'unsupported') assert.equal(paths.length, 1);
        if (path.kind === 'proxy') assert.match(proxyName(path), /^[a-z0-9_.[\]:-]+:\d+$/);
      }
    }),
  );
});

test('the environment names a proxy, and who is reached without it', () => {
  const at = 'https://sms.example.com';
  const HTTPS_PROXY = 'http://proxy.office:8080';
  const through = [proxy('proxy.office', 8080)];
  assert.deepEqual(pathsOfEnvironment({}, at), directly);
  assert.deepEqual(pathsOfEnvironment({ HTTP_PROXY: HTTPS_PROXY }, at), directly);
  assert.deepEqual(pathsOfEnvironment({ HTTPS_PROXY }, at), through);
  assert.deepEqual(pathsOfEnvironment({ ALL_PROXY: 'proxy.office:8080' }, at), through);
  assert.deepEqual(
    pathsOfEnvironment({ HTTPS_PROXY: 'http://other:1', https_proxy: HTTPS_PROXY }, at),
    through,
  );
  assert.deepEqual(pathsOfEnvironment({ https_proxy: 'http://ada:p%40ss@proxy.office:8080/' }, at), [
    proxy('proxy.office', 8080, { login: 'ada:p@ss' }),
  ]);
  assert.deepEqual(pathsOfEnvironment({ https_proxy: 'socks5://ada:secret@a:1080' }, at), [
    { kind: 'unsupported', name: 'socks5 a:1080' },
  ]);
  for (const NO_PROXY of [
    '*',
    'example.com',
    '.example.com',
    '*.example.com',
    'a.b, SMS.example.com',
    'sms.example.com:443',
  ]) {
    assert.deepEqual(pathsOfEnvironment({ HTTPS_PROXY, NO_PROXY }, at), directly, NO_PROXY);
  }
  for (const NO_PROXY of ['', 'ample.com', 'sms.example.com:8443', 'other', '.', ',']) {
    assert.deepEqual(pathsOfEnvironment({ HTTPS_PROXY, NO_PROXY }, at), through, NO_PROXY);
  }
  for (const NO_PROXY of ['2001:db8::1', '[2001:db8::1]', '[2001:db8::1]:443']) {
    assert.deepEqual(
      pathsOfEnvironment({ HTTPS_PROXY, NO_PROXY }, 'https://[2001:db8::1]'),
      directly,
      NO_PROXY,
    );
  }
});

test('an address that a person enters is kept in one form, without a password', () => {
  for (const [typed, kept] of [
    [' proxy.office:8080 ', 'http://proxy.office:8080'],
    ['http://Proxy.Office:8080/', 'http://proxy.office:8080'],
    ['https://proxy.office', 'https://proxy.office:443'],
    ['[::1]:3128', 'http://[::1]:3128'],
  ] as const) {
    assert.deepEqual(parseProxyAddress(typed), { ok: true, value: kept });
    assert.equal(pathOfSetting(kept)[0]?.kind, 'proxy');
  }
  for (const typed of [
    '',
    'http://',
    'ada:secret@proxy.office:8080',
    'socks5://a:1080',
    'ftp://a',
    'a b',
    'a:0',
  ]) {
    const read = parseProxyAddress(typed);
    assert.ok(!read.ok && read.error.kind === 'bad-input', typed);
  }
  assert.deepEqual(pathOfSetting('none'), directly);
});
