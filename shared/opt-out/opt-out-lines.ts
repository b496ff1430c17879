import type { Msisdn } from '../brand.ts';
import { numbersInCell } from '../number/typed-numbers.ts';

/**
 * Of a line that somebody pastes or a file holds, with names and dates around the number: in a line of one cell any
 * possible number counts, beside other cells only sure ones.
 */
export function numbersInLine(line: string, countries: readonly string[]): Msisdn[] {
  const cells = line.split(/[\t;,|]+/).filter((cell) => cell.trim() !== '');
  return cells.flatMap((cell) => numbersInCell(cell, countries, cells.length > 1));
}
