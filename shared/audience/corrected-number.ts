import { formulaSafe } from '../format/csv-safe.ts';
import { numberCell } from '../sheet/number-cell.ts';

/**
 * The cells that a row's number is read from: the number column's, then those of the other columns. `numbers` is what
 * `audience_row` stores of them, null in older lists. A number entered by hand replaces the first.
 */
export function numberCells(original: string, numbers: string | null, otherColumns: number): string[] {
  if (numbers === null) return [original, ...Array<string>(otherColumns).fill('')];
  const cells = JSON.parse(numbers) as string[];
  return cells.includes(original) ? cells : [original, ...cells.slice(1)];
}

/**
 * The corrected number of a row, read as an import reads it; null if none of its cells changed. A cell is undefined if
 * its column is missing from the file. The guard against formulas in a CSV is no change.
 */
export function correctedNumber(
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
