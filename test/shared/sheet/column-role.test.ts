import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ColumnRole, roleOf, withRole } from '../../../shared/sheet/column-role.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';

const mapping: Mapping = {
  headerRow: 1,
  numberColumn: 1,
  tagColumns: [0, 3],
  country: 'SE',
  duplicates: 'ask',
  skipRecentDays: 0,
};

test('another number column makes a tag of the former one', () => {
  assert.deepEqual(withRole(mapping, 3, 'number'), { numberColumn: 3, tagColumns: [0, 1] });
});

test('a number column that becomes a tag leaves no number column', () => {
  assert.deepEqual(withRole(mapping, 1, 'tag'), { numberColumn: null, tagColumns: [0, 1, 3] });
  assert.deepEqual(withRole(mapping, 1, 'unused'), { numberColumn: null, tagColumns: [0, 3] });
});

test('after any choices a column has the role chosen last, at most one is the number, and tags stay in order', () => {
  const choice = fc.record({
    index: fc.nat(5),
    role: fc.constantFrom<ColumnRole>('number', 'tag', 'unused'),
  });
  fc.assert(
    fc.property(fc.array(choice), (choices) => {
      let now = mapping;
      for (const { index, role } of choices) {
        now = { ...now, ...withRole(now, index, role) };
        assert.equal(roleOf(now, index), role);
        assert.deepEqual(
          now.tagColumns,
          [...new Set(now.tagColumns)].sort((left, right) => left - right),
        );
        assert.ok(now.numberColumn === null || !now.tagColumns.includes(now.numberColumn));
      }
    }),
  );
});
