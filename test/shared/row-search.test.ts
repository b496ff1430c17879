import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rowMatcher } from '../../shared/row-search.ts';

const row = {
  msisdn: '46701740605',
  original: '070-174 06 05',
  cells: ['Åsa Öberg', 'X-17'],
  text: 'Hej Åsa Öberg!',
};

test('words are found anywhere, without regard to case and accents', () => {
  for (const search of ['åsa', 'ASA oberg', 'hej x-17', '', '  ']) assert.ok(rowMatcher(search)(row), search);
  for (const search of ['åsa nilsson', 'y-17']) assert.ok(!rowMatcher(search)(row), search);
});

test('a number is found however it is written', () => {
  for (const search of [
    '+46 70 174',
    '0701740605',
    '(070) 174-06',
    '0046701740605',
    '0605',
    '070-174 06 05',
  ]) {
    assert.ok(rowMatcher(search)(row), search);
  }
  assert.ok(!rowMatcher('0702')(row));
  assert.ok(!rowMatcher('000')(row));
});

test('every stretch of a text finds it', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.oneof(
          fc.constantFrom('Σ', 'İ', 'é', 'e\u0301', ' '),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
        ),
      }),
      fc.nat(20),
      fc.nat(20),
      (text, from, length) => {
        const stretch = [...text]
          .slice(from, from + length)
          .join('')
          .trim();
        assert.ok(
          rowMatcher(stretch)({
            msisdn: '',
            original: '',
            cells: [text],
            text: '',
          }),
        );
      },
    ),
  );
});
