import type { BoundTag } from './computed-tag.ts';
import { tagvaluesFor } from './final-text.ts';

/**
 * Cells of `columns` columns that produce these tagvalues again. A value equal to its tag's fallback becomes
 * a blank cell, which always gives the same text, even if two tags share a column.
 */
export function cellsFor(tags: readonly BoundTag[], tagvalues: readonly string[], columns: number): string[] {
  const cells = new Array<string>(columns).fill('');
  tags.forEach(({ column, fallback }, at) => {
    const value = tagvalues[at] ?? '';
    if (value !== (fallback ?? '')) cells[column] = value;
  });
  return cells;
}

export interface DecidedVersion {
  readonly version: number;
  /** Empty for version 0. */
  readonly values: readonly string[];
  readonly column: number;
  readonly pick: (cell: string) => number;
}

/**
 * Like `cellsFor`, for a recipient of a version: the cells lead to that version again. If the tagvalues do
 * not contain the deciding value, it is one that gives the same text, or else the version's first.
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
