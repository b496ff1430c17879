import { parseMessage } from './tag.ts';

/** A message cut once, to be filled a million times: text, value, text, value, ... text. */
export interface Fillable {
  /** One more than `gaps`. */
  readonly texts: readonly string[];
  /** For each gap between texts, the index of its tag in `tags`. */
  readonly gaps: readonly number[];
  readonly tags: readonly string[];
}

/** Cuts at the tags that are in `tags`; other braces stay text. */
export function toFillable(message: string, tags: readonly string[]): Fillable {
  const places = new Map(tags.map((tag, index) => [tag, index] as const).reverse());
  const pieces = parseMessage(message);
  return fillableOf(
    pieces.map(({ kind, text }) => (kind === 'tag' ? (places.get(text) ?? text) : text)),
    tags,
  );
}

/** Of texts, and of tags by their index in `tags`. */
export function fillableOf(pieces: readonly (string | number)[], tags: readonly string[]): Fillable {
  const texts = [''];
  const gaps: number[] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') texts[texts.length - 1] += piece;
    else {
      gaps.push(piece);
      texts.push('');
    }
  }
  return { texts, gaps, tags };
}

/** Every tag replaced by the value at its position (spec, Tag substitution rule 1). */
export function fill(fillable: Fillable, tagvalues: readonly string[]): string {
  let text = fillable.texts[0]!;
  for (let gap = 0; gap < fillable.gaps.length; gap += 1) {
    text += tagvalues[fillable.gaps[gap]!]! + fillable.texts[gap + 1]!;
  }
  return text;
}

/** The ranges of the values in the text from `fill`, `[from, to)` in UTF-16 units, without empty values. */
export function filledAt(
  { texts, gaps }: Fillable,
  tagvalues: readonly string[],
): { readonly from: number; readonly to: number }[] {
  let from = texts[0]!.length;
  return gaps.flatMap((at, gap) => {
    const to = from + tagvalues[at]!.length;
    const place = { from, to };
    from = to + texts[gap + 1]!.length;
    return place.from < place.to ? [place] : [];
  });
}

/**
 * A tag of the message still present in a final text, or null. The spec does not say in which order tags are
 * replaced, so such a text could come out differently; without one, every order gives this text.
 */
export function tagLeftIn(text: string, tags: readonly string[]): string | null {
  if (!text.includes('{')) return null;
  return tags.find((tag) => text.includes(tag)) ?? null;
}
