import { type Letters, lettersOf } from './letters.ts';

/** Weights of texts by their letters, without case and accents: in a language's order, or nearly. */
export interface CollationKeys {
  readonly weights: Uint16Array;
  /** Where the weights of each text begin; the last entry is the end. */
  readonly starts: Uint32Array;
  /** The number of bits in a weight; 0 marks the end of a text. */
  readonly bits: number;
  /** By text: 1 if the weights alone decide its order beside other sure texts. */
  readonly sure: Uint8Array;
}

const SLICE = 50_000;
const ZERO = 48;
const NINE = 57;
/** Texts that are equal in so many weights are compared. */
const MOST_WEIGHTS = 48;
/** A longer number is compared in parts. */
const MOST_DIGITS = 200;

/** Only plain letters are sure: a language may have rules for others that a weight cannot express. */
export function* collationKeys(texts: readonly string[], locale: string): Generator<void, CollationKeys> {
  const letters = lettersOf(yield* codePointsOf(texts), locale);
  const bits = 32 - Math.clz32(Math.max(letters.most, 10));
  const largest = 2 ** bits - 1;
  const quick = quickWeights(letters);
  const starts = new Uint32Array(texts.length + 1);
  const sure = new Uint8Array(texts.length);
  let weights = new Uint16Array(1024);
  let end = 0;
  for (let index = 0; index < texts.length; index += 1) {
    if (index % SLICE === SLICE - 1) yield;
    const text = texts[index]!;
    const most = end + MOST_WEIGHTS;
    // A number, or a letter that stands for several, may exceed `most` a little.
    if (most + MOST_DIGITS > weights.length) weights = larger(weights);
    let isSure = 1;
    for (let at = 0; at < text.length && end < most; ) {
      const unit = text.charCodeAt(at);
      const weight = unit < quick.length ? quick[unit]! : 0;
      if (weight !== 0) {
        weights[end++] = weight;
        at += 1;
      } else if (unit >= ZERO && unit <= NINE) {
        let from = at;
        while (isDigit(text.charCodeAt(at))) at += 1;
        while (from < at - 1 && text.charCodeAt(from) === ZERO) from += 1;
        if (at - from > MOST_DIGITS || at - from >= largest) isSure = 0;
        weights[end++] = letters.number;
        weights[end++] = Math.min(at - from, largest);
        for (; from < at && end < most; from += 1) weights[end++] = text.charCodeAt(from) - ZERO + 1;
      } else {
        const point = text.codePointAt(at)!;
        at += point > 0xffff ? 2 : 1;
        const second = letters.ofTwo.get(point);
        const both = second?.get(text.codePointAt(at) ?? 0);
        if (both !== undefined || !letters.sure.has(point)) isSure = 0;
        if (both !== undefined && both !== 0) {
          at += text.codePointAt(at)! > 0xffff ? 2 : 1;
          weights[end++] = both;
        } else for (const one of letters.ofOne.get(point) ?? []) weights[end++] = one;
      }
    }
    starts[index + 1] = end;
    sure[index] = isSure;
  }
  return { weights, starts, bits, sure };
}

export function compareKeys(
  { weights, starts }: CollationKeys,
  left: number,
  right: number,
  from = 0,
): number {
  const leftStart = starts[left]!;
  const rightStart = starts[right]!;
  const leftLength = starts[left + 1]! - leftStart;
  const rightLength = starts[right + 1]! - rightStart;
  const both = Math.min(leftLength, rightLength);
  for (let at = from; at < both; at += 1) {
    const difference = weights[leftStart + at]! - weights[rightStart + at]!;
    if (difference !== 0) return difference;
  }
  return leftLength - rightLength;
}

/** The weights of sure letters that are in no pair; 0 for other letters. */
function quickWeights({ ofOne, ofTwo, sure }: Letters): Uint16Array {
  const quick = new Uint16Array(0x250);
  for (const point of sure) {
    if (!ofTwo.has(point) && !isDigit(point)) quick[point] = ofOne.get(point)![0]!;
  }
  return quick;
}

function* codePointsOf(texts: readonly string[]): Generator<void, Set<number>> {
  const seen = new Uint8Array(0x110000);
  const points = new Set<number>();
  for (let index = 0; index < texts.length; index += 1) {
    if (index % SLICE === SLICE - 1) yield;
    const text = texts[index]!;
    for (let at = 0; at < text.length; at += 1) {
      if (text.charCodeAt(at) < 128) continue;
      const point = text.codePointAt(at)!;
      if (point > 0xffff) at += 1;
      if (seen[point] === 1) continue;
      seen[point] = 1;
      points.add(point);
    }
  }
  return points;
}

function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= NINE;
}

function larger(weights: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const grown = new Uint16Array(weights.length * 2);
  grown.set(weights);
  return grown;
}
