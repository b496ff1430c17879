import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsFor, typedTagAt } from '../../renderer/screens/compose/tag-typing.ts';

const columns = ['First name', 'Last name', 'Name of clinic', 'City'];

test('a tag is being typed from its brace to the cursor', () => {
  assert.deepEqual(typedTagAt('Hi {fir', 7), { from: 3, name: 'fir' });
  assert.deepEqual(typedTagAt('Hi {', 4), { from: 3, name: '' });
  assert.deepEqual(typedTagAt('{a} {b', 6), { from: 4, name: 'b' });
});

test('nothing is being typed after a tag, in its fallback, or on another line', () => {
  assert.equal(typedTagAt('Hi {first name}', 15), null);
  assert.equal(typedTagAt('Hi {first name|th', 17), null);
  assert.equal(typedTagAt('Hi {first\nname', 14), null);
  assert.equal(typedTagAt('Hi there', 8), null);
});

test('columns are offered whatever their case and spaces, those that start alike first', () => {
  assert.deepEqual(columnsFor('', columns), columns);
  assert.deepEqual(columnsFor('name', columns), ['Name of clinic', 'First name', 'Last name']);
  assert.deepEqual(columnsFor('FIRSTN', columns), ['First name']);
  assert.deepEqual(columnsFor('zip', columns), []);
});
