import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  columnsFor,
  restOfTag,
  typedTagAt,
} from '../../renderer/screens/drafts/compose/editor/tag-typing.ts';

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

test('columns are offered whatever their case, accents and spaces, those that start alike first', () => {
  assert.deepEqual(columnsFor('', columns), columns);
  assert.deepEqual(columnsFor('name', columns), ['Name of clinic', 'First name', 'Last name']);
  assert.deepEqual(columnsFor('FIRSTN', columns), ['First name']);
  assert.deepEqual(columnsFor('zip', columns), []);
  for (const typed of ['for', 'Fö', 'fö'.normalize('NFD')])
    assert.deepEqual(columnsFor(typed, ['Förnamn', 'Ort']), ['Förnamn'], typed);
});

test('changing a tag in its middle replaces all of it, and never what follows it', () => {
  assert.equal(restOfTag('Hi {Nam}, bye', 7), 1);
  assert.equal(restOfTag('Hi {Nam|there} bye', 7), 7);
  assert.equal(restOfTag('Hi {Na, see {City}', 6), 0);
  assert.equal(restOfTag('Hi {Na', 6), 0);
});
