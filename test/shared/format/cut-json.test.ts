import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { closeCutJson } from '../../../shared/format/cut-json.ts';

const closed = (text: string): unknown => {
  const json = closeCutJson(text);
  return json === null ? null : JSON.parse(json);
};

test('what came whole of JSON that was cut is kept, and the text it was cut in', () => {
  assert.deepEqual(closed('{"error":{"message":"Out of me'), { error: { message: 'Out of me…' } });
  assert.deepEqual(closed('{"message":"Down","tra'), { message: 'Down' });
  assert.deepEqual(closed('{"message":"Down","trace":'), { message: 'Down' });
  assert.deepEqual(closed('{"message":"Down","code":12'), { message: 'Down' });
  assert.deepEqual(closed('{"error":{"message":"'), { error: {} });
  assert.deepEqual(closed('[{"detail":"One"},{"detail":"T\\u00'), [{ detail: 'One' }, { detail: 'T…' }]);
  assert.deepEqual(closed('{"path":"C:\\\\'), { path: 'C:\\…' });
  assert.deepEqual(closed('{"path":"C:\\'), { path: 'C:…' });
});

test('what is no beginning of an object or a list is left alone', () => {
  for (const text of ['', ' ', '"half', 'Bad', '12', '[error] Down', '{} and more', ']', '{]']) {
    assert.equal(closeCutJson(text) === null || throws(text), true, text);
  }
});

test('JSON that is cut anywhere can be read, with every text that came whole', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, at) => {
      const whole = JSON.stringify(value);
      const cut = 1 + (at % whole.length);
      const read = closed(whole.slice(0, cut)) as Record<string, unknown>;
      if (cut === whole.length) assert.deepEqual(read, JSON.parse(whole));
      for (const key of Object.keys(read)) assert.ok(Object.hasOwn(value, key), key);
    }),
  );
});

function throws(text: string): boolean {
  try {
    closed(text);
    return false;
  } catch {
    return true;
  }
}
