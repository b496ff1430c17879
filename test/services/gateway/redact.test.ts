import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readAnswer } from '../../../electron/gateway/read-answer.ts';
import { readBalance } from '../../../electron/gateway/read-balance.ts';
import { createRedactor } from '../../../electron/gateway/redact.ts';
import { holds, tokens, writings } from '../support/token-echoes.ts';

const redact = (text: string, secret: string) => createRedactor(secret)(text);
const token = String.raw`aB+/=9~"&\(z`;

test('a token is hidden as it was sent, percent-encoded and in base64', () => {
  const writings = {
    plain: token,
    'part of a URL': encodeURIComponent(token),
    'query of a URL': new URLSearchParams({ token }).toString().slice('token='.length),
    'URL in small letters': encodeURIComponent(token).replace(/%../g, (byte) => byte.toLowerCase()),
    'every byte': Array.from(Buffer.from(token), (byte) => `%${byte.toString(16)}`).join(''),
  };
  for (const [name, written] of Object.entries(writings)) {
    assert.equal(redact(`The token ${written} is bad`, token), 'The token ••• is bad', name);
  }
  const accented = 'Åäö-😀-ßø';
  for (const written of [accented, encodeURIComponent(accented)]) {
    assert.equal(redact(`<${written}> ${written}`, accented), '<•••> •••', written);
  }
});

test('eight characters of a token in a row are hidden, and seven are not', () => {
  const secret = 'hush-4711-Geheim';
  assert.equal(redact('Token hush-471********* is wrong', secret), 'Token •••********* is wrong');
  assert.equal(redact('Token ****-4711-Geh is wrong', secret), 'Token ****••• is wrong');
  assert.equal(redact('Token hush-47********* is wrong', secret), 'Token hush-47********* is wrong');
  assert.equal(redact('hush-4711-Geheimhush-4711-Geheim', secret), '•••');
  assert.equal(createRedactor(secret)('Wrong: hush-4711-Geheim', 16), 'Wrong: •••…');
});

test('a short token is hidden whole, and what is no token stays', () => {
  assert.equal(redact('Row 3: $& is wrong', 'a.c'), 'Row 3: $& is wrong');
  assert.equal(redact('abc a.c', 'a.c'), 'abc •••');
  assert.equal(redact('100 % as it is', ''), '100 % as it is');
});

// Threat: A hostile or broken service
test('a token that a service quotes is in nothing that comes of the answer', () => {
  fc.assert(
    fc.property(
      tokens,
      fc.constantFrom(...writings),
      fc.constantFrom(200, 302, 400, 401, 500),
      (token, write, status) => {
        const clean = createRedactor(token);
        const written = write(token);
        const echo = written.text;
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
            'https://sms.example',
            clean,
          );
          const kept = JSON.stringify([read, balance]);
          assert.ok(!holds(kept, written), `${echo} in ${kept}`);
        }
        const account = JSON.stringify({ credit: 1, id: echo, currency: echo });
        const balance = readBalance(
          { kind: 'answer', status: 200, headers: {}, text: account, bytes: 1, cut: null, doubt: null },
          'https://sms.example',
          clean,
        );
        assert.ok(!holds(JSON.stringify(balance), written), JSON.stringify(balance));
      },
    ),
    { numRuns: 100 },
  );
});

test('ids, numbers and words that hold no token stay what they are', () => {
  const clean = createRedactor('hush-4711-Geheim');
  const words = 'Msisdn 12025550100 is wrong (recipients[3]), <b>see</b> %20 &amp; \\u0041 4711';
  assert.equal(clean(words), words);
  const ids = ['9007199254740993', '0190b6c2-7b3c-7f00-8000-1234567890ab', 'a'.repeat(200)];
  for (const id of ids) assert.equal(clean(id, 200), id);
  assert.equal(clean('a'.repeat(300), 200), `${'a'.repeat(199)}…`);
});

test('a token of the longest length is hidden in parts as well', () => {
  const secret = Array.from({ length: 3500 }, (_, n) => (n * n * 7919).toString(36).at(-2)).join('');
  for (const long of [secret, 'a'.repeat(4096)])
    assert.ok(!redact(`it is ${encodeURIComponent(long)}`, long).includes(long.slice(0, 8)));
});
