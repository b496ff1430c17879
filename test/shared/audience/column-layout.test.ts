import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  inOrder,
  noLayout,
  pinnedAt,
  shownColumns,
  withMoved,
  withShown,
  withWidth,
} from '../../../shared/column-layout.ts';

const columns = ['row', 'number', 'text', '0', '1'].map((key) => ({ key }));
const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key).join(' ');

test('columns stand as they come until somebody moves or hides one', () => {
  assert.equal(keysOf(shownColumns(columns, noLayout)), 'row number text 0 1');
  const moved = withMoved(noLayout, columns, '1', -1);
  assert.equal(keysOf(shownColumns(columns, moved)), 'row number text 1 0');
  const hidden = withShown(moved, 'text', false);
  assert.equal(keysOf(shownColumns(columns, hidden)), 'row number 1 0');
  assert.equal(keysOf(shownColumns(columns, withMoved(hidden, columns, '1', -1))), 'row 1 number 0');
  assert.equal(keysOf(shownColumns(columns, withShown(hidden, 'text', true))), 'row number text 1 0');
});

test('a column at an end stays there, and one is always on show', () => {
  assert.equal(withMoved(noLayout, columns, 'row', -1), noLayout);
  assert.equal(withMoved(noLayout, columns, '1', 1), noLayout);
  assert.equal(keysOf(shownColumns(columns, { ...noLayout, hidden: columns.map(({ key }) => key) })), 'row');
});

test('a column is as wide as was asked for, within bounds', () => {
  assert.equal(withWidth(noLayout, 'text', 300.4).widths.text, 300);
  assert.equal(withWidth(noLayout, 'text', 3).widths.text, 40);
  assert.equal(withWidth(noLayout, 'text', 99_999).widths.text, 1200);
});

test('whatever is moved, each column is there once', () => {
  const move = fc.tuple(
    fc.constantFrom(...columns.map(({ key }) => key)),
    fc.constantFrom(-1 as const, 1 as const),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), fc.subarray(columns), (moves, hidden) => {
      let layout = { ...noLayout, hidden: hidden.map(({ key }) => key) };
      for (const [key, step] of moves)
        layout = { ...withMoved(layout, columns, key, step), hidden: layout.hidden };
      assert.deepEqual(
        inOrder(columns, layout)
          .map(({ key }) => key)
          .sort(),
        columns.map(({ key }) => key).sort(),
      );
    }),
  );
});

test('the columns that lead stay in sight as far as they take 40 % of the width', () => {
  const some = [
    { width: 60, pinned: true },
    { width: 150, pinned: true },
    { width: 120, pinned: true },
    { width: 300 },
  ];
  assert.deepEqual(pinnedAt(some, 1000), [0, 60, 210]);
  assert.deepEqual(pinnedAt(some, 530), [0, 60]);
  assert.deepEqual(pinnedAt([{ width: 300 }, ...some], 1000), []);
});
