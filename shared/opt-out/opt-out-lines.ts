import type { Msisdn } from '../brand.ts';
import { numbersInCell, typedNumbers } from '../number/typed-numbers.ts';

interface OptOutLine {
  readonly numbers: readonly Msisdn[];
  /** The digits of the line are a number in each of several countries, of several people: a person chooses one. */
  readonly isOpen: boolean;
}

/**
 * Of a line that somebody pastes or a file holds, with names and dates around the number: in a line of one cell any
 * possible number counts, beside other cells only sure ones.
 */
export function readOptOutLine(line: string, countries: readonly string[]): OptOutLine {
  const cells = line.split(/[\t;,|]+/).filter((cell) => cell.trim() !== '');
  const isSure = cells.length > 1;
  const read = cells.map((cell) => numbersInCell(cell, countries, isSure));
  const isOpen = cells.some((cell, at) => read[at]!.length > 0 && typedNumbers(cell, countries).length > 1);
  return { numbers: [...new Set(read.flat())], isOpen };
}
