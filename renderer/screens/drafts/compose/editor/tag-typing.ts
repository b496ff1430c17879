import { looseKey } from '../../../../../shared/message/near-words.ts';

/** The beginning of a tag that ends at the cursor: `{fir`. */
interface TypedTag {
  /** Offset of its brace. */
  readonly from: number;
  readonly name: string;
}

const MOST = 8;

/** The tag being typed at the cursor; null when there is none. */
export function typedTagAt(text: string, caret: number): TypedTag | null {
  const match = /\{([^{}|\n]{0,60})$/.exec(text.slice(0, caret));
  return match ? { from: match.index, name: match[1] ?? '' } : null;
}

/** How many characters after the cursor still belong to the tag around it, its closing brace included; 0 for none. */
export function restOfTag(text: string, caret: number): number {
  return /^[^{}\n]{0,60}\}/.exec(text.slice(caret))?.[0].length ?? 0;
}

/** The columns that a typed beginning may mean, those that start with it first. */
export function columnsFor(name: string, columns: readonly string[]): string[] {
  const key = looseKey(name);
  const starts = columns.filter((column) => looseKey(column).startsWith(key));
  const holds = columns.filter((column) => !starts.includes(column) && looseKey(column).includes(key));
  return [...starts, ...holds].slice(0, MOST);
}
