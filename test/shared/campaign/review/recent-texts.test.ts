import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { recentSince, textFingerprint } from '../../../../shared/campaign/review/recent-texts.ts';

test('the same words within the window are a repeat', () => {
  const since = recentSince(1_000_000_000, 1);
  assert.equal(since, 913_600_000);
  assert.equal(textFingerprint('Hi  Ann'), textFingerprint('hi ann '));
  assert.notEqual(textFingerprint('Hi Ann'), textFingerprint('Hi Bo'));
  assert.equal(recentSince(5, 0), Number.POSITIVE_INFINITY);
});

test('a fingerprint knows a text by its words alone, in ASCII as in any other letters', () => {
  const word = fc.constantFrom(
    'Hi',
    'ann',
    'ÅSA',
    'é',
    'e\u0301',
    '\u00a0',
    ' ',
    '\t',
    '\n',
    '\u001f',
    'İ',
    '😀',
  );
  const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' }), fc.string()), (one) => {
      const words = one.normalize().replace(/\s+/g, ' ').trim().toLowerCase();
      assert.equal(textFingerprint(one), textFingerprint(words));
      assert.equal(textFingerprint(`  ${words.replaceAll(' ', '\r\n ')}\v`), textFingerprint(words));
    }),
  );
  // What is on record in folders.
  assert.equal(textFingerprint('hi ann'), 2_027_933_514_062_113);
});
