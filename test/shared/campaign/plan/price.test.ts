import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectedCredits } from '../../../../shared/campaign/plan/price.ts';

test('credits stay unknown until a request taught the price', () => {
  const none = { credits: 0, parts: 0 };
  const plain = { credits: 10, parts: 5 };
  assert.equal(expectedCredits({ plain: none, unicode: none }, { plain: 4, unicode: 0 }), null);
  assert.equal(expectedCredits({ plain, unicode: none }, { plain: 10, unicode: 1 }), 22);
  assert.equal(expectedCredits({ plain: none, unicode: plain }, { plain: 1, unicode: 10 }), 22);
  const unicode = { credits: 9, parts: 3 };
  assert.equal(expectedCredits({ plain, unicode }, { plain: 10, unicode: 10 }), 50);
});
