import { parseMsisdn } from '../number/msisdn.ts';
import { NUMBER_FLAGS as FLAG } from '../number/number-flags.ts';
import type { Mapping } from './sheet.ts';

/** The cell that a row's number is read from, and where it stands, as `withSource` counts. */
export interface NumberCell {
  readonly original: string;
  readonly source: number;
}

/**
 * The cell that holds a mobile number, of the number column before the other columns in their order; where none does,
 * the first that gives any number, and where none does that, the first that is filled, so that there is something to mend.
 */
export function numberCell(
  { numberColumn, otherColumns, country }: Pick<Mapping, 'numberColumn' | 'otherColumns' | 'country'>,
  cell: (column: number) => string,
): NumberCell {
  if (numberColumn === null) return { original: '', source: 0 };
  const cells = [numberColumn, ...otherColumns].map(cell);
  let given = -1;
  for (const [source, original] of cells.entries()) {
    const reading = parseMsisdn(original, country);
    if (!reading.ok) continue;
    if ((reading.flags & NO_MOBILE) === 0) return { original, source };
    if (given === -1) given = source;
  }
  const source = given === -1 ? cells.findIndex((text) => text.trim() !== '') : given;
  return source === -1 ? { original: cells[0]!, source: 0 } : { original: cells[source]!, source };
}

const NO_MOBILE = FLAG.landline | FLAG.special | FLAG.invalid;
