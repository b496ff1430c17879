import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseBoundedJson } from '../../../electron/hosts/loopback/bounded-json.ts';

test('what has few values is read as JSON reads it, whatever its texts', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
      assert.deepEqual(parseBoundedJson(Buffer.from(text)), JSON.parse(text));
    }),
  );
  const long = JSON.stringify({ text: `${'"\\,[{'.repeat(500_000)}\\` });
  assert.deepEqual(parseBoundedJson(Buffer.from(long)), JSON.parse(long));
  for (const broken of ['', '"', '"\\', '"\\"', '[', '{"a"']) {
    assert.throws(() => parseBoundedJson(Buffer.from(broken)), SyntaxError);
  }
});
