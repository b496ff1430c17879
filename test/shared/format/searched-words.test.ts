import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { folded, holdsWords, searchedWords } from '../../../shared/format/searched-words.ts';

test('a text is found by each of its words in any order, case and form, and without its accents', () => {
  const text = 'Mesut Özil\nΟΔΥΣΣΕΥΣ ﾀﾅｶ İpek ﬁn';
  for (const search of [
    'özil mesut',
    'OZIL',
    'Özil'.normalize('NFD'),
    'οδυσσευς',
    'δυσσευσ',
    'タナカ',
    'ipek',
    'FIN',
    '',
    ' \u0301 ',
  ])
    assert.ok(holdsWords(text, searchedWords(search)), search);
  for (const search of ['ozil nobody', 'tanaka']) assert.ok(!holdsWords(text, searchedWords(search)), search);
});

const awkward = fc.string({
  unit: fc.oneof(
    fc.constantFrom('Σ', 'ς', 'İ', 'é', 'e\u0301', 'ﬁ', 'ｶ', 'ﾞ', '민', ' ', '\u00a0', '\n'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
});

test('every part of a text finds it, in any composition', () => {
  const form = fc.constantFrom('NFC', 'NFD');
  fc.assert(
    fc.property(awkward, awkward, awkward, form, (before, part, after, other) => {
      const text = `${before}${part}${after}`;
      assert.ok(holdsWords(text, searchedWords(part)));
      assert.ok(holdsWords(text.normalize(other), searchedWords(part)));
      assert.equal(folded(folded(text)), folded(text));
    }),
    { numRuns: 1000 },
  );
});

test('no other character is found by a digit, by what stands in a number or by what separates values', () => {
  for (let first = 0; first <= 0x10ffff; first += 0x400) {
    const codes = Array.from({ length: 0x400 }, (_, at) => Math.max(0x80, first + at));
    const plain = folded(String.fromCodePoint(...codes).replace(/[\p{Cn}\p{Co}]/gu, ''));
    assert.ok(!/[\d()./+"[\],\\\n\v-]/.test(plain), `from U+${first.toString(16)}: ${plain}`);
  }
});
