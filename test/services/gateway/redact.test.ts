import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readAnswer } from '../../../electron/gateway/read-answer.ts';
import { readBalance } from '../../../electron/gateway/read-balance.ts';
import { createRedactor } from '../../../electron/gateway/redact.ts';
import { holds, tokens, wrappings, writings } from '../support/token-echoes.ts';

const redact = (text: string, secret: string) => createRedactor(secret)(text);
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

test('a secret of other letters is taken out too', () => {
  const secret = 'Å😀x';
  for (const written of [secret, encodeURIComponent(secret), String.raw`\u00c5\ud83d\ude00x`]) {
    assert.equal(redact(`<${written}> ${written}`, secret), '<•••> •••', written);
  }
});

test('a token is taken out in base64 too, and what is no token stays', () => {
  for (const written of [token, `Bearer ${token}`, `token=${token}`, JSON.stringify({ token })]) {
    const base64 = Buffer.from(written).toString('base64');
    const core = /[\w+/]{8,}/.exec(Buffer.from(token).toString('base64'))?.[0] ?? '';
    for (const echo of [base64, encodeURIComponent(base64), Buffer.from(written).toString('base64url')]) {
      const clean = redact(`Body ${echo} is bad`, token);
      assert.match(clean, /^Body .*•••.* is bad$/, written);
      assert.ok(!clean.includes(core), clean);
    }
  }
  assert.equal(redact('Row 3: $& is wrong', 'a.c'), 'Row 3: $& is wrong');
  assert.equal(redact('abc a.c', 'a.c'), 'abc •••');
  assert.equal(redact('as it is', ''), 'as it is');
  assert.equal(redact(`${'\\'.repeat(40)} x`, `${'\\'.repeat(30)}y`), `${'\\'.repeat(40)} x`);
});

// Threat: A hostile or broken service
test('a token that a service quotes is in nothing that comes of the answer', () => {
  fc.assert(
    fc.property(
      tokens,
      fc.constantFrom(...writings),
      fc.constantFrom(...wrappings),
      fc.constantFrom(200, 302, 400, 401, 500),
      (token, write, wrap, status) => {
        const clean = createRedactor(token);
        const written = write(token);
        const echo = wrap(written);
        const people = [{ msisdn: '12025550100' }];
        const bodies = [
          `Wrong: ${echo} (4711)`,
          `%4${echo}`,
          `<html><h1>${echo}</h1>`,
          JSON.stringify({ message: `Wrong: ${echo}`, code: echo }),
          JSON.stringify({ message: '%2%1', variables: [echo.slice(4), echo.slice(0, 4)] }),
          JSON.stringify({
            ids: [{ id: echo, msisdn: 12025550100, message: echo, error: echo }],
            credit_consumed: echo,
          }),
          `${'.'.repeat(3990)}${echo}`,
        ];
        for (const text of bodies) {
          const read = readAnswer(
            { status, text, bytes: text.length, cut: null, doubt: null },
            people,
            clean,
          );
          const balance = readBalance(
            {
              kind: 'answer',
              status,
              headers: { location: `/${echo}` },
              text,
              bytes: text.length,
              cut: null,
              doubt: null,
            },
            { baseUrl: 'https://sms.example', clean },
          );
          const kept = JSON.stringify([read, balance]);
          assert.ok(!holds(kept, written) && !holds(kept, token), `${echo} in ${kept}`);
        }
        const account = JSON.stringify({ credit: 1, id: echo, currency: echo });
        const balance = readBalance(
          { kind: 'answer', status: 200, headers: {}, text: account, bytes: 1, cut: null, doubt: null },
          { baseUrl: 'https://sms.example', clean },
        );
        assert.ok(!holds(JSON.stringify(balance), written), JSON.stringify(balance));
      },
    ),
    { numRuns: 100 },
  );
});

test('an answer that ends within a token keeps no part of it', () => {
  const secret = 'secret-token/4711';
  const base64 = Buffer.from(secret).toString('base64');
  for (const written of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1), base64]) {
    for (let length = 4; length < written.length; length++) {
      const clean = createRedactor(secret)(`Wrong: ${written.slice(0, length)}`, { isCut: true });
      assert.doesNotMatch(clean, /sec|c2Vj/, written.slice(0, length));
    }
  }
});

test('ids, numbers and words that hold no token stay what they are', () => {
  const clean = createRedactor('hush-4711-Geheim');
  const words = 'Msisdn 12025550100 is wrong (recipients[3]), <b>see</b> %20 &amp; \\u0041 4711';
  assert.equal(clean(words), words);
  const ids = ['9007199254740993', '0190b6c2-7b3c-7f00-8000-1234567890ab', 'a'.repeat(200)];
  for (const id of ids) assert.equal(clean(id, { most: 200 }), id);
  assert.equal(clean('a'.repeat(300), { most: 200 }), `${'a'.repeat(199)}…`);
});

test('a token of the longest length is taken out in parts as well', () => {
  const secret = Array.from({ length: 3500 }, (_, n) => (n * n * 7919).toString(36).at(-2)).join('');
  for (const long of [secret, 'a'.repeat(4096)])
    assert.ok(!redact(`it is ${encodeURIComponent(long)}`, long).includes(long.slice(0, 8)));
});
