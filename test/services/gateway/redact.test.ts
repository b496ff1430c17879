import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redact } from '../../../electron/gateway/redact.ts';

const token = String.raw`aB+/=9~"&\(z`;
const each = (write: (character: string, code: number) => string) =>
  Array.from(token, (character) => write(character, character.charCodeAt(0))).join('');
const hex = (code: number) => code.toString(16).padStart(2, '0');

test('a secret is taken out however its characters are written', () => {
  const writings = {
    plain: token,
    json: JSON.stringify(token).slice(1, -1),
    'json within json': JSON.stringify(JSON.stringify(token)).slice(3, -3),
    'json with slashes escaped': JSON.stringify(token).slice(1, -1).replaceAll('/', String.raw`\/`),
    'json in numbers': each((_, code) => `\\u00${hex(code)}`),
    'json in capital numbers': each((_, code) => `\\u00${hex(code).toUpperCase()}`),
    'part of a URL': encodeURIComponent(token),
    'query of a URL': new URLSearchParams({ token }).toString().slice('token='.length),
    'URL in small letters': each((_, code) => `%${hex(code)}`),
    'URL within a URL': encodeURIComponent(encodeURIComponent(token)),
    html: each((character) => ({ '&': '&amp;', '"': '&quot;' })[character] ?? character),
    'html in numbers': each((_, code) => `&#${code};`),
    'html in hexadecimal numbers': each((_, code) => `&#x${hex(code).toUpperCase()};`),
  };
  for (const [name, written] of Object.entries(writings)) {
    assert.equal(redact(`The token ${written} is bad`, token), 'The token ••• is bad', name);
  }
});

test('a secret of other letters is taken out too, and what is no secret stays', () => {
  const secret = 'Å😀x';
  for (const written of [secret, encodeURIComponent(secret), String.raw`\u00c5\ud83d\ude00x`]) {
    assert.equal(redact(`<${written}> ${written}`, secret), '<•••> •••', written);
  }
  assert.equal(redact('Row 3: $& is wrong', 'a.c'), 'Row 3: $& is wrong');
  assert.equal(redact('abc a.c', 'a.c'), 'abc •••');
  assert.equal(redact('as it is', ''), 'as it is');
  assert.equal(redact(`${'\\'.repeat(40)} x`, `${'\\'.repeat(30)}y`), `${'\\'.repeat(40)} x`);
});
