import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLongSleep } from '../../../../shared/campaign/plan/after-sleep.ts';

test('a sleep of a quarter of an hour is gone over, a longer one asks first', () => {
  assert.equal(isLongSleep(15 * 60_000), false);
  assert.equal(isLongSleep(15 * 60_000 + 1), true);
});
