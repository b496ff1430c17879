import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  movedRows,
  orderOfNumbers,
  type RowOrder,
  sortedRows,
  withBlanks,
} from '../../../electron/collation/row-order.ts';
import { ROW_FLAGS, statusCode } from '../../../shared/audience/audience-row.ts';
import { filterBitsOf } from '../../../shared/audience/filter-bits.ts';
import { sortAfterPress } from '../../../shared/audience/row-sort.ts';
import { stateRank } from '../../../shared/draft/row-state.ts';

const text = fc.constantFrom(null, 'a', 'b', 'c', 'd');
const texts = fc.array(text, { minLength: 1, maxLength: 30 });

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The order that a plain sort makes of rows: those without a text last, whichever way it goes. */
function plainOrder(of: readonly (string | null)[], descending: boolean): number[] {
  const filled = [...of.keys()].filter((n) => of[n] !== null);
  const blank = [...of.keys()].filter((n) => of[n] === null);
  filled.sort((left, right) => (descending ? -1 : 1) * compare(of[left]!, of[right]!));
  return [...filled, ...blank];
}

function orderOf(of: readonly (string | null)[]): RowOrder {
  const filled = plainOrder(of, false).filter((n) => of[n] !== null);
  const firsts = Uint8Array.from(filled, (n, at) => (at === 0 || of[filled[at - 1]!] !== of[n] ? 1 : 0));
  return withBlanks({ order: Uint32Array.from(filled), firsts }, null, of.length);
}

test('rows that a list shows stand in the order of all, in both directions', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.boolean()), fc.boolean(), (of, shown, descending) => {
      const ns = Uint32Array.from([...of.keys()].filter((n) => shown[n] !== false));
      assert.deepEqual(
        [...sortedRows(ns, orderOf(of), descending)],
        plainOrder(of, descending).filter((n) => ns.includes(n)),
      );
    }),
  );
});

test('rows that were changed move to where they belong, and none is lost', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.tuple(fc.nat(), text), { maxLength: 8 }), (before, changes) => {
      const after = [...before];
      for (const [n, to] of changes) after[n % after.length] = to;
      const changed = changes.map(([n]) => n % after.length);
      const moved = movedRows(orderOf(before), changed, { textOf: (n) => after[n]!, compare });
      assert.deepEqual(moved, orderOf(after));
    }),
  );
});

test('numbers order rows as a plain sort does, with zeros last', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(4), fc.constant(0xffff)), { minLength: 1 }), (of) => {
      const order = orderOfNumbers(Uint16Array.from(of));
      const key = (n: number): number => (of[n] === 0 ? 0x10000 : of[n]!);
      assert.deepEqual(
        [...order.order],
        [...of.keys()].sort((left, right) => key(left) - key(right)),
      );
      assert.equal(order.filled, of.filter((number) => number > 0).length);
      const all = Uint32Array.from(of.keys());
      const down = [...of.keys()].filter((n) => of[n] !== 0).sort((left, right) => of[right]! - of[left]!);
      assert.deepEqual([...sortedRows(all, order, true)].slice(0, order.filled), down);
    }),
  );
});

test('a third press on a header goes back to the order of the list', () => {
  const up = sortAfterPress(null, 2, 'da');
  assert.deepEqual(up, { by: 2, descending: false, locale: 'da' });
  const down = sortAfterPress(up, 2, 'da');
  assert.deepEqual(down, { by: 2, descending: true, locale: 'da' });
  assert.equal(sortAfterPress(down, 2, 'da'), null);
  assert.deepEqual(sortAfterPress(down, 'row', 'da'), { by: 'row', descending: false, locale: 'da' });
});

test('by state, what needs a person comes first, and what says nothing last', () => {
  const rank = stateRank(true);
  const rejected = rank(filterBitsOf(statusCode('rejected'), 0, null));
  const doubtful = rank(filterBitsOf(statusCode('recipient'), ROW_FLAGS.doubtful, null));
  const repaired = rank(filterBitsOf(statusCode('recipient'), ROW_FLAGS.repaired, null));
  const optedOut = rank(filterBitsOf(statusCode('opted-out'), ROW_FLAGS.repaired, null));
  assert.ok(0 < rejected && rejected < doubtful && doubtful < repaired && repaired < optedOut);
  assert.equal(rank(filterBitsOf(statusCode('recipient'), 0, null)), 0);
});
