import type { BoundTag } from './bound-message.ts';

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
