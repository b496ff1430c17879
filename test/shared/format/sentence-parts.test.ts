import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isolated, quoted } from '../../../shared/format/sentence-parts.ts';

test('a name that runs from right to left is isolated, and any other stays as it is', () => {
  assert.equal(quoted('Members 2026'), '“Members 2026”');
  assert.equal(quoted('קבוצה 1'), '“\u2068קבוצה 1\u2069”');
  assert.equal(isolated('الأعضاء'), '\u2068الأعضاء\u2069');
  assert.equal(isolated('a\u202eb\u2066'), 'ab', 'what turns to the end of a line is taken out');
  assert.equal(quoted(undefined), '“”');
});

test('whatever a name holds, what it opens it closes', () => {
  const signs = fc.constantFrom(
    'a',
    '1',
    'ב',
    'ع',
    '\u202b',
    '\u202e',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u200f',
    '”',
  );
  fc.assert(
    fc.property(fc.array(signs), (letters) => {
      const text = isolated(letters.join(''));
      const inner = text.replace(/^\u2068([\s\S]*)\u2069$/, '$1');
      assert.doesNotMatch(inner, /[\u202a-\u202e\u2066-\u2069]/);
      assert.equal(/[\u0590-\u08ff\u200f]/.test(inner), inner !== text);
    }),
  );
});
