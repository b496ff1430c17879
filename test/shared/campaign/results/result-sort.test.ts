import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { orderOfKeys, sortedRows } from '../../../../electron/collation/row-order.ts';
import { deliveryStates } from '../../../../shared/campaign/progress/delivery-state.ts';
import { resultStateRank } from '../../../../shared/campaign/results/result-sort.ts';

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
