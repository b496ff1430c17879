import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type AnsweredTogether,
  curveOf,
  hasCourse,
  intervalOf,
  intervalsIn,
  MOST_INTERVALS,
} from '../../../../shared/campaign/results/sending-curve.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const curve = (
  spanMs: number,
  intervalMs: number,
  answers: AnsweredTogether[],
  credits: number | null = null,
) => curveOf({ from: 0, spanMs, intervalMs, credits }, answers);
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value));

test('intervals are such as a clock is read in, and no more than are drawn however long a sending takes', () => {
  assert.equal(intervalOf(0, 0), SECOND);
  assert.equal(intervalOf(40 * SECOND, 0), SECOND);
  assert.equal(intervalOf(49 * SECOND, 0), 2 * SECOND);
  assert.equal(intervalOf(20 * MINUTE, 0), 30 * SECOND);
  assert.equal(
    intervalOf(20 * MINUTE, 90 * SECOND),
    2 * MINUTE,
    'no shorter than a request takes by its speed limit',
  );
  assert.equal(intervalOf(30 * HOUR, 0), HOUR);
  for (const span of [1, 1e6, 1e9, 1e12, 1e14])
    for (const least of [0, 1e7, 1e11]) {
      const length = intervalOf(span, least);
      assert.ok(length >= least && intervalsIn(span, length) <= MOST_INTERVALS);
    }
});

test('people count evenly for as long as their request was on the way, and a pause is a gap', () => {
  const { intervals } = curve(10 * MINUTE, MINUTE, [
    { began: 0, ended: 2 * MINUTE, people: 1000, credits: 0 },
    { began: 8 * MINUTE + 30 * SECOND, ended: 10 * MINUTE, people: 300, credits: 0 },
  ]);
  assert.deepEqual(rounded(intervals.map(({ people }) => people)), [500, 500, 0, 0, 0, 0, 0, 0, 100, 200]);
  assert.deepEqual(
    rounded(intervals.map(({ perMinute }) => perMinute)),
    [500, 500, 0, 0, 0, 0, 0, 0, 100, 200],
  );
});

test('the last interval is measured as far as it goes, unless it has only just begun', () => {
  const of = (spanMs: number) =>
    curve(spanMs, MINUTE, [{ began: 0, ended: spanMs, people: spanMs / 100, credits: 0 }]).intervals;
  assert.deepEqual(rounded(of(90 * SECOND).map(({ perMinute }) => perMinute)), [600, 600]);
  assert.deepEqual(rounded(of(63 * SECOND).map(({ perMinute }) => perMinute)), [600, 60]);
});

test('credits so far end in what the campaign consumed, and are none where the service told none', () => {
  const answers = [
    { began: 0, ended: 10, people: 10, credits: 3 },
    { began: 5000, ended: 5010, people: 10, credits: 3 },
  ];
  const told = curve(5010, SECOND, answers, 6.9).intervals.map(({ creditsSoFar }) => creditsSoFar);
  assert.deepEqual([told[0], told[4], told[5]], [3.45, 3.45, 6.9]);
  for (const none of [curve(5010, SECOND, answers), curve(5010, SECOND, [{ ...answers[0]!, credits: 0 }], 6)])
    assert.ok(none.intervals.every(({ creditsSoFar }) => creditsSoFar === null));
});

test('nobody is lost, nobody counts twice, and credits never fall', () => {
  const span = fc.integer({ min: 0, max: 1e10 });
  const answer = fc.record({
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    took: fc.nat(1e9),
    people: fc.nat(10_000),
  });
  fc.assert(
    fc.property(span, fc.array(answer, { maxLength: 40 }), (spanMs, some) => {
      const answers = some.map(({ place, took, people }) => {
        const ended = Math.round(place * spanMs);
        return { began: Math.max(0, ended - took), ended, people, credits: people * 2 };
      });
      const all = answers.reduce((sum, { people }) => sum + people, 0);
      const { intervals } = curve(spanMs, intervalOf(spanMs, 0), answers, all * 2);
      assert.ok(intervals.length <= MOST_INTERVALS);
      const sum = intervals.reduce((so, { people }) => so + people, 0);
      assert.ok(Math.abs(sum - all) < 1e-6 * (all + 1), `${sum} of ${all}`);
      let before = 0;
      for (const { people, perMinute, creditsSoFar } of intervals) {
        assert.ok(people >= 0 && Number.isFinite(perMinute) && perMinute >= 0);
        assert.ok(all === 0 || creditsSoFar! >= before);
        before = creditsSoFar ?? 0;
      }
    }),
  );
});

test('a curve of less than a minute, or of two intervals, has no course to show', () => {
  assert.ok(!hasCourse(curve(59_000, 2_000, [])));
  assert.ok(!hasCourse(curve(61_000, 60_000, [])));
  assert.ok(hasCourse(curve(61_000, 2_000, [])));
});
