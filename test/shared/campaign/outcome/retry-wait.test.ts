import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { backOff, defaultRetry, readRetryAfter } from '../../../../shared/campaign/outcome/retry-wait.ts';

test('back-off grows, is spread, is bounded in number and length', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (retry, random) => {
        const wait = backOff(defaultRetry, retry, random);
        if (retry > defaultRetry.retries) assert.equal(wait, null);
        else {
          assert.ok(wait !== null && wait >= defaultRetry.firstMs / 2 && wait <= defaultRetry.longestMs);
          assert.ok(wait >= (backOff(defaultRetry, retry, 0) ?? 0));
        }
      },
    ),
  );
});

test('the wish of the service is a minimum, unless it is longer than a person should wait unasked', () => {
  assert.equal(backOff(defaultRetry, 1, 0, 20_000), 20_000);
  assert.equal(backOff(defaultRetry, 1, 0, 10), 500);
  assert.equal(backOff(defaultRetry, 1, 0, 3_600_000), null);
});

test('Retry-After is seconds or a date', () => {
  const now = Date.UTC(2026, 0, 1);
  assert.equal(readRetryAfter('12', now), 12_000);
  assert.equal(readRetryAfter('Thu, 01 Jan 2026 00:00:30 GMT', now), 30_000);
  assert.equal(readRetryAfter('Thu, 01 Jan 2025 00:00:30 GMT', now), 0);
  assert.equal(readRetryAfter('soon', now), null);
  assert.equal(readRetryAfter('-1', now), null);
  assert.equal(readRetryAfter(undefined, now), null);
});
