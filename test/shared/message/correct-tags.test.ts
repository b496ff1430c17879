import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { withColumn, wrongTags } from '../../../shared/message/correct-tags.ts';
import { tagFor } from '../../../shared/message/tag.ts';

const columns = ['First name', 'Table', 'City'];
const of = (message: string) => wrongTags(bindMessage(message, columns, {}));

test('wrong tags are counted once each, and all that are probably another one are put right together', () => {
  const found = of('Hi {Fist name|there}, {Tabel} in {City}: {Tabel}! {Zz9}');
  assert.equal(found.count, 3);
  assert.deepEqual(found.meant, [
    { tag: '{Fist name|there}', as: '{First name|there}' },
    { tag: '{Tabel}', as: '{Table}' },
  ]);
  assert.equal(found.corrected, 'Hi {First name|there}, {Table} in {City}: {Table}! {Zz9}');
  assert.equal(of(found.corrected).count, 1);
});

test('of very many wrong tags it says that there may be more', () => {
  const tags = (many: number) => Array.from({ length: many }, (_, at) => `{Zz${at}}`).join('');
  assert.deepEqual([of(tags(499)).count, of(tags(499)).isAll], [499, true]);
  assert.deepEqual([of(tags(700)).count, of(tags(700)).isAll], [500, false]);
});

test('a format stays with the column that a tag is given', () => {
  assert.equal(of('{Tabel:weekday da|soon}').corrected, '{Table:weekday da|soon}');
  assert.equal(
    withColumn('{A:first-name|you}', '{A:first-name|you}', tagFor('City')),
    '{City:first-name|you}',
  );
});

test('nothing is corrected in a message that is right, empty, or has other faults only', () => {
  for (const message of ['Hi {First name}', '', ' ', 'a } b \u200f c']) {
    assert.deepEqual(of(message), { count: 0, isAll: true, meant: [], corrected: message });
  }
});

test('a tag is given a column wherever it stands, and keeps its fallback', () => {
  assert.equal(
    withColumn('{A|x$&} and {A|x$&}, {A}', '{A|x$&}', tagFor('Table')),
    '{Table|x$&} and {Table|x$&}, {A}',
  );
  assert.equal(withColumn('Hi {A}', '{A}', tagFor('First name')), 'Hi {First name}');
});
