import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type RowRule, ruledRow } from '../../../shared/audience/repeated-numbers.ts';
import { dayOrder } from '../../../shared/format/written-date.ts';

const chosen = (keep: RowRule['keep'], ...dates: string[]) => {
  const rule = keep === 'first' || keep === 'last' ? { keep } : { keep, column: 0 };
  return ruledRow(
    dates.map((date) => [date]),
    rule,
    dayOrder(dates).dayFirst,
  );
};

test('a rule takes the first, the last, the earliest or the latest row', () => {
  assert.equal(chosen('first', 'b', 'a'), 0);
  assert.equal(chosen('last', 'b', 'a'), 1);
  assert.equal(chosen('earliest', '2026-03-02', '2026-03-01T10:00'), 1);
  assert.equal(chosen('latest', '13.03.2026', '02.04.2026', '01.01.2026'), 1);
  assert.equal(chosen('latest', '03/13/2026', '04/02/2026'), 1);
  assert.equal(chosen('earliest', '2026-03-01 10:00', '2026-03-01 09:30'), 1);
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
      assert.equal(chosen('earliest', ...dates), dates.indexOf(sorted[0]!));
      assert.equal(chosen('latest', ...dates), dates.indexOf(sorted.at(-1)!));
    }),
  );
});
