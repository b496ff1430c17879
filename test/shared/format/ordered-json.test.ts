import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hashOf } from '../../../electron/store/facts-hash.ts';
import { orderedJson } from '../../../shared/format/ordered-json.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const values = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

/** The same value, with the names of every object in another order. */
function shuffled(value: Json, seed: number): Json {
  if (Array.isArray(value)) return value.map((one) => shuffled(one, seed));
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.entries(value as Record<string, Json>);
  const from = names.length === 0 ? 0 : seed % names.length;
  const turned = [...names.slice(from), ...names.slice(0, from)].toReversed();
  return Object.fromEntries(turned.map(([name, one]) => [name, shuffled(one, seed)]));
}

test('facts have one hash, in whatever order they were put and however often they were stored', () => {
  fc.assert(
    fc.property(values, fc.nat(), (value, seed) => {
      const hash = (facts: unknown) => hashOf({ facts }).toString('hex');
      assert.equal(hash(shuffled(value, seed)), hash(value));
      assert.equal(hash(JSON.parse(JSON.stringify(shuffled(value, seed)))), hash(value));
      assert.deepEqual(JSON.parse(orderedJson(value)), JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('other facts have another hash, and what is left out is as what is undefined', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      const isSame = orderedJson(one) === orderedJson(other);
      assert.equal(hashOf({ one }).equals(hashOf({ one: other })), isSame);
    }),
  );
  assert.equal(orderedJson({ b: undefined, a: 1 }), orderedJson({ a: 1 }));
  assert.notEqual(orderedJson({ a: null }), orderedJson({}));
  assert.notEqual(orderedJson([1, 2]), orderedJson([2, 1]));
});
