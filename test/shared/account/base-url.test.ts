import assert from 'node:assert/strict';
import { test } from 'node:test';
import { domainToUnicode } from 'node:url';
import { decodedHost, originOf, parseBaseUrl } from '../../../shared/account/base-url.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

const good: readonly (readonly [string, string])[] = [
  ['https://sms.example.com', 'https://sms.example.com'],
  [' HTTPS://SMS.Example.com:8443/Api/ ', 'https://sms.example.com:8443/Api'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://localhost/x', 'http://localhost/x'],
  ['http://[::1]:9000/', 'http://[::1]:9000'],
];

for (const [typed, url] of good) {
  test(`the base URL ${typed.trim()} is read as ${url}`, () => {
    assert.deepEqual(parseBaseUrl(typed), { ok: true, value: url });
  });
}

for (const typed of [
  '',
  'sms.example.com',
  'ftp://sms.example.com',
  'https://user:secret@sms.example.com',
  'https://sms.example.com?token=x',
  'https://sms.example.com#x',
  'https://',
  'https://sms example.com',
]) {
  test(`“${typed}” is no base URL`, () => {
    const result = parseBaseUrl(typed);
    assert.ok(!result.ok);
    assert.equal(result.error.kind, 'bad-input');
  });
}

// Threat: Somebody on the network
for (const typed of [
  'http://sms.example.com',
  'http://127.0.0.1.example.com',
  'http://localhost.example.com',
  'http://10.0.0.1',
]) {
  test(`http is refused for ${typed}, where a token could be read on the way`, () => {
    const result = parseBaseUrl(typed);
    assert.ok(!result.ok);
    assert.match(spoken(result.error.message), /http/);
  });
}

test('the origin of a base URL is its scheme, host and port', () => {
  assert.equal(originOf('https://sms.example.com:8443/Api'), 'https://sms.example.com:8443');
  assert.equal(originOf('http://[::1]:9000'), 'http://[::1]:9000');
});

for (const [typed, words] of [
  ['https://sms.example.com:0', /port/],
  ['https://sms.example.com:70000', /port/],
  ['https://sms..example.com', /name/],
  ['https://.example.com', /name/],
  ['https://-a.example.com', /name/],
  ['https://sms%2eexample.com', /name/],
  [`https://${'a'.repeat(64)}.example.com`, /name/],
  [`https://${'a.'.repeat(150)}com`, /name/],
  ['https://999.1.1.1', /address/],
  ['https://1.2.3', /address/],
  ['https://[::::::::::]', /address/],
  ['https://sms.ex\u0430mple.com', /letters other than a to z/],
  ['https://sms.exa\u200bmple.com', /letters other than a to z/],
] as const) {
  test(`${typed.slice(0, 40)} cannot be, and is refused in words`, () => {
    const result = parseBaseUrl(typed);
    assert.ok(!result.ok && result.error.kind === 'bad-input');
    assert.match(spoken(result.error.message), words);
    assert.ok(result.error.fix !== undefined);
  });
}

test('the name that stands behind xn-- is shown as a browser would show it', () => {
  for (const host of [
    'xn--80ak6aa92e.com',
    'sms.xn--mller-kva.example',
    'xn--fsqu00a.xn--0zwm56d',
    'xn--l8jegik.com',
  ]) {
    assert.ok(parseBaseUrl(`https://${host}`).ok);
    assert.equal(decodedHost(`https://${host}:8443/api`), domainToUnicode(host));
  }
  assert.equal(decodedHost('https://sms.example.com'), null);
  assert.equal(decodedHost('https://xn--\u{1f4a9}.com'), null);
});
