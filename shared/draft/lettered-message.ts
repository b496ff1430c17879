import type { CompiledKind } from '../message/compiled-message.ts';
import { inOtherLetters } from '../message/other-letters.ts';
import { hasHalfPair, type SizedPiece, septetsOf, shapeOf } from '../message/text-shape.ts';

/** A message in some letters, with the sizes of its words and fallbacks. */
export interface Lettered {
  readonly texts: readonly string[];
  readonly words: readonly SizedPiece[];
  /** By tag; null for a tag without fallback. */
  readonly fallbacks: readonly (SizedPiece | null)[];
  readonly valuesToo: boolean;
  readonly units: number;
  readonly septets: number;
  readonly isOutside: boolean;
  /** Characters of two septets or units may be at the end of a part. */
  readonly isMarked: boolean;
  /** In words behind a tag, so that the lengths of values decide. */
  readonly isMarkedLater: boolean;
  readonly hasText: boolean;
}

/** As written, with its own words in other letters, and with everything in other letters. */
export interface InAllLetters {
  readonly written: Lettered;
  readonly ownMessage: Lettered;
  readonly replaced: Lettered;
}

/** Null if words may form a tag or a character together with a value. */
export function inAllLetters(kind: CompiledKind): InAllLetters | null {
  const { encoded } = kind.lettering;
  const { gaps } = kind.fillable;
  const written = letteredOf(kind.as({ encoded }), gaps);
  const ownMessage = letteredOf(kind.as({ encoded, other: 'message' }), gaps);
  const replaced = letteredOf(kind.as({ encoded, other: 'all' }), gaps);
  return written && ownMessage && replaced && { written, ownMessage, replaced };
}

function letteredOf({ fillable, tags, lettering }: CompiledKind, gaps: readonly number[]): Lettered | null {
  if (fillable.gaps.join() !== gaps.join()) return null;
  if (fillable.texts.some((text) => text.includes('{') || hasHalfPair(text))) return null;
  if (tags.some(({ fallback }) => fallback !== null && shapeOf(fallback).hasBrace)) return null;
  const isReplaced = lettering.other !== undefined;
  const words = fillable.texts.map(pieceOf);
  const fallbacks = tags.map(({ fallback }) =>
    fallback === null ? null : pieceOf(isReplaced ? inOtherLetters(fallback) : fallback),
  );
  return {
    texts: fillable.texts,
    words,
    fallbacks,
    valuesToo: lettering.other === 'all',
    units: words.reduce((sum, { units }) => sum + units, 0),
    septets: words.reduce((sum, piece) => sum + septetsOf(piece), 0),
    isOutside: words.some(({ shape }) => shape.letters.length > 0),
    isMarked: words.some(isMarked),
    isMarkedLater: words.slice(1).some(isMarked),
    hasText: words.some(({ shape }) => shape.hasText),
  };
}

function pieceOf(text: string): SizedPiece {
  return { units: text.length, shape: shapeOf(text) };
}

/** The piece has characters that take two septets or units. */
export function isMarked({ shape }: SizedPiece): boolean {
  return shape.extensions.length > 0 || shape.pairs.length > 0;
}
