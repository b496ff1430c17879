import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ROW_FLAGS, ROW_STATUSES } from '../../../shared/audience/audience-row.ts';
import { filterBitsOf, passes, rowsPassing, sizeOf } from '../../../shared/audience/filter-bits.ts';
import { countParts } from '../../../shared/message/parts.ts';

test('a longer text has a larger size, whatever its length', () => {
  const encoded = { encoded: true };
  const text = fc
    .tuple(fc.constantFrom('a', '€', 'ł', '😀'), fc.nat(3000))
    .map(([one, times]) => one.repeat(times));
  fc.assert(
    fc.property(text, text, (left, right) => {
      const [a, b] = [countParts(left, encoded), countParts(right, encoded)];
      const fuller =
        a.parts > b.parts || (a.parts === b.parts && a.perPart - a.remaining > b.perPart - b.remaining);
      assert.equal(sizeOf(a) > sizeOf(b), fuller);
    }),
  );
});

const bytes = fc.array(
  fc
    .tuple(fc.nat(ROW_STATUSES.length - 1), fc.nat(15))
    .map(([status, flags]) => filterBitsOf(status, flags, null)),
  { maxLength: 40 },
);

test('every row is in exactly one of the lists by status', () => {
  const lists = ['recipients', 'rejected', 'duplicates', 'opted-out', 'said-no', 'excluded'] as const;
  fc.assert(
    fc.property(bytes, (all) => {
      const sizes = new Uint16Array(all.length);
      const listed = lists.flatMap((filter) => [...rowsPassing(filter, Uint16Array.from(all), sizes)]);
      assert.deepEqual(
        listed.toSorted((left, right) => left - right),
        [...all.keys()],
      );
    }),
  );
});

test('longest lists the recipients by falling size, equals in the order of the file', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { maxLength: 60 }), (sizes) => {
      const list = rowsPassing('longest', new Uint16Array(sizes.length), Uint16Array.from(sizes));
      const expected = [...sizes.keys()].sort((left, right) => sizes[right]! - sizes[left]! || left - right);
      assert.deepEqual([...list], expected);
    }),
  );
});

test('a doubtful number is a problem only of someone who will be texted', () => {
  const doubtful = (status: (typeof ROW_STATUSES)[number]) =>
    filterBitsOf(ROW_STATUSES.indexOf(status), ROW_FLAGS.doubtful, null);
  assert.ok(passes('problems')(doubtful('recipient')));
  assert.ok(!passes('problems')(doubtful('opted-out')));
  assert.ok(passes('problems')(doubtful('rejected')));
});
