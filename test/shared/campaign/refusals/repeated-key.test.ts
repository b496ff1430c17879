import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { repeatsKey } from '../../../../shared/campaign/refusals/repeated-key.ts';

test('a key that an object has twice is found, however it is written', () => {
  for (const text of [
    '{"ids":[{"id":1}],"ids":[]}',
    '{"ids":[],"a":{"ids":[]},"\\u0069ds":[1]}',
    '{"a":[{"id":1,"msisdn":"1","id" : 2}]}',
    'callback({"ids":[{"id":1}],"ids":[',
    `${'{"a":'.repeat(501)}`,
  ]) {
    assert.equal(repeatsKey(text), true, text);
  }
  for (const text of [
    '',
    'ids ids',
    '{"ids":[{"id":1},{"id":2}],"x":{"ids":1}}',
    '{"a":"ids","ids":["ids","ids"]}',
    '{"a":"\\"ids\\":1,\\"ids\\":2"}',
    '{"ids":1,"ids',
  ]) {
    assert.equal(repeatsKey(text), false, text);
  }
});

test('whatever JSON is written without a repeated key has none, and one of its keys said again is found', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, key) => {
      assert.equal(repeatsKey(JSON.stringify({ [key]: value })), false);
      assert.equal(
        repeatsKey(`{${JSON.stringify(key)}:${JSON.stringify(value)},${JSON.stringify(key)}:1}`),
        true,
      );
    }),
  );
});
