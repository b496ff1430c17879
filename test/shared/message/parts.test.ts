import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countParts as practiceParts } from '../../../electron/practice/worker/text/practice-parts.ts';
import { fitsGsm, gsmUnits } from '../../../shared/message/gsm.ts';
import type { Lettering } from '../../../shared/message/lettering.ts';
import { countParts, partsAsUnicode } from '../../../shared/message/parts.ts';

const encoded = { encoded: true };
const gsm = (units: number, parts: number, perPart: number, remaining: number) =>
  ({ encoding: 'GSM 03.38', units, parts, perPart, remaining }) as const;
const ucs2 = (units: number, parts: number, perPart: number, remaining: number) =>
  ({ encoding: 'UCS-2', units, parts, perPart, remaining }) as const;

test('the borders of GSM 03.38', () => {
  assert.deepEqual(countParts('', encoded), gsm(0, 0, 160, 160));
  assert.deepEqual(countParts('a'.repeat(160), encoded), gsm(160, 1, 160, 0));
  assert.deepEqual(countParts('a'.repeat(161), encoded), gsm(161, 2, 153, 145));
  assert.deepEqual(countParts('a'.repeat(306), encoded), gsm(306, 2, 153, 0));
  assert.deepEqual(countParts('a'.repeat(307), encoded), gsm(307, 3, 153, 152));
});

test('the borders of UCS-2', () => {
  assert.deepEqual(countParts('ł', encoded), ucs2(1, 1, 70, 69));
  assert.deepEqual(countParts('ł'.repeat(70), encoded), ucs2(70, 1, 70, 0));
  assert.deepEqual(countParts('ł'.repeat(71), encoded), ucs2(71, 2, 67, 63));
  assert.deepEqual(countParts('ł'.repeat(134), encoded), ucs2(134, 2, 67, 0));
  assert.deepEqual(countParts('ł'.repeat(135), encoded), ucs2(135, 3, 67, 66));
});

test('an extension pair that would straddle two parts moves to the next', () => {
  assert.deepEqual(countParts('€'.repeat(80), encoded), gsm(160, 1, 160, 0));
  assert.deepEqual(countParts(`${'a'.repeat(152)}€${'a'.repeat(151)}`, encoded), gsm(305, 2, 153, 0));
  assert.deepEqual(countParts(`${'a'.repeat(152)}€${'a'.repeat(152)}`, encoded), gsm(306, 3, 153, 152));
});

test('a surrogate pair that would straddle two parts moves to the next', () => {
  assert.deepEqual(countParts('😀'.repeat(35), encoded), ucs2(70, 1, 70, 0));
  assert.deepEqual(countParts(`${'ł'.repeat(66)}😀${'ł'.repeat(65)}`, encoded), ucs2(133, 2, 67, 0));
  assert.deepEqual(countParts(`${'ł'.repeat(66)}😀${'ł'.repeat(66)}`, encoded), ucs2(134, 3, 67, 66));
});

/** Cuts by packing whole characters, each with its size, one by one. */
function slowly(text: string, { encoded }: Lettering) {
  const encoding = fitsGsm(text) || !encoded ? 'GSM 03.38' : 'UCS-2';
  const sizes = [...text].map((character) =>
    encoding === 'UCS-2' ? character.length : gsmUnits(character.charCodeAt(0)) || 1,
  );
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const [alone, joined] = encoding === 'UCS-2' ? [70, 67] : [160, 153];
  if (units <= alone) return { encoding, units, parts: Math.min(units, 1) };
  const bins = [0];
  for (const size of sizes) {
    if (bins[bins.length - 1]! + size > joined) bins.push(0);
    bins[bins.length - 1]! += size;
  }
  return { encoding, units, parts: bins.length };
}

const character = fc.constantFrom('a', 'é', '€', '{', 'ł', '😀', '\ud800');
const stretch = fc.tuple(character, fc.nat(90)).map(([one, times]) => one.repeat(times));
const long = fc.array(stretch, { maxLength: 8 }).map((stretches) => stretches.join(''));

test('any text is cut as a slow and plain packer would', () => {
  fc.assert(
    fc.property(long, fc.boolean(), (text, asked) => {
      const { perPart, remaining, ...count } = countParts(text, { encoded: asked });
      assert.deepEqual(count, slowly(text, { encoded: asked }));
      assert.ok(remaining >= 0 && remaining <= perPart);
    }),
  );
});

test('without an encoding a letter that GSM 03.38 lacks counts as one', () => {
  const plain = { encoded: false };
  assert.deepEqual(countParts('ł'.repeat(160), plain), gsm(160, 1, 160, 0));
  assert.deepEqual(countParts('ł'.repeat(161), plain), gsm(161, 2, 153, 145));
  assert.deepEqual(countParts('😀'.repeat(160), plain), gsm(160, 1, 160, 0));
  // Where a pair weighs as much less as a letter of the extension weighs more, the sum alone would mislead.
  assert.deepEqual(countParts(`${'a'.repeat(152)}€😀${'a'.repeat(152)}`, plain), gsm(307, 3, 153, 151));
});

test('parts are those that practice counts, which shares no rule, in either alphabet', () => {
  fc.assert(
    fc.property(long, (text) => {
      fc.pre(text !== '');
      assert.equal(countParts(text, { encoded: false }).parts, practiceParts(text, 'gsm'));
      assert.equal(partsAsUnicode(text), practiceParts(text, 'ucs2'));
    }),
  );
});

test('a longer text never takes fewer parts', () => {
  fc.assert(
    fc.property(long, character, (text, one) => {
      assert.ok(countParts(text + one, encoded).parts >= countParts(text, encoded).parts);
    }),
  );
});
