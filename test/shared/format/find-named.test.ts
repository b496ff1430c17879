import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNamed } from '../../../shared/format/find-named.ts';

const names = [
  'Choose rows to send',
  'Send a test',
  'Search a number',
  'Café guests'.normalize('NFD'),
  'CAFÉ',
];
const found = (search: string) => findNamed(names, search, (name) => name);

test('a name is found by the beginnings of its words, in any order, and first where it begins with them', () => {
  assert.deepEqual(found('SEND'), ['Send a test', 'Choose rows to send']);
  assert.deepEqual(found('number sea'), ['Search a number']);
  assert.deepEqual(found(' - '), names);
  assert.deepEqual(found('nothing'), []);
});

test('a name is found in any case and form, and without its accents', () => {
  for (const search of ['café', 'café'.normalize('NFD'), 'CAFÉ', 'cafe'])
    assert.deepEqual(found(search), names.slice(3), search);
});
