import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DEEPEST, isBounded, MOST_VALUES, parseBoundedJson } from '../../../shared/format/bounded-json.ts';
import { takesAtMost } from '../../support/pace.ts';

test('what has few values is read as JSON reads it, whatever its texts', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
      assert.deepEqual(parseBoundedJson(text), JSON.parse(text));
      assert.ok(isBounded(JSON.parse(text), text.length));
    }),
  );
  const long = JSON.stringify({ text: `${'"\\,[{'.repeat(500_000)}\\` });
  assert.deepEqual(parseBoundedJson(long), JSON.parse(long));
  for (const broken of ['', '"', '"\\', '"\\"', '[', '{"a"', ']'.repeat(1000)]) {
    assert.throws(() => parseBoundedJson(broken), SyntaxError);
  }
});

test('a text counts as one value, however long and whatever is escaped in it', () => {
  const text = fc.string({
    unit: fc.constantFrom('"', '\\', ',', '[', 'plain', 'a text of more than a few units'),
    maxLength: 30,
  });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (texts) => {
      const json = JSON.stringify(texts);
      assert.deepEqual(parseBoundedJson(json, texts.length), texts);
      assert.throws(() => parseBoundedJson(json, texts.length - 1), SyntaxError);
    }),
  );
});

// Threat: A page in a browser
test('what is piled up is refused', () => {
  for (const piece of ['[', '[],', '{"a":', '""', '"', '\\"', '"\\\\', ' ', ',', '{}', '[]', '0,'])
    assert.throws(() => parseBoundedJson(piece.repeat(2_000_000 / piece.length)), SyntaxError, piece);
});

test('a value of too many values, too deep or with too long texts is no input of a call', () => {
  let deep: unknown = 1;
  for (let n = 0; n < DEEPEST; n += 1) deep = [deep];
  assert.ok(isBounded(deep, 0));
  assert.ok(!isBounded([deep], 0));
  assert.ok(isBounded({ text: 'a'.repeat(100), bytes: new Uint8Array(100) }, 200));
  assert.ok(!isBounded({ text: 'a'.repeat(100), bytes: new Uint8Array(101) }, 200));
  assert.ok(!isBounded(['a'.repeat(101), 'a'.repeat(100)], 200));
  const circle: unknown[] = [];
  circle.push(circle);
  assert.ok(!isBounded(circle, 0));
  const many = Array.from({ length: MOST_VALUES }, () => []);
  takesAtMost('too many values', 200, () => assert.ok(!isBounded([many, many], 0)));
});

test('at each limit a value is read, and just beyond it is refused', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  assert.deepEqual(parseBoundedJson(deep(DEEPEST)), JSON.parse(deep(DEEPEST)));
  assert.throws(() => parseBoundedJson(deep(DEEPEST + 1)), SyntaxError);
  const shallow = `[${Array(DEEPEST + 1).fill('{"a":[0]}')}]`;
  assert.deepEqual(parseBoundedJson(shallow), JSON.parse(shallow), 'what is closed again is not deep');
  const many = (values: number) => Array.from({ length: values - 1 }, () => 0);
  assert.ok(isBounded(many(MOST_VALUES), 0));
  assert.ok(!isBounded(many(MOST_VALUES + 1), 0));
  assert.ok(isBounded([many(MOST_VALUES - 1)], 0));
  assert.ok(!isBounded([many(MOST_VALUES)], 0));
  assert.ok(isBounded(['a'.repeat(100), 'a'.repeat(100)], 200));
});
