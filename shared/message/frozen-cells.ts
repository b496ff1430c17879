import type { BoundTag } from './bound-message.ts';
import { tagvaluesFor } from './final-text.ts';

/**
 * Cells of `columns` columns that give these tagvalues again. A value that is its tag's own fallback came from a blank
 * cell, or from one that says the same: blank gives every text again, also where two tags share a column.
 */
export function cellsFor(tags: readonly BoundTag[], tagvalues: readonly string[], columns: number): string[] {
  const cells = new Array<string>(columns).fill('');
  tags.forEach(({ column, fallback }, at) => {
    const value = tagvalues[at] ?? '';
    if (value !== (fallback ?? '')) cells[column] = value;
  });
  return cells;
}

/** A version of a message and the people it is for, by the column that decides. */
export interface DecidedVersion {
  readonly version: number;
  /** The values that it is for; none for version 0. */
  readonly values: readonly string[];
  readonly column: number;
  readonly pick: (cell: string) => number;
}

/**
 * The same cells of somebody who got a version of the message: they decide for it again. Where what was sent does not tell
 * the value, it is one that gives the same text, or else the first that the version is for.
 */
export function cellsOfVersion(
  tags: readonly BoundTag[],
  tagvalues: readonly string[],
  columns: number,
  { version, values, column, pick }: DecidedVersion,
): string[] {
  const cells = cellsFor(tags, tagvalues, columns);
  if (pick(cells[column]!) === version) return cells;
  const fallbacks = tags.flatMap((tag) =>
    tag.column === column && tag.fallback !== null ? [tag.fallback] : [],
  );
  const same = [...fallbacks, ...values].find(
    (value) =>
      pick(value) === version &&
      tagvaluesFor(tags, cells.with(column, value)).every((one, at) => one === tagvalues[at]),
  );
  return cells.with(column, same ?? values[0] ?? '');
}
