import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weighBalance } from '../../../shared/campaign/balance-evidence.ts';

const facts = { before: 1000, after: 588, accepted: null, expected: 410, others: 0 };

test('a fall near the cost suggests acceptance, in the very sentence', () => {
  assert.deepEqual(weighBalance(facts), {
    lean: 'probably-accepted',
    sentence: 'The balance fell by 412, this request should cost 410: probably accepted.',
  });
});

test('credits of accepted requests in between are not counted', () => {
  assert.equal(weighBalance({ ...facts, after: 178, accepted: 412 }).lean, 'probably-accepted');
  assert.equal(weighBalance({ ...facts, after: 588, accepted: 412 }).lean, 'probably-not-sent');
});

test('no fall suggests that nothing was sent, even before a price is known', () => {
  assert.equal(weighBalance({ ...facts, after: 1000 }).lean, 'probably-not-sent');
  assert.equal(weighBalance({ ...facts, after: 1000, expected: null }).lean, 'probably-not-sent');
});

test('a balance that did not change never suggests acceptance, however little the request costs', () => {
  for (const expected of [0.05, 1, 2, 3, 50]) {
    assert.equal(weighBalance({ ...facts, after: 1000, expected }).lean, 'probably-not-sent', `${expected}`);
    assert.equal(
      weighBalance({ ...facts, after: 1000 - expected, expected }).lean,
      'probably-accepted',
      `${expected}`,
    );
  }
  assert.equal(weighBalance({ ...facts, after: 999, expected: 2 }).lean, 'unclear', 'half of it is neither');
});

test('anything else is unclear, and says why', () => {
  for (const change of [
    { before: null },
    { after: null },
    { after: 800 },
    { after: 1200 },
    { expected: null },
    { others: 1 },
  ]) {
    assert.equal(weighBalance({ ...facts, ...change }).lean, 'unclear', JSON.stringify(change));
  }
});

test('floats are shown as people write them', () => {
  assert.match(
    weighBalance({ ...facts, before: 0.3, after: 0.1, expected: 0.2 }).sentence,
    /fell by 0\.2, .* cost 0\.2:/,
  );
});
