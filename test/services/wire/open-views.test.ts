import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOpenViews, type PagedList } from '../../../electron/wire/open-views.ts';
import { kindOf, value } from '../support/app.ts';

function numbers(count: number): PagedList<number> {
  const all = Array.from({ length: count }, (_, at) => at);
  return { count, rows: (from, to) => all.slice(from, to) };
}

test('a view answers the pages of its list, and none after its end', () => {
  const views = createOpenViews<number>();
  const { viewId, count } = views.open(numbers(5));
  assert.equal(count, 5);
  assert.deepEqual(value(views.page(viewId, 1, 2)), [1, 2]);
  assert.deepEqual(value(views.page(viewId, 4, 10)), [4]);
  assert.deepEqual(value(views.page(viewId, 5, 10)), []);
});

test('of more than eight views the one that was not looked at for longest is closed', () => {
  const views = createOpenViews<number>();
  const opened = Array.from({ length: 8 }, () => views.open(numbers(1)).viewId);
  const [first = '', second = ''] = opened;
  value(views.page(first, 0, 1));
  views.open(numbers(1));
  assert.equal(views.page(first, 0, 1).ok, true);
  const closed = views.page(second, 0, 1);
  assert.equal(kindOf(closed), 'not-found');
});
