import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { collatedOrder } from '../../../electron/collation/collated-order.ts';
import { textCollator } from '../../../electron/collation/letters.ts';

const LOCALES =
  'ar cs cy da de en es et fi fr-CA hr hu ja ko lt lv nb pl ru sk sl sq sv th tr vi zh mt ig ha';
const locale = fc.constantFrom(...LOCALES.split(' '));

/** Letters that languages treat as one, as several, as none, or by rules of their own; beside digits of Arabic ICU contradicts itself. */
const RULES =
  'a A aa Aa AA å Å a\u030a á ä æ Æ ae oe œ ö ø ß ss ẞ ch cH CH ci cz c cs ccs dz dzs dž lj ll ny ñ n\u0303 ij ł l·l ' +
  "ü y ÿ i ı İ I z zs ž þ th ﬁ fi \u00ad \u200b \u0301 - _ . ’ ' , ( + 0 00 007 7 10 2 ² ½ 12 1.5 東 京 あ ア Ω ω й ก เก 😀 가";
const letters = fc.constantFrom(' ', ...RULES.split(' '));
const ascii = fc.string({ unit: fc.constantFrom(..."aAbcChHsSzZdlLjnNyYgtT0129 -.'"), maxLength: 6 });
const text = fc.oneof(
  ascii,
  fc.array(letters, { maxLength: 5 }).map((parts) => parts.join('')),
  fc.string(),
);

function sorted(texts: readonly string[], of: string) {
  const steps = collatedOrder(texts, of);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function holds(texts: readonly string[], of: string): void {
  const { compare } = textCollator(of);
  const plain = [...texts.keys()].sort((left, right) => compare(texts[left]!, texts[right]!));
  const { order, firsts } = sorted(texts, of);
  assert.deepEqual([...order], plain);
  const others = plain.map((index, at) => at === 0 || compare(texts[plain[at - 1]!]!, texts[index]!) !== 0);
  assert.deepEqual([...firsts], others.map(Number));
}

test('texts stand in the order of their language, and the same ones as they came', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), locale, (texts, of) => holds(texts, of)),
    { numRuns: 150 },
  );
});

test('so do many with the same beginnings, and many that are the same', () => {
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)), { minLength: 100, maxLength: 400 }),
      fc.nat(2),
      locale,
      (parts, places, repeated, of) => {
        const part = (at: number): string => parts[at % parts.length]!;
        const beginning = 'Dear Anna, your order is ready '.repeat(repeated);
        holds(
          places.map(([one, two, three]) => beginning + part(one) + part(two) + part(three)),
          of,
        );
      },
    ),
    { numRuns: 30 },
  );
});

test('numbers within texts count as numbers, however long they are', () => {
  const long = '9'.repeat(300);
  holds(
    ['A10', 'A2', 'A002', 'a2', '', long, `${long}1`, `1${long}`, '10', '9', `x${long}`, `x${long}0`],
    'en',
  );
  assert.deepEqual([...sorted(['A10', 'A2', 'b1', 'a1'], 'en').order], [3, 1, 0, 2]);
});

test('Danish puts å, and the aa that stands for it, behind ø', () => {
  const names = ['Ørsted', 'Aarhus', 'Zoo', 'Ålborg', 'Abild', 'Ærø'];
  assert.deepEqual(
    [...sorted(names, 'da').order].map((at) => names[at]),
    ['Abild', 'Zoo', 'Ærø', 'Ørsted', 'Ålborg', 'Aarhus'],
  );
});
