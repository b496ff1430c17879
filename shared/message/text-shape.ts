import { gsmUnits } from './gsm.ts';
import { inOtherLetters } from './other-letters.ts';

/** What decides a text's size beside its length: all but the plain characters of GSM 03.38. */
export interface TextShape {
  /** The distinct characters that GSM 03.38 lacks, as ascending code points. */
  readonly letters: readonly number[];
  /** Offsets in septets of extension characters, which take two septets and are never cut in two. */
  readonly extensions: readonly number[];
  /** Offsets in UTF-16 code units of characters beyond 0xFFFF, which take two units and are never cut in two. */
  readonly pairs: readonly number[];
  /** False for white space only. */
  readonly hasText: boolean;
  /** A brace, here or in other letters, may form a tag with its neighbours. */
  readonly hasBrace: boolean;
}

export interface SizedPiece {
  /** UTF-16 code units. */
  readonly units: number;
  readonly shape: TextShape;
}

const NONE: readonly number[] = [];
/** Of characters that take one septet each. */
export const PLAIN_SHAPE: TextShape = {
  letters: NONE,
  extensions: NONE,
  pairs: NONE,
  hasText: true,
  hasBrace: false,
};
/** Of an empty text. */
export const BLANK_SHAPE: TextShape = { ...PLAIN_SHAPE, hasText: false };

/** Each character that GSM 03.38 lacks counts one. */
export function septetsOf({ units, shape }: SizedPiece): number {
  return units + shape.extensions.length - shape.pairs.length;
}

/** Each character takes one septet, and at least one is visible. */
export function isPlain(text: string): boolean {
  let shows = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (gsmUnits(unit) !== 1) return false;
    if (unit > 0x20) shows = true;
  }
  return shows;
}

/** Of a text without half surrogate pairs. */
export function shapeOf(text: string): TextShape {
  if (text === '') return BLANK_SHAPE;
  if (isPlain(text)) return PLAIN_SHAPE;
  const letters = new Set<number>();
  const extensions: number[] = [];
  const pairs: number[] = [];
  let septets = 0;
  let units = 0;
  for (const character of text) {
    const taken = gsmUnits(character.charCodeAt(0));
    if (taken === 0) letters.add(character.codePointAt(0)!);
    if (taken === 2) extensions.push(septets);
    if (character.length === 2) pairs.push(units);
    septets += taken || 1;
    units += character.length;
  }
  return {
    letters: [...letters].sort((left, right) => left - right),
    extensions,
    pairs,
    hasText: text.trim() !== '',
    hasBrace: text.includes('{') || inOtherLetters(text).includes('{'),
  };
}

/** Another half beside it would make the pair whole. */
export function hasHalfPair(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
