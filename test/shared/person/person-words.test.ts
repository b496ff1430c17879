import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heldWords } from '../../../shared/person/person-words.ts';

test('what is kept of a number is said in a sentence', () => {
  const none = {
    msisdn: '1',
    names: [],
    rows: 0,
    lists: [],
    texts: 0,
    leftOut: 0,
    practiceTexts: 0,
    optedOut: false,
    hold: null,
  };
  assert.equal(heldWords(none), 'Nothing is kept about 1.');
  assert.equal(heldWords({ ...none, optedOut: true }), 'Kept about 1: an opt-out.');
  assert.equal(
    heldWords({ ...none, rows: 2, lists: ['Quarry'], texts: 1, leftOut: 0, practiceTexts: 3 }),
    'Kept about 1: 2 rows in 1 list, 1 text in campaigns and 3 texts in the demo inbox.',
  );
});
