import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  countSpans,
  isInSpans,
  type RowSpans,
  toggledSpan,
  valuesInSpans,
  withSpan,
} from '../../../shared/audience/row-spans.ts';

const PLACES = 12;
const step = fc.oneof(
  fc.record({ toggle: fc.nat(PLACES - 1) }),
  fc.record({ from: fc.nat(PLACES), to: fc.nat(PLACES) }),
);

test('spans choose what a set of places would, in their order and apart', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let spans: RowSpans = [];
      const chosen = new Set<number>();
      for (const one of steps) {
        if ('toggle' in one) {
          spans = toggledSpan(spans, one.toggle);
          if (!chosen.delete(one.toggle)) chosen.add(one.toggle);
        } else {
          spans = withSpan(spans, one);
          for (let at = one.from; at < one.to; at += 1) chosen.add(at);
        }
      }
      const places = [...chosen].sort((left, right) => left - right);
      assert.deepEqual([...valuesInSpans(spans, null, PLACES)], places);
      assert.equal(countSpans(spans), places.length);
      for (let at = 0; at < PLACES; at += 1) assert.equal(isInSpans(spans, at), chosen.has(at));
      for (const [at, { from }] of spans.entries()) assert.ok(at === 0 || spans[at - 1]!.to < from);
    }),
  );
});

test('of places behind the end of a list nothing is chosen', () => {
  const ns = Uint32Array.from([7, 3, 9]);
  assert.deepEqual([...valuesInSpans([{ from: 1, to: 50 }], ns, 3)], [3, 9]);
  assert.deepEqual([...valuesInSpans([{ from: 5, to: 50 }], ns, 3)], []);
});
