import { formulaSafe } from '../sheet/csv-safe.ts';
import { numberCell } from '../sheet/number-cell.ts';

/**
 * The cells that a row's number is read from: that of the number column, then those of the other columns. `numbers`
 * is what `audience_row` keeps of them, null in lists made before it kept any; a number written by hand takes the place
 * of the first.
 */
export function numberCells(original: string, numbers: string | null, otherColumns: number): string[] {
  if (numbers === null) return [original, ...Array<string>(otherColumns).fill('')];
  const cells = JSON.parse(numbers) as string[];
  return cells.includes(original) ? cells : [original, ...cells.slice(1)];
}

/**
 * The number of a row that came back, read as an import reads it; null where none of its cells was changed. A cell is
 * undefined where the file has no such column any more; what a CSV had to be guarded with is no change.
 */
export function mendedNumber(
  before: readonly string[],
  after: readonly (string | undefined)[],
  country: string,
): string | null {
  const cells = before.map((old, at) => {
    const cell = after[at];
    return cell === undefined || cell === formulaSafe(old) ? old : cell;
  });
  if (cells.every((cell, at) => cell === before[at])) return null;
  const [numberColumn, ...otherColumns] = cells.keys();
  return numberCell({ numberColumn: numberColumn!, otherColumns, country }, (at) => cells[at]!).original;
}
