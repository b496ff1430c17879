import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withNote } from '../../../electron/hosts/electron/crash-notes.ts';

const note = (at: string, reason: string, version = '1.0.0') =>
  ({ at, version, what: 'main failed', reason }) as const;

test('faults that come again and again are counted, and leave the notes of others', () => {
  const other = note('1', 'RangeError');
  const loop = Array.from({ length: 99 }, (_, n) => note(`${n}`, n % 2 ? 'TypeError' : 'Error'));
  assert.deepEqual(loop.reduce(withNote, [other]), [
    other,
    { ...note('97', 'TypeError'), since: '1', times: 49 },
    { ...note('98', 'Error'), since: '0', times: 50 },
  ]);
  const updated = note('2', 'RangeError', '1.0.1');
  assert.deepEqual(withNote([other], updated), [other, updated]);
});

test('of many different faults the latest twenty are kept', () => {
  const notes = Array.from({ length: 30 }, (_, n) => note(`${n}`, `Error ${n}`));
  assert.deepEqual(notes.reduce(withNote, []), notes.slice(10));
});
