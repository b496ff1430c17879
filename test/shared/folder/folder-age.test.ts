import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type BegunAttempt,
  earlierOf,
  type FolderRecord,
  folderAge,
} from '../../../shared/folder/folder-age.ts';

const at = (number: number, writer: string): BegunAttempt => ({ number, writer });
const folder = (change: Partial<FolderRecord> = {}): FolderRecord => ({
  id: 'id',
  latest: at(10, 'a'),
  computer: 'here',
  earlier: {},
  carried: null,
  movedAt: null,
  ...change,
});

function ageOf(change: Partial<FolderRecord>, seen: BegunAttempt | null, hasForeign = false): string {
  return folderAge(folder(change), { computer: 'here', seen, hasForeign });
}

test('a folder that holds the last attempt seen here is known', () => {
  assert.equal(ageOf({}, at(10, 'a')), 'known');
});

test('a folder that a crash stopped between the record and the mark is known', () => {
  assert.equal(ageOf({}, at(9, 'a')), 'known');
});

test('a folder that lacks an attempt seen here is older', () => {
  assert.equal(ageOf({}, at(11, 'a')), 'older');
});

test('of two copies that began the same number the one that came second is older', () => {
  assert.equal(ageOf({}, at(10, 'b')), 'older');
});

test('a folder whose mark is gone from its own computer counts as older', () => {
  assert.equal(ageOf({}, null), 'older');
});

test('a folder that no computer had yet is known anywhere, unless a campaign elsewhere may begin', () => {
  assert.equal(ageOf({ latest: at(0, 'a'), computer: null }, null), 'known');
  assert.equal(ageOf({ latest: at(0, 'a'), computer: 'there' }, null), 'foreign');
  assert.equal(ageOf({ latest: at(0, 'a'), computer: 'there' }, null, true), 'foreign');
});

test('a copy from before the first attempt is older once the original has begun', () => {
  assert.equal(ageOf({ latest: at(0, 'a') }, at(1, 'b')), 'older');
});

test('a folder from another computer asks, unless it was closed or backed up to be opened', () => {
  assert.equal(ageOf({ computer: 'there' }, null), 'foreign');
  assert.equal(ageOf({ computer: 'there', carried: 'moved' }, null), 'moved');
  assert.equal(ageOf({ computer: 'there', carried: 'backup' }, null), 'copied');
});

test('a folder that comes back asks, and is older where this computer went on meanwhile', () => {
  const back = { computer: 'there', latest: at(20, 'b'), earlier: { here: at(10, 'a') } };
  assert.equal(ageOf(back, at(10, 'a')), 'foreign');
  assert.equal(ageOf(back, at(15, 'a')), 'older');
});

test('a file that was opened here before is older once something was sent from it', () => {
  const moved = { computer: 'there', carried: 'moved' } as const;
  assert.equal(ageOf(moved, at(10, 'a')), 'moved');
  assert.equal(ageOf(moved, at(11, 'c')), 'older');
});

test('a folder remembers the last attempt of each computer that it leaves', () => {
  assert.deepEqual(earlierOf(folder({ computer: 'there', earlier: { here: at(3, 'c') } }), 'here'), {
    there: at(10, 'a'),
  });
  assert.deepEqual(earlierOf(folder({ computer: null }), 'here'), {});
});
