import { parseMsisdn } from '../number/msisdn.ts';
import type { Mapping } from './sheet.ts';

/** The cell that a row's number is read from, and where it stands, as `withSource` counts. */
export interface NumberCell {
  readonly original: string;
  readonly source: number;
}

/**
 * The cell of the number column, or where that gives no number, of the first of the other columns that does.
 * Where none does it is the first that is filled, so that there is something to mend.
 */
export function numberCell(
  { numberColumn, otherColumns, country }: Pick<Mapping, 'numberColumn' | 'otherColumns' | 'country'>,
  cell: (column: number) => string,
): NumberCell {
  if (numberColumn === null) return { original: '', source: 0 };
  const cells = [numberColumn, ...otherColumns].map(cell);
  const given = cells.findIndex((text) => parseMsisdn(text, country).ok);
  const source = given === -1 ? cells.findIndex((text) => text.trim() !== '') : given;
  return source === -1 ? { original: cells[0]!, source: 0 } : { original: cells[source]!, source };
}
