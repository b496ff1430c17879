import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dueNow,
  goesFirstChoices,
  proposedStart,
  scheduledCanaryWords,
} from '../../../../shared/campaign/plan/schedule.ts';

test('a missed time asks and never fires late', () => {
  assert.deepEqual(dueNow(1000, 400), { kind: 'wait', ms: 600 });
  assert.deepEqual(dueNow(9_999_999, 0), { kind: 'wait', ms: 30_000 });
  assert.equal(dueNow(1000, 1000).kind, 'start');
  assert.equal(dueNow(1000, 11_000).kind, 'start');
  assert.deepEqual(dueNow(1000, 11_001), { kind: 'ask', lateMs: 10_001 });
});

test('a time is proposed in daytime, a full hour some minutes off', () => {
  const proposed = (hours: number, minutes: number) => {
    const at = new Date(proposedStart(new Date(2026, 4, 31, hours, minutes).getTime()));
    return [at.getDate(), at.getHours(), at.getMinutes(), at.getSeconds()];
  };
  assert.deepEqual(proposed(10, 20), [31, 11, 0, 0]);
  assert.deepEqual(proposed(10, 55), [31, 12, 0, 0]);
  assert.deepEqual(proposed(10, 50), [31, 11, 0, 0]);
  assert.deepEqual(proposed(2, 0), [31, 9, 0, 0]);
  assert.deepEqual(proposed(16, 30), [31, 17, 0, 0]);
  assert.deepEqual(proposed(17, 20), [1, 9, 0, 0]);
  assert.deepEqual(proposed(23, 55), [1, 9, 0, 0]);
});

test('a scheduled campaign says what its canary comes to when nobody is there', () => {
  assert.match(scheduledCanaryWords({ canary: 3 }, 100), /goes to 3 people at that time, pauses/);
  for (const canary of [0, 5, 9])
    assert.match(scheduledCanaryWords({ canary, canaryNow: true }, 5), /nobody gets the text first/);
});

test('a schedule with a canary asks who goes first until it is chosen', () => {
  const proven = { people: 9, isProven: true };
  const asked = { choices: ['canary-now', 'everybody'], chosen: null };
  const later = { startAt: 1000, canary: 3 };
  assert.deepEqual(goesFirstChoices(later, proven), asked);
  assert.deepEqual(goesFirstChoices({ ...later, canaryNow: false }, proven), asked);
  assert.equal(goesFirstChoices({ ...later, canaryNow: true }, proven)?.chosen, 'canary-now');
  const unproven = { people: 9, isProven: false };
  assert.deepEqual(goesFirstChoices(later, unproven), {
    choices: ['canary-now', 'canary-then'],
    chosen: null,
  });
  assert.equal(goesFirstChoices({ ...later, canaryNow: false }, unproven)?.chosen, 'canary-then');
  for (const none of [{ startAt: null }, { canary: 0 }, { canary: 9 }])
    assert.equal(goesFirstChoices({ ...later, ...none }, proven), null);
});
