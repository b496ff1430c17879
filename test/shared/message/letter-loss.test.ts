import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLossAccepted, lossOf, newLossTally, tallyLoss } from '../../../shared/message/letter-loss.ts';

test('who sends knowingly agrees to these letters of so many texts, and to no more', () => {
  const tally = newLossTally();
  assert.equal(lossOf(tally), null);
  for (const text of ['Łódź', 'żółw', 'Ł 😀']) tallyLoss(tally, text);
  const loss = lossOf(tally)!;
  assert.deepEqual(loss, { people: 3, letters: [...'Łóźżł😀'].sort().join('') });
  assert.equal(tally.letters.get('Ł'), 2);
  assert.ok(isLossAccepted(null, undefined));
  assert.ok(!isLossAccepted(loss, undefined));
  assert.ok(isLossAccepted(loss, loss));
  assert.ok(isLossAccepted({ people: 2, letters: 'Ł' }, loss));
  assert.ok(!isLossAccepted({ people: 4, letters: 'Ł' }, loss));
  assert.ok(!isLossAccepted({ people: 1, letters: 'ę' }, loss));
});
