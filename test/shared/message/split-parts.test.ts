import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countParts, splitParts } from '../../../shared/message/parts.ts';

const encoded = { encoded: true };
const texts = fc
  .array(fc.constantFrom('a', 'ö', '€', '{', '\n', 'ł', '😀', ' '), { maxLength: 700 })
  .map((characters) => characters.join(''));

test('the stretches are the text, one per counted part, and each fits its part', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const stretches = splitParts(text, encoded);
      const { parts, perPart, encoding } = countParts(text, encoded);
      assert.equal(stretches.join(''), text);
      assert.equal(stretches.length, parts);
      for (const stretch of stretches) {
        const { units } = countParts(stretch, encoded);
        if (encoding === 'GSM 03.38') assert.ok(units <= perPart);
        else assert.ok(stretch.length <= perPart);
      }
    }),
  );
});

test('neither an extension character nor an emoji is cut in two', () => {
  assert.deepEqual(splitParts(`${'a'.repeat(152)}€${'b'.repeat(20)}`, encoded), [
    'a'.repeat(152),
    `€${'b'.repeat(20)}`,
  ]);
  assert.deepEqual(splitParts(`${'a'.repeat(66)}😀${'b'.repeat(20)}`, encoded), [
    'a'.repeat(66),
    `😀${'b'.repeat(20)}`,
  ]);
});
