import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DUPLICATE, JOINED, UNDECIDED } from '../../../shared/audience/audience-row.ts';
import { byDate, byPlace, isAsked, listRule } from '../../../shared/audience/kept-row.ts';
import { plainNumber } from '../../../shared/audience/plain-number.ts';
import { dayOrder } from '../../../shared/format/written-date.ts';

test('an import keeps the first row of a number or the last, and asks about the others only where its rule asks', () => {
  const rules = (['first', 'last', 'ask', 'join'] as const).map((rule) => {
    const { keep, others } = plainNumber(listRule(rule, { language: 'en', ways: [] }, []));
    return [rule, byPlace(['a', 'b', 'c'], keep), others, isAsked(rule)];
  });
  assert.deepEqual(rules, [
    ['first', 'a', DUPLICATE, false],
    ['last', 'c', DUPLICATE, false],
    ['ask', 'a', UNDECIDED, true],
    ['join', 'a', JOINED, true],
  ]);
});

const chosen = (keep: 'earliest' | 'latest', ...dates: string[]) =>
  byDate(dates, keep, (date) => date, dayOrder(dates).dayFirst);

test('by date the earliest or the latest row is kept', () => {
  assert.equal(chosen('earliest', '2026-03-02', '2026-03-01T10:00'), '2026-03-01T10:00');
  assert.equal(chosen('latest', '13.03.2026', '02.04.2026', '01.01.2026'), '02.04.2026');
  assert.equal(chosen('latest', '03/13/2026', '04/02/2026'), '04/02/2026');
  assert.equal(chosen('earliest', '2026-03-01 10:00', '2026-03-01 09:30'), '2026-03-01 09:30');
});

test('dates that do not decide choose nobody', () => {
  for (const dates of [
    ['2026-03-01', ''],
    ['2026-03-01', 'soon'],
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01', '2026-03-01 09:00'],
    ['2026-02-30', '2026-03-01'],
    ['03/04/2026', '04/03/2026'],
    ['13/04/2026', '04/13/2026'],
  ]) {
    assert.equal(chosen('earliest', ...dates), null, dates.join());
  }
});

test('of different days the earliest and the latest are those of the calendar, in any order of the rows', () => {
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  const days = fc.uniqueArray(
    day.map((date) => date.toISOString().slice(0, 10)),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(days, (dates) => {
      const sorted = dates.toSorted();
      assert.equal(chosen('earliest', ...dates), sorted[0]);
      assert.equal(chosen('latest', ...dates), sorted.at(-1));
    }),
  );
});
