import { folded } from '../../../../../shared/format/searched-words.ts';
import { looseKey } from '../../../../../shared/message/similar-names.ts';

/** The start of a tag that ends at the cursor, such as `{fir`. */
interface TypedTag {
  /** Offset of the tag's brace. */
  readonly from: number;
  readonly name: string;
}

const MOST = 8;

/** Null if the cursor is not after the start of a tag. */
export function typedTagAt(text: string, caret: number): TypedTag | null {
  const match = /\{([^{}|\n]{0,60})$/.exec(text.slice(0, caret));
  return match ? { from: match.index, name: match[1] ?? '' } : null;
}

/** How many characters after the cursor belong to the tag around it, closing brace included; 0 for none. */
export function restOfTag(text: string, caret: number): number {
  return /^[^{}\n]{0,60}\}/.exec(text.slice(caret))?.[0].length ?? 0;
}

/** Columns that start with the typed name come first. */
export function columnsFor(name: string, columns: readonly string[]): string[] {
  const keyOf = (one: string): string => folded(looseKey(one));
  const key = keyOf(name);
  const starts = columns.filter((column) => keyOf(column).startsWith(key));
  const holds = columns.filter((column) => !starts.includes(column) && keyOf(column).includes(key));
  return [...starts, ...holds].slice(0, MOST);
}
