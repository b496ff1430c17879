import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { usedFirst } from '../../../shared/message/used-columns.ts';

const columns = ['Id', 'Name', 'Street', 'Time', 'Language'];

test('the columns of a message come first, in its order, and those of its versions and conditions too', () => {
  const first = (message: string, options = {}) =>
    usedFirst(bindMessage(message, columns, options), columns.length);
  assert.deepEqual(first(''), [0, 1, 2, 3, 4]);
  assert.deepEqual(first('At {Time}, {Name}. {Time}!'), [3, 1, 0, 2, 4]);
  assert.deepEqual(first('Hi {Nobody} {Street}'), [2, 0, 1, 3, 4]);
  const versions = { column: 'Language', cases: [{ values: ['da'], message: 'Hej {Name}' }] };
  assert.deepEqual(first('Hi {Street}', { versions }), [2, 1, 4, 0, 3]);
});
