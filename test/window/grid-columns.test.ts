import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GridColumn, leastWidth, placesOf, tracksOf } from '../../renderer/components/grid/column.ts';

const column = (key: string, rest: Partial<GridColumn<never>>): GridColumn<never> => ({
  key,
  title: key,
  width: 100,
  cell: () => null,
  ...rest,
});

test('a column stretches into what the columns in front and a peek at the next one leave', () => {
  const columns = [
    column('to', { width: 124, front: true }),
    column('text', { width: 230, grow: true, stretch: { peek: 30, most: 560 } }),
    column('city', {}),
  ];
  assert.equal(tracksOf(columns), '124px minmax(clamp(230px, var(--width) - 154px, 560px), 1fr) 100px');
  assert.equal(leastWidth(columns), 'calc(124px + clamp(230px, var(--width) - 154px, 560px) + 100px)');
});

test('what is not in front takes nothing from it', () => {
  const columns = [column('text', { stretch: { peek: 0, most: 500 } }), column('city', { width: 300 })];
  assert.equal(tracksOf(columns), 'clamp(100px, var(--width) - 0px, 500px) 300px');
});

test('columns are shown above the one before them that they name, in one width', () => {
  const number = column('number', { width: 140 });
  const names = [column('first', { above: 'number' }), column('last', { above: 'number' })];
  const text = column('text', { width: 300 });
  assert.deepEqual(placesOf([number, ...names, text]), [
    { gridColumn: '1 / 3', side: 'below' },
    { gridColumn: '1', side: 'above' },
    { gridColumn: '2', side: 'above' },
    { gridColumn: '3', side: undefined },
  ]);
  assert.equal(tracksOf([number, ...names, text]), '100px 100px 300px');
  assert.equal(tracksOf([...names, number, text]), '100px 100px 140px 300px', 'before it each has its own');
  assert.equal(tracksOf([number, text, names[0]!]), '140px 300px 100px', 'so it has behind another');
});
