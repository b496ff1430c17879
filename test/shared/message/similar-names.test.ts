import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { editDistance, looseKey, similarNames } from '../../../shared/message/similar-names.ts';

test('near names come nearest first and far ones not at all', () => {
  const columns = ['Phone', 'First name', 'Last name', 'City', 'Name'];
  assert.deepEqual(similarNames('nmae', columns), ['Name']);
  assert.equal(similarNames('first_name', columns)[0], 'First name');
  assert.deepEqual(similarNames('town', columns), []);
  assert.deepEqual(similarNames('first', columns), ['First name']);
  assert.deepEqual(similarNames('', columns), []);
});

test('a swap of neighbours is one edit', () => {
  assert.equal(editDistance('city', 'ctiy'), 1);
  assert.equal(editDistance('kitten', 'sitting'), 3);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 7 });

test('the distance is symmetric, zero only for equals, and one for one change', () => {
  fc.assert(
    fc.property(word, word, fc.nat(7), (left, right, at) => {
      assert.equal(editDistance(left, right), editDistance(right, left));
      assert.equal(editDistance(left, right) === 0, left === right);
      assert.ok(editDistance(left, right) <= Math.max(left.length, right.length));
      assert.equal(editDistance(left, `${left.slice(0, at)}x${left.slice(at)}`), 1);
    }),
  );
});

test('names that look alike have one key', () => {
  assert.equal(looseKey(' First\u00a0Name '), looseKey('firstname'));
  assert.equal(looseKey('Cafe\u0301'), looseKey('CAFÉ'));
});
