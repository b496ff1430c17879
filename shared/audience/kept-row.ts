import { type Moment, momentOf } from '../format/written-date.ts';
import type { JoinRule, Mapping } from '../sheet/sheet.ts';
import { DUPLICATE, JOINED, UNDECIDED } from './audience-row.ts';
import type { ListRule } from './row-facts.ts';

/** The statuses of rows that are not sent to because another row of their number is. */
export const NOT_KEPT: readonly number[] = [DUPLICATE, UNDECIDED, JOINED];

/** True if a person chooses whenever rows of one number differ. */
export function isAsked(duplicates: Mapping['duplicates']): boolean {
  return duplicates === 'ask' || duplicates === 'join';
}

export function listRule(
  duplicates: Mapping['duplicates'],
  join: JoinRule | null,
  nameColumns: readonly number[],
): ListRule {
  const keep = duplicates === 'last' ? 'last' : 'first';
  return { keep, asks: isAsked(duplicates), join: duplicates === 'join' ? join : null, nameColumns };
}

type Place = 'first' | 'last';
type Time = 'earliest' | 'latest';

/**
 * Chooses a row for each number whose rows differ. Dates are those of one column; a person may choose whether their day
 * or month is first.
 */
export type RowRule =
  | { readonly keep: Place }
  | { readonly keep: Time; readonly column: number; readonly dayFirst?: boolean };

/** Decides for each number whose rows differ. */
export type NumberRule = RowRule | { readonly keep: 'join'; readonly join: JoinRule };

/** `rows` are in the order of the file. */
export function byPlace<Row>(rows: readonly Row[], keep: Place): Row | undefined {
  return keep === 'first' ? rows[0] : rows.at(-1);
}

/** Null if the dates do not decide. */
export function byDate<Row>(
  rows: readonly Row[],
  keep: Time,
  dateOf: (row: Row) => string,
  dayFirst: boolean | null,
): Row | null {
  const moments = rows.map((row) => momentOf(dateOf(row), dayFirst));
  const sign = keep === 'earliest' ? 1 : -1;
  let best = 0;
  let isClear = true;
  for (const [at, moment] of moments.entries()) {
    const other = moments[best];
    if (moment === null || other === null || other === undefined) return null;
    if (at === best) continue;
    const apart = compared(moment, other);
    if (apart === null || apart === 0) isClear = false;
    else if (apart * sign < 0) [best, isClear] = [at, true];
  }
  return isClear ? (rows[best] ?? null) : null;
}

/** Null if a row has no day, or if two rows of the same day have no time. */
function compared(one: Moment, other: Moment): number | null {
  if (one.day !== other.day) return one.day === null || other.day === null ? null : one.day - other.day;
  if (one.minute === null && other.minute === null) return 0;
  return one.minute === null || other.minute === null ? null : one.minute - other.minute;
}
