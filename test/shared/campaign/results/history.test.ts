import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type History,
  type HistoryRow,
  MOST_FOUND_PEOPLE,
  wholeHistory,
} from '../../../../shared/campaign/results/history.ts';

const numbers = Array.from({ length: MOST_FOUND_PEOPLE + 10 }, (_, at) => String(46_701_740_600 + at));

/** Who was found, each with a text. */
function part(msisdns: readonly string[], msisdn: string | null = null): History {
  const rows = [...msisdns, ...(msisdn === null ? [] : [msisdn])].map(
    (one) => ({ msisdn: one, at: Number(one) }) as HistoryRow,
  );
  return {
    msisdn,
    optOut: null,
    foundNumbers: msisdns.map((one) => ({ msisdn: one, optOut: null })),
    rows,
    next: null,
  };
}

test('texts are of the people who are found, also where a search that goes on finds more than are shown', () => {
  const own = '46701740500';
  const { foundNumbers, rows } = wholeHistory([part(numbers.slice(0, 30), own), part(numbers.slice(20))]);
  const shown = numbers.slice(0, MOST_FOUND_PEOPLE);
  assert.deepEqual(
    foundNumbers.map(({ msisdn }) => msisdn),
    shown,
  );
  assert.deepEqual(rows.map(({ msisdn }) => msisdn).sort(), [own, ...shown]);
});
