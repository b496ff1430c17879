import assert from 'node:assert/strict';
import { test } from 'node:test';
import { badgeDot } from '../../../electron/hosts/electron/badge-dot.ts';

test('the dot is round, opaque in its middle and nothing in its corners, with no colour brighter than its opacity', () => {
  const width = 32;
  const pixels = badgeDot(width);
  assert.equal(pixels.length, width * width * 4);
  const at = (x: number, y: number): number[] => [
    ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];
  assert.deepEqual(at(0, 0), [0, 0, 0, 0]);
  assert.deepEqual(at(16, 16), [6, 119, 217, 255]);
  assert.deepEqual(at(16, 1), at(15, 30), 'the same above as below');
  for (let n = 0; n < pixels.length; n += 4) {
    const [blue = 0, green = 0, red = 0, opacity = 0] = pixels.subarray(n, n + 4);
    assert.ok(Math.max(blue, green, red) <= opacity);
  }
});
