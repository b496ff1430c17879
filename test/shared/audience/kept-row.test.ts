import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  DUPLICATE,
  EXCLUDED,
  JOINED,
  RECIPIENT,
  SAID_NO,
  UNDECIDED,
} from '../../../shared/audience/audience-row.ts';
import {
  byDate,
  byPlace,
  isAsked,
  judgeMet,
  KEEPING,
  keeperAmong,
  needsNoChoice,
} from '../../../shared/audience/kept-row.ts';
import { dayOrder } from '../../../shared/format/written-date.ts';

test('an import keeps the first row of a number or the last, and asks about the others only where its rule asks', () => {
  const rules = (['first', 'last', 'ask', 'join'] as const).map((rule) => {
    const { keep, others } = KEEPING[rule];
    return [rule, byPlace(['a', 'b', 'c'], keep), others, isAsked(rule)];
  });
  assert.deepEqual(rules, [
    ['first', 'a', DUPLICATE, false],
    ['last', 'c', DUPLICATE, false],
    ['ask', 'a', UNDECIDED, true],
    ['join', 'a', JOINED, true],
  ]);
});

test('nobody chooses between rows with the same cells, or against one left out by hand', () => {
  const kept = { status: RECIPIENT, cells: '["Ada"]' };
  assert.equal(needsNoChoice(kept, { cells: '["Ada"]' }), true);
  assert.equal(needsNoChoice(kept, { cells: '["Bo"]' }), false);
  assert.equal(needsNoChoice({ ...kept, status: EXCLUDED }, { cells: '["Bo"]' }), true);
});

test('a number goes to its recipient, else it is left out by the row that has its joined text, else by the first', () => {
  const row = (status: number, joined: string | null = null) => ({ status, joined });
  const sent = row(RECIPIENT);
  const [out, outJoined] = [row(EXCLUDED), row(EXCLUDED, '{}')];
  assert.equal(keeperAmong([row(DUPLICATE), outJoined, sent]), sent);
  assert.equal(keeperAmong([out, row(JOINED), outJoined]), outJoined);
  assert.equal(keeperAmong([row(UNDECIDED), out, row(EXCLUDED)]), out);
  assert.equal(keeperAmong([row(DUPLICATE), row(SAID_NO)]), undefined);
});

test('rows of one number that meet in a new list are sent to once at most, and no rule against it is lost', () => {
  const met = (...rows: readonly (readonly [status: number, source?: number, cells?: number])[]) =>
    judgeMet(
      rows.map(([status, source = 0, cells = 0]) => ({ source, status, cells, gaveWayToExcluded: false })),
    );
  assert.deepEqual(met([RECIPIENT], [SAID_NO, 1]), { statuses: [SAID_NO, SAID_NO], kept: 1 });
  assert.deepEqual(met([RECIPIENT], [EXCLUDED, 1]), { statuses: [DUPLICATE, EXCLUDED], kept: 1 });
  assert.deepEqual(met([DUPLICATE], [DUPLICATE]), { statuses: [RECIPIENT, DUPLICATE], kept: 0 });
  assert.deepEqual(met([RECIPIENT], [RECIPIENT, 1]), { statuses: [RECIPIENT, DUPLICATE], kept: 0 });
  assert.deepEqual(met([RECIPIENT], [RECIPIENT, 1, 1]), { statuses: [RECIPIENT, UNDECIDED], kept: 0 });
  assert.deepEqual(met([JOINED], [RECIPIENT], [JOINED, 1]), {
    statuses: [JOINED, RECIPIENT, DUPLICATE],
    kept: 1,
  });
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
