import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mayAddOther, roleOf, withRole } from '../../../shared/sheet/mapping/mapping-choices.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import type { ColumnRole } from '../../../shared/sheet/sheet-schema.ts';

const mapping: Mapping = {
  headerRow: 1,
  numberColumn: 1,
  otherColumns: [],
  tagColumns: [0, 3],
  country: 'SE',
  duplicates: 'ask',
  skipRecentDays: 0,
};

test('another number column makes a tag of the former one', () => {
  assert.deepEqual(withRole(mapping, 3, 'number'), {
    numberColumn: 3,
    otherColumns: [],
    tagColumns: [0, 1],
  });
});

test('a number column that becomes a tag leaves no number column', () => {
  assert.deepEqual(withRole(mapping, 1, 'tag'), {
    numberColumn: null,
    otherColumns: [],
    tagColumns: [0, 1, 3],
  });
  assert.deepEqual(withRole(mapping, 1, 'unused'), {
    numberColumn: null,
    otherColumns: [],
    tagColumns: [0, 3],
  });
});

test('columns stand in for the number column in the order they were chosen, and no more than seven', () => {
  const choose = (columns: readonly number[]) => {
    let now = mapping;
    for (const column of columns) now = { ...now, ...withRole(now, column, 'other') };
    return now;
  };
  assert.deepEqual(choose([3, 0]).otherColumns, [3, 0]);
  assert.deepEqual(choose([3, 0]).tagColumns, []);
  assert.deepEqual(choose([3, 0, 3]).otherColumns, [0, 3]);
  assert.ok(mayAddOther(choose([3, 0, 2, 4, 5, 6])));
  assert.ok(!mayAddOther(choose([3, 0, 2, 4, 5, 6, 7])));
  assert.equal(roleOf(choose([3, 0, 2, 4, 5, 6, 7, 8]), 8), 'unused');
});

test('after any choices a column has the role chosen last, at most one is the number, and tags stay in order', () => {
  const choice = fc.record({
    index: fc.nat(9),
    role: fc.constantFrom<ColumnRole>('number', 'other', 'tag', 'unused'),
  });
  fc.assert(
    fc.property(fc.array(choice), (choices) => {
      let now = mapping;
      for (const { index, role } of choices) {
        const full = role === 'other' && roleOf(now, index) !== role && !mayAddOther(now);
        now = { ...now, ...withRole(now, index, role) };
        assert.equal(roleOf(now, index), full ? 'unused' : role);
        const uses = [
          ...now.tagColumns,
          ...now.otherColumns,
          ...(now.numberColumn === null ? [] : [now.numberColumn]),
        ];
        assert.equal(new Set(uses).size, uses.length);
        assert.deepEqual(
          now.tagColumns,
          [...new Set(now.tagColumns)].sort((left, right) => left - right),
        );
      }
    }),
  );
});
