import { gsmUnits } from './gsm.ts';
import { inOtherLetters } from './other-letters.ts';

/** What decides the size of a text beside its length: all that is not a plain character of GSM 03.38. */
export interface TextShape {
  /** The distinct characters that GSM 03.38 lacks, as code points in rising order. */
  readonly letters: readonly number[];
  /** Places in septets of characters of the extension table, which take two septets and are never cut in two. */
  readonly extensions: readonly number[];
  /** Places in UTF-16 code units of characters beyond 0xFFFF, which take two units and are never cut in two. */
  readonly pairs: readonly number[];
  /** False for a text of nothing but white space. */
  readonly hasText: boolean;
  /** True where a brace, here or in other letters, may make a tag together with what is beside it. */
  readonly hasBrace: boolean;
}

/** A text as its size needs it. */
export interface SizedPiece {
  /** UTF-16 code units. */
  readonly units: number;
  readonly shape: TextShape;
}

const NONE: readonly number[] = [];
/** The shape of characters that take a septet each. */
export const PLAIN_SHAPE: TextShape = {
  letters: NONE,
  extensions: NONE,
  pairs: NONE,
  hasText: true,
  hasBrace: false,
};
/** The shape of a text without characters. */
export const BLANK_SHAPE: TextShape = { ...PLAIN_SHAPE, hasText: false };

/** Septets of a piece, with one for each character that GSM 03.38 lacks. */
export function septetsOf({ units, shape }: SizedPiece): number {
  return units + shape.extensions.length - shape.pairs.length;
}

/** Whether each character takes one septet and one of them shows. */
export function isPlain(text: string): boolean {
  let shows = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (gsmUnits(unit) !== 1) return false;
    if (unit > 0x20) shows = true;
  }
  return shows;
}

/** The shape of a text without half surrogate pairs. */
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

/** Whether a text has half of a surrogate pair, which another half beside it would make whole. */
export function hasHalfPair(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
