import assert from 'node:assert/strict';
import { test } from 'node:test';
import { originOf, parseBaseUrl } from '../../../shared/account/base-url.ts';

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

for (const typed of [
  'http://sms.example.com',
  'http://127.0.0.1.example.com',
  'http://localhost.example.com',
  'http://10.0.0.1',
]) {
  test(`http is refused for ${typed}, where a token could be read on the way`, () => {
    const result = parseBaseUrl(typed);
    assert.ok(!result.ok);
    assert.match(result.error.message, /http/);
  });
}

test('the origin of a base URL is its scheme, host and port', () => {
  assert.equal(originOf('https://sms.example.com:8443/Api'), 'https://sms.example.com:8443');
  assert.equal(originOf('http://[::1]:9000'), 'http://[::1]:9000');
});
