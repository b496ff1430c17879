import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { orderOfKeys, sortedRows } from '../../../../electron/collation/row-order.ts';
import { deliveryStates } from '../../../../shared/campaign/progress/delivery-state.ts';
import {
  changesWhileSending,
  RESULT_SORTED_BY,
  resultColumns,
  resultStateRank,
  SHOWN_RESULTS,
} from '../../../../shared/campaign/results/columns/result-columns.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result-row.ts';

test('by state, what needs a person comes first and what was accepted last, each state in a place of its own', () => {
  const ranked = deliveryStates.flatMap((state) =>
    [true, false].map((perhapsTexted) => ({
      name: perhapsTexted ? `${state}, perhaps` : state,
      rank: resultStateRank({ state, perhapsTexted }, false),
    })),
  );
  const ranks = ranked.map(({ rank }) => rank);
  assert.equal(new Set(ranks).size, ranks.length);
  assert.ok(Math.min(...ranks) > resultStateRank({ state: 'accepted', perhapsTexted: false }, true));
  const inOrder = ranked.sort((one, other) => one.rank - other.rank).map(({ name }) => name);
  assert.deepEqual(inOrder.slice(1, 4), ['unknown', 'refused, perhaps', 'refused']);
  assert.equal(inOrder.at(-1), 'accepted');
});

test('whole numbers are put in order as a stable sort does, those that have none last', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 6 }).map((key) => key * 70_000_001)), (keys) => {
      const order = orderOfKeys(Float64Array.from(keys));
      const all = Uint32Array.from(keys.keys());
      const blank = [...all].filter((n) => keys[n] === 0);
      const by = (sign: number): number[] =>
        [...all].filter((n) => keys[n] !== 0).sort((one, other) => sign * (keys[one]! - keys[other]!));
      assert.deepEqual([...sortedRows(all, order, false)], [...by(1), ...blank]);
      assert.deepEqual([...sortedRows(all, order, true)], [...by(-1), ...blank]);
    }),
  );
});

const row: ResultRow = {
  state: 'accepted',
  perhapsTexted: false,
  position: 3,
  row: 5,
  msisdn: '4520123456',
  name: 'Ada',
  text: 'Hi Ada',
  version: 0,
  parts: 2,
  chunk: 1,
  id: '77',
  returned: null,
  reason: null,
  at: Date.UTC(2026, 4, 1, 12),
};

test('an export holds every column that the grid shows, in the same order and with what it shows', () => {
  assert.deepEqual(
    Object.keys(resultColumns).filter((key) => (SHOWN_RESULTS as string[]).includes(key)),
    SHOWN_RESULTS,
  );
  for (const key of SHOWN_RESULTS) {
    const { title, shown, exported } = resultColumns[key];
    assert.notEqual(title(), '', key);
    const [inGrid, inExport] = [shown!(row), String(exported(row))];
    // The grid shows the time of day alone, the export the date before it.
    assert.ok(
      key === 'at' ? inExport.endsWith(inGrid) : inExport === inGrid,
      `${key}: ${inGrid}, ${inExport}`,
    );
  }
});

test('a column changes its order while sending if what it sorts by comes from a request', () => {
  const changing = RESULT_SORTED_BY.filter((by) =>
    changesWhileSending({ by, descending: false, locale: 'en' }),
  );
  assert.deepEqual(changing, ['state', 'chunk', 'id', 'at']);
});
