import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedNumber, numberCells } from '../../../shared/audience/corrected-number.ts';

const kept = JSON.stringify(['n/a', '', '=1']);

test('a row shows all cells that its number is read from, and what was typed instead in the first place', () => {
  assert.deepEqual(numberCells('n/a', kept, 2), ['n/a', '', '=1']);
  assert.deepEqual(numberCells('=1', kept, 2), ['n/a', '', '=1']);
  assert.deepEqual(numberCells('070-XX', kept, 2), ['070-XX', '', '=1']);
  assert.deepEqual(numberCells('n/a', null, 0), ['n/a']);
  assert.deepEqual(numberCells('n/a', null, 2), ['n/a', '', ''], 'a list made before such cells were kept');
});

test('a row is corrected by whichever of its numbers was changed, in their order', () => {
  const before = ['n/a', '', '=1'];
  const correct = (...after: (string | undefined)[]) => correctedNumber(before, after, 'SE');
  assert.equal(correct('n/a', '', '=1'), null);
  assert.equal(correct('n/a', '', "'=1"), null, 'what a CSV is guarded with is no change');
  assert.equal(correct('n/a', undefined, undefined), null, 'nor is a column that is gone');
  assert.equal(correct('n/a', '0701740605', '=1'), '0701740605');
  assert.equal(correct('n/a', '0701740605', '0701740606'), '0701740605');
  assert.equal(correct('0701740607', '0701740605', '=1'), '0701740607');
  assert.equal(correct('n/a', 'nobody', '=1'), 'n/a', 'none of them is a number');
  assert.equal(correct('', 'nobody', '=1'), 'nobody');
});
