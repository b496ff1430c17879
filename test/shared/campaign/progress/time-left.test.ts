import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Acceptance,
  calmEnd,
  inTwoDigits,
  measuredPerMinute,
  secondsLeft,
  timeLeftWords,
} from '../../../../shared/campaign/progress/time-left.ts';

const every = (ms: number, people: number, count: number): Acceptance[] =>
  Array.from({ length: count }, (_, index) => ({ at: (index + 1) * ms, people }));

test('the pace is that of the last minutes, and of the last two requests where each takes minutes', () => {
  assert.equal(measuredPerMinute([], 0, 1000), null);
  assert.equal(measuredPerMinute(every(1000, 10, 1), 0, 1000), null);
  assert.equal(measuredPerMinute(every(1000, 10, 2), 0, 2000), 600);
  const slower = [
    ...every(1000, 10, 60),
    ...every(10_000, 10, 30).map(({ at }) => ({ at: at + 60_000, people: 10 })),
  ];
  assert.equal(Math.round(measuredPerMinute(slower, 0, 360_000)!), 60);
  assert.equal(measuredPerMinute(every(600_000, 10_000, 3), 0, 1_800_000), 1000);
});

test('the time left is that of the people at the measured pace, and unknown without one', () => {
  assert.deepEqual(
    [600, 0, -1, null].map((perMinute) => secondsLeft(90, perMinute)),
    [9, null, null, null],
  );
});

test('waiting for an answer as long as for those before slows nothing down, and longer does', () => {
  const paces = [20_000, 25_000, 30_000, 40_000, 60_000].map((now) => {
    return measuredPerMinute(every(10_000, 100, 2), 0, now);
  });
  assert.deepEqual(paces, [600, 600, 600, 400, 240]);
  assert.equal(measuredPerMinute(every(1, 1, 2), 0, 2), null);
});

test('what is left is told in whole minutes, and coarser the longer it is', () => {
  const told = [0, 59, 60, 89, 90, 200, 545, 599, 640, 1000, 3400, 3599, 5000, 12_000, 100_000].map(
    timeLeftWords,
  );
  assert.deepEqual(told, [
    'less than a minute left',
    'less than a minute left',
    'about 1 minute left',
    'about 1 minute left',
    'about 2 minutes left',
    'about 3 minutes left',
    'about 9 minutes left',
    'about 10 minutes left',
    'about 10 minutes left',
    'about 15 minutes left',
    'about 55 minutes left',
    'about 1\u00a0h left',
    'about 1\u00a0h 30\u00a0min left',
    'about 3\u00a0h 30\u00a0min left',
    'about 1 day 4\u00a0h left',
  ]);
});

test('the end on show stays while estimates waver about it, and gives way to what is really another', () => {
  const now = 1_000_000;
  const shown = now + 600_000;
  assert.equal(calmEnd(null, shown, now), shown);
  for (const wavers of [-100_000, -5000, 60_000, 140_000])
    assert.equal(calmEnd(shown, shown + wavers, now), shown);
  for (const other of [-400_000, 400_000]) assert.equal(calmEnd(shown, shown + other, now), shown + other);
  // Once it is over, what is estimated now counts.
  assert.equal(calmEnd(now - 1, now + 5000, now), now + 5000);
});

test('people a minute are told in two digits', () => {
  assert.deepEqual([0, 7, 12, 99, 104, 1234, 98_765].map(inTwoDigits), [0, 7, 12, 99, 100, 1200, 99_000]);
});
