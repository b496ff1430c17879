import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  accepted,
  afterVerdict,
  changeRanges,
  inDoubt,
  notReached,
  onItsWay,
  type Reached,
  type ReachedChange,
  type ReachedRange,
} from '../../../../shared/campaign/results/reached.ts';

const most = 30;

const acts = {
  'on its way': (at: number) => onItsWay(at),
  accepted: (at: number) => accepted(at),
  'in doubt': (at: number) => inDoubt(at),
  refused: () => notReached(false),
  'refused after a doubt': () => notReached(true),
  'counted as not sent': () => afterVerdict('not-counted'),
  'treated as sent': () => afterVerdict('perhaps'),
};

const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: most }), { minLength: 2, maxLength: 6 })
  .map((cuts) => cuts.sort((one, other) => one - other))
  .map((cuts) =>
    cuts.flatMap((from, at) => (at % 2 === 0 && at + 1 < cuts.length ? [{ from, to: cuts[at + 1]! }] : [])),
  );

const step = fc.record({
  act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  at: fc.integer({ min: 1, max: 3 }),
  spans,
});

test('ranges say of each position what a record of every single one would say, and are as few as can be', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const each: (Reached | null)[] = Array(most).fill(null);
      let ranges: ReachedRange[] = [];
      for (const { act, at, spans } of steps) {
        const change = acts[act](at);
        const changes: ReachedChange[] = spans.map((span) => ({ ...span, change }));
        for (const { from, to } of spans)
          for (let one = from; one < to; one++) each[one] = change(each[one]!);
        ranges = changeRanges(ranges, changes);
      }
      const said: (Reached | null)[] = Array(most).fill(null);
      for (const { from, to, state, at } of ranges) {
        for (let one = from; one < to; one++) {
          assert.equal(said[one], null, 'no position is in two ranges');
          said[one] = { state, at };
        }
      }
      assert.deepEqual(
        said,
        each.map((one) => one && { state: one.state, at: one.at }),
      );
      const differ = each.filter(
        (one, at) => one !== null && (each[at - 1]?.state !== one.state || each[at - 1]?.at !== one.at),
      );
      assert.equal(ranges.length, differ.length);
    }),
  );
});

test('an id is never forgotten, and a doubt only where a request was never in it', () => {
  const doubt: Reached = { state: 'perhaps', at: 1 };
  const id: Reached = { state: 'accepted', at: 1 };
  for (const make of Object.values(acts)) assert.equal(make(2)(id)?.state, 'accepted');
  assert.equal(notReached(true)(doubt), doubt);
  assert.equal(notReached(false)(doubt), null);
  assert.deepEqual(onItsWay(2)(doubt), doubt);
});
