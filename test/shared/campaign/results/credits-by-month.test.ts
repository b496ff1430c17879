import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { AccountId } from '../../../../shared/brand.ts';
import {
  type CreditsRow,
  chosenCredits,
  creditMonths,
  creditPeriods,
  creditsTable,
  creditWords,
  monthOf,
  monthsOfPeriod,
  takenTogether,
} from '../../../../shared/campaign/results/credits-by-month.ts';

const all = { from: '2025-11', to: '2026-02', accountId: null, label: null } as const;

function row(month: string, account: string, label: string, credits: number): CreditsRow {
  const accountId = account as AccountId;
  const more = { unpriced: 0, treated: 0, balanceCredits: 0 };
  return { month, accountId, accountName: account, label, texts: 1, parts: 2, credits, ...more };
}

const rows = [
  row('2025-10', 'North', '', 1),
  row('2025-11', 'South', 'spring', 2),
  row('2025-11', 'North', 'spring', 4.5),
  row('2026-02', 'North', 'autumn', 8),
  row('2026-03', 'North', 'autumn', 16),
];

describe('credits by month', () => {
  test('a month is told by this computer’s clock, and twelve of them end with the present one', () => {
    assert.equal(monthOf(new Date(2026, 0, 1).getTime()), '2026-01');
    assert.equal(monthOf(new Date(2026, 0, 1).getTime() - 1), '2025-12');
    const now = new Date(2026, 10, 22).getTime();
    assert.deepEqual(monthsOfPeriod('recent', now), { from: '2025-12', to: '2026-11' });
    assert.deepEqual(monthsOfPeriod('recent', new Date(2026, 11, 31).getTime()), {
      from: '2026-01',
      to: '2026-12',
    });
    assert.deepEqual(monthsOfPeriod('2024', now), { from: '2024-01', to: '2024-12' });
  });

  test('every month of a choice is there, those without anything too, and nothing outside counts', () => {
    const months = creditMonths(rows, all);
    assert.deepEqual(
      months.map(({ month, taken }) => [month, taken.credits]),
      [
        ['2025-11', 6.5],
        ['2025-12', 0],
        ['2026-01', 0],
        ['2026-02', 8],
      ],
    );
  });

  test('an account and a label leave out the others', () => {
    assert.deepEqual(chosenCredits(rows, { ...all, accountId: 'North' as AccountId, label: 'spring' }), [
      rows[2],
    ]);
    assert.deepEqual(chosenCredits(rows, { ...all, label: '' }), []);
  });

  test('the years that can be chosen are those of which something is there, the newest first', () => {
    assert.deepEqual(creditPeriods(rows), ['recent', '2026', '2025']);
    assert.deepEqual(creditPeriods([]), ['recent']);
  });

  test('the table has the newest month first, accounts and labels in order, and numbers as numbers', () => {
    assert.deepEqual(creditsTable(rows, all).slice(1), [
      ['2026-02', 'North', 'autumn', 1, 2, 8, 0, 0, 0],
      ['2025-11', 'North', 'spring', 1, 2, 4.5, 0, 0, 0],
      ['2025-11', 'South', 'spring', 1, 2, 2, 0, 0, 0],
    ]);
  });

  test('whatever is chosen, the months come to what the rows come to', () => {
    const month = fc
      .tuple(fc.integer({ min: 2020, max: 2023 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
    const some = fc.constantFrom('', 'one', 'two');
    const rowsOf = fc.array(fc.tuple(month, some, some, fc.nat(1000)).map((made) => row(...made)));
    fc.assert(
      fc.property(rowsOf, month, month, fc.option(some), (made, from, to, label) => {
        const choice = { from, to, accountId: null, label };
        const months = creditMonths(made, choice);
        assert.deepEqual(
          takenTogether(months.map(({ taken }) => taken)),
          takenTogether(chosenCredits(made, choice)),
        );
        assert.deepEqual(months.map((one) => one.month).toSorted(), [
          ...new Set(months.map((one) => one.month)),
        ]);
      }),
      { numRuns: 100 },
    );
  });

  test('what the balance says beside the answers is said wherever it says more', () => {
    assert.equal(creditWords(null, null), null);
    assert.deepEqual(creditWords(5, null), { sum: '5', madeOf: null });
    assert.deepEqual(creditWords(5, 320), { sum: '325', madeOf: '5 by its answers, 320 by the balance' });
    assert.deepEqual(creditWords(null, 320), { sum: '320', madeOf: '0 by its answers, 320 by the balance' });
  });
});
