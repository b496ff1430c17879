import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayAfter } from '../../../shared/format/sending-day.ts';
import { dayOrder } from '../../../shared/format/written-date.ts';
import {
  type CellCondition,
  type CellTest,
  conditionWords,
  fromDay,
  rowTest,
} from '../../../shared/sheet/condition.ts';

/** A Friday. */
const TODAY = '2026-11-27';

const condition = (test: CellTest, value = '', dayFirst?: boolean): CellCondition => {
  return fromDay({ column: 0, test, value, dayFirst }, TODAY);
};

function taken(cells: readonly string[], ...conditions: CellCondition[]): string[] {
  const holds = rowTest(conditions);
  return cells.filter((cell) => holds(() => cell));
}

describe('a condition on a date', () => {
  const days = Array.from({ length: 30 }, (_, at) => dayAfter(TODAY, at - 15));

  test('counts from the day that it is asked on', () => {
    assert.deepEqual(taken(days, condition('is-today')), [TODAY]);
    assert.deepEqual(taken(days, condition('is-tomorrow')), ['2026-11-28']);
    const week = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
    assert.deepEqual(taken(days, condition('is-this-week')), week, 'from Monday to Sunday');
    assert.deepEqual(taken(days, condition('is-within', '2')), [TODAY, '2026-11-28', '2026-11-29']);
    assert.deepEqual(taken(days, condition('is-older', '14')), ['2026-11-12'], 'not the 14th day itself');
  });

  test('on Monday and on Sunday the week is the same', () => {
    for (const today of ['2026-11-23', '2026-11-29']) {
      const { value } = fromDay({ column: 0, test: 'is-this-week', value: '' }, today);
      assert.equal(value, '2026-11-23/2026-11-29');
    }
  });

  test('on a day, before and after one, by any way to write it, with its time', () => {
    const cells = ['2026-11-27 09:00', '27.11.2026', '27 November 2026', 'Nov 28, 2026', '24/12/26', ''];
    assert.deepEqual(taken(cells, condition('is-on', TODAY)), cells.slice(0, 3));
    assert.deepEqual(taken(cells, condition('is-before', '2026-11-28')), cells.slice(0, 3));
    assert.deepEqual(taken(cells, condition('is-after', TODAY, true)), ['Nov 28, 2026', '24/12/26']);
    assert.deepEqual(taken(cells, condition('has-no-date', '', true)), ['']);
    const hidden = ['="27/11/2026"', '27/11/2026\u00a009:00', '\u200e27/11/2026', '27/11/2026, 9:00\u202fAM'];
    assert.deepEqual(taken(hidden, condition('is-on', TODAY, true)), hidden, 'as the message shows them');
    assert.equal(dayOrder(hidden).dayFirst, true);
    const contrary = { date: '13/4/2031', dayFirst: null };
    assert.deepEqual(dayOrder(['13/4/2031', '4/13/2031']), contrary, 'a person has to choose');
    assert.deepEqual(dayOrder(['13/4/2031', '3/4/2031']), { date: '3/4/2031', dayFirst: true });
    assert.deepEqual(dayOrder(['13.4.2031', '2031-04-13']), { date: null, dayFirst: true });
  });

  test('where nobody knows whether the day comes first it is no date', () => {
    assert.deepEqual(taken(['03/04/2026'], condition('is-on', '2026-04-03')), []);
    assert.deepEqual(taken(['03/04/2026'], condition('is-on', '2026-04-03', true)), ['03/04/2026']);
    assert.deepEqual(taken(['03/04/2026'], condition('is-on', '2026-03-04', false)), ['03/04/2026']);
    assert.deepEqual(taken(['03/04/2026'], condition('has-no-date')), ['03/04/2026']);
  });

  test('days of one column are alternatives, and must hold beside a before or after', () => {
    assert.deepEqual(taken(days, condition('is-today'), condition('is-tomorrow')), [TODAY, '2026-11-28']);
    assert.deepEqual(taken(days, condition('is-after', TODAY), condition('is-before', '2026-11-30')), [
      '2026-11-28',
      '2026-11-29',
    ]);
  });

  test('reads as a sentence, with its days once they are known', () => {
    const words = (...all: CellCondition[]) =>
      conditionWords(all.map((one) => ({ ...one, column: 'Visit' })));
    const asked = (test: CellTest, value = '') => ({ column: 0, test, value });
    assert.equal(words(asked('is-within', '7')), 'Visit is within the next 7 days');
    assert.equal(words(asked('is-older', '1')), 'Visit is older than 1 day');
    assert.equal(words(condition('is-within', '7')), 'Visit is from 27 Nov 2026 to 4 Dec 2026');
    assert.equal(words(condition('is-tomorrow')), 'Visit is on 28 Nov 2026');
    assert.equal(
      words(condition('is-before', TODAY), condition('has-no-date')),
      'Visit is before 27 Nov 2026, and Visit is no date',
    );
  });
});
