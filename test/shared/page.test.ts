import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOf, pageOf } from '../../shared/page.ts';

const long = 'x'.repeat(300_000);

test('pages of a list hold each row once, and no page more rows or characters than it may', () => {
  const rows = Array.from({ length: 23 }, (_, at) => ({ at, cells: at > 8 && at < 16 ? [long] : ['short'] }));
  const lengths: number[] = [];
  const seen: number[] = [];
  for (let after: number | null = -1; after !== null; ) {
    const last: number = after;
    const behind = rows.filter(({ at }) => at > last);
    const page = pageOf(behind, 5, ({ at }) => at);
    seen.push(...page.rows.map(({ at }) => at));
    lengths.push(page.rows.length);
    after = page.next;
  }
  assert.deepEqual(seen, [...rows.keys()]);
  assert.deepEqual(lengths, [5, 5, 4, 5, 4]);
});

test('only the rows that are taken are read', () => {
  let read = 0;
  function* rows() {
    for (; read < 100; read += 1) yield long;
  }
  assert.deepEqual(
    firstOf(rows(), (row) => row.length),
    Array.from({ length: 100 }, () => long.length),
  );
  read = 0;
  assert.equal(firstOf(rows(), (row) => row).length, 4);
  assert.equal(read, 4);
});
