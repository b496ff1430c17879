import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rowOffsets } from '../../../shared/format/row-offsets.ts';

test('rows are where adding up the heights of all before them puts them', () => {
  const heights = fc.integer({ min: 1, max: 90 });
  const unfolded = fc.array(fc.tuple(fc.nat(70), heights), { maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), heights, unfolded, (count, height, pairs) => {
      const below = new Map(pairs);
      const offsets = rowOffsets(count, height, below);
      let top = 0;
      for (let index = 0; index < count; index += 1) {
        assert.equal(offsets.topOf(index), top);
        const next = top + height + (below.get(index) ?? 0);
        for (const offset of [top, next - 1]) assert.equal(offsets.indexAt(offset), index);
        top = next;
      }
      assert.equal(offsets.total, top);
    }),
  );
});

test('a page goes as far as it can without passing a row that was not in sight', () => {
  const heights = fc.integer({ min: 1, max: 90 });
  const unfolded = fc.array(fc.tuple(fc.nat(70), heights), { maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(59), heights, unfolded, fc.nat(500), (index, height, pairs, view) => {
      const { topOf, pageFrom } = rowOffsets(60, height, new Map(pairs));
      const fits = (from: number, to: number): boolean => topOf(to) + height - topOf(from) <= view;
      const { up, down } = pageFrom(index, view);
      assert.ok(down === index + 1 || fits(index, down));
      assert.ok(up === index - 1 || fits(up, index));
      assert.ok(!fits(index, down + 1) && !fits(up - 1, index));
    }),
  );
  assert.deepEqual(rowOffsets(60, 20, new Map()).pageFrom(30, 110), { up: 26, down: 34 });
});
