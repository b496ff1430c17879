import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { scrollScale, TALLEST } from '../../../shared/format/scroll-scale.ts';

const lists = fc.record({
  total: fc.integer({ min: 1, max: 500_000_000 }),
  view: fc.integer({ min: 50, max: 3000 }),
});

test('a list that fits is not scaled', () => {
  const scale = scrollScale(36_000, 600);
  assert.equal(scale.height, 36_000);
  assert.equal(scale.exact, true);
  assert.equal(scale.topOf(1234), 1234);
  assert.equal(scale.offsetOf(99_999), 35_400);
});

test('a million rows fit under the cap and the last row is reachable', () => {
  const scale = scrollScale(36_000_000, 600);
  assert.equal(scale.height, TALLEST);
  assert.equal(scale.offsetOf(TALLEST - 600), 36_000_000 - 600);
  assert.equal(scale.offsetOf(0), 0);
});

test('both ends scroll pixel by pixel', () => {
  const scale = scrollScale(36_000_000, 600);
  assert.equal(scale.offsetOf(101) - scale.offsetOf(100), 1);
  const end = TALLEST - 600;
  assert.equal(scale.offsetOf(end) - scale.offsetOf(end - 1), 1);
});

test('position and offset lead back to one another', () => {
  fc.assert(
    fc.property(lists, fc.double({ min: 0, max: 1, noNaN: true }), ({ total, view }, share) => {
      const scale = scrollScale(total, view);
      const offset = share * scale.most;
      assert.ok(Math.abs(scale.offsetOf(scale.topOf(offset)) - offset) < 0.01);
      assert.ok(scale.topOf(offset) <= Math.max(0, scale.height - view));
    }),
  );
});

test('further down the element is never further up the list', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(lists, share, share, ({ total, view }, one, two) => {
      const scale = scrollScale(total, view);
      const [low, high] = [Math.min(one, two) * scale.height, Math.max(one, two) * scale.height];
      assert.ok(scale.offsetOf(low) <= scale.offsetOf(high));
    }),
  );
});
