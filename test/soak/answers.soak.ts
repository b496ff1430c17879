import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnswer } from '../../electron/gateway/read-answer.ts';
import { createRedactor } from '../../electron/gateway/redact.ts';
import { readRefusal } from '../../shared/campaign/refusals/refusal.ts';
import { refusalDoubt } from '../../shared/campaign/refusals/refusal-doubt.ts';
import { parseBoundedJson } from '../../shared/format/bounded-json.ts';
import { closeCutJson } from '../../shared/format/cut-json.ts';
import { withoutNumber } from '../../shared/person/person-in-text.ts';
import { fictionalNumber } from '../services/support/people.ts';
import { growsWithLength } from '../support/growth.ts';
import { takesAtMost } from '../support/pace.ts';

// Threat: A hostile or broken service
test('reading a refusal takes time that grows with its length and no faster', () => {
  const piled = [
    '<',
    '<h1>',
    '<h1',
    '<title>',
    '<script>',
    '</script',
    '<script>x</script>',
    '<!',
    '&lt;',
    '%1',
    '\u200b ',
  ];
  for (const piece of piled) {
    growsWithLength(`a page of ${piece}`, 1_000_000, (length) =>
      readRefusal(500, `<p>${piece.repeat(length / piece.length)}`),
    );
    growsWithLength(`words of ${piece}`, 1_000_000, (length) =>
      readRefusal(
        500,
        JSON.stringify({ message: piece.repeat(length / piece.length), error: [], code: piece }),
      ),
    );
    takesAtMost(piece, 200, () => readRefusal(500, `<p>${piece.repeat(1_000_000 / piece.length)}`));
  }
});

test('a variable that is named often does not grow', () => {
  const body = JSON.stringify({ message: '%1 '.repeat(160), variables: ['x'.repeat(900_000)] });
  takesAtMost('a variable that is named often', 200, () => readRefusal(400, body));
});

test('closing takes time that grows with the length and no faster', () => {
  for (const piece of ['{"a":', '\\', ',"a"']) {
    growsWithLength(`cut JSON of ${piece}`, 300_000, (length) =>
      closeCutJson(`{"a":${piece.repeat(length / piece.length)}`),
    );
  }
});

test('a long text is gone through in time that grows with it', () => {
  growsWithLength('a text of single digits', 100_000, (length) => {
    const digits = '1 '.repeat(length / 2);
    assert.equal(withoutNumber(digits, '46701740605', '*'), digits);
  });
});

// Threat: A page in a browser
test('sixteen megabytes of anything are refused or read within what a call may hold main', () => {
  for (const piece of ['[', '[],', '{"a":', '""', '"', '\\"', '"\\\\', ' ', ',', '{}', '[]', '0,']) {
    const bomb = piece.repeat((15 * 1024 * 1024) / piece.length);
    takesAtMost(piece, 200, () => assert.throws(() => parseBoundedJson(bomb), SyntaxError, piece));
    growsWithLength(piece, 2_000_000, (length) => {
      assert.throws(() => parseBoundedJson(piece.repeat(length / piece.length)), SyntaxError);
    });
  }
});

// Threat: A hostile or broken service
test('a long token is taken out of a long text in time that grows with the text', () => {
  for (const secret of [
    'a'.repeat(4096),
    Array.from({ length: 3500 }, (_, n) => (n * n * 7919).toString(36).at(-2)).join(''),
  ]) {
    const clean = createRedactor(secret);
    for (const piece of [secret, secret.slice(1), 'a', '<', '&', '\\', '%25', '<b>a</b>', 'aaaaaaaab']) {
      growsWithLength(`redacting ${piece.slice(0, 12)}`, 150_000, (length) =>
        clean(piece.repeat(Math.ceil(length / piece.length))),
      );
    }
    assert.ok(!clean(`it is ${encodeURIComponent(secret)}`).includes(secret.slice(0, 8)));
  }
});

test('doubting a refusal takes time that grows with its length and no faster', () => {
  const recipients = Array.from({ length: 12 }, (_, at) => ({ msisdn: String(4_512_345_678 + at) }));
  for (const piece of [
    'a',
    '1',
    '1 ',
    'a1',
    'recipients[',
    '%',
    '{"a":',
    '[',
    '"',
    '- ',
    'id ',
    '1,',
    '\\u00',
  ]) {
    growsWithLength(`a refusal of ${piece}`, 60_000, (length) => {
      refusalDoubt(piece.repeat(length / piece.length), recipients);
      refusalDoubt(JSON.stringify({ error: piece.repeat(length / piece.length) }), recipients);
    });
  }
});

// Threat: A hostile or broken service
test('an answer of sixteen megabytes of brackets is read in time', () => {
  const people = Array.from({ length: 10_000 }, (_, n) => ({ msisdn: fictionalNumber(n) }));
  const clean = createRedactor('a token of somebody');
  for (const piece of ['[', '{"a":', '{},', '[{"id":1},']) {
    const text = `{"ids":[${piece.repeat((16 * 1024 * 1024) / piece.length)}`;
    const seen = { status: 200, text, bytes: text.length, cut: null, doubt: null };
    takesAtMost(piece, 5000, () => readAnswer(seen, people, clean));
  }
});
