import { type Moment, momentOf } from '../format/written-date.ts';
import type { JoinRule, Mapping } from '../sheet/sheet.ts';
import type { AudienceRow } from './audience.ts';
import type { RowStatus } from './audience-row.ts';

/** At most `mostRepeatedRows` rows of one number. */
export interface SameNumber {
  readonly rows: readonly AudienceRow[];
  readonly more: number;
}

/** A number on several rows, with all rows that share it. */
export interface RepeatedNumber extends SameNumber {
  /** Its index among all such numbers, in the order of the file. */
  readonly at: number;
  readonly msisdn: string;
  /** No row has been chosen yet. */
  readonly isOpen: boolean;
}

export interface Repeated {
  readonly count: number;
  readonly open: number;
  /** Numbers that the rule of the import decided without asking: they have an unsent row with different cells. */
  readonly ruled: number;
  /** The index of the next that needs a choice, after the one shown and then from the start; null for no other. */
  readonly nextOpen: number | null;
  readonly shown: RepeatedNumber | null;
  /** By column: whether the dates of the list start with the day; null where nobody knows, or no visible row needs it. */
  readonly dayFirst: readonly (boolean | null)[];
}

export const mostRepeatedRows = 100;

/** For a row that another is kept in place of. Rows with the same cells would get the same text, so they need no choice. */
export function givenWay(
  duplicates: Mapping['duplicates'],
  isSame: boolean,
): Extract<RowStatus, 'duplicate' | 'undecided'> {
  return (duplicates === 'ask' || duplicates === 'join') && !isSame ? 'undecided' : 'duplicate';
}

/**
 * Chooses the row for each number whose rows differ. Dates are those of one of the list's columns, with their order of day
 * and month where a person chose it.
 */
export type RowRule =
  | { readonly keep: 'first' | 'last' }
  | { readonly keep: 'earliest' | 'latest'; readonly column: number; readonly dayFirst?: boolean };

/** For each number whose rows differ. */
export type NumberRule = RowRule | { readonly keep: 'join'; readonly join: JoinRule };

/** The index of the chosen row, of those in the order of the file; null where the dates do not decide. */
export function ruledRow(
  rows: readonly (readonly string[])[],
  rule: RowRule,
  dayFirst: boolean | null,
): number | null {
  if (!('column' in rule)) return rule.keep === 'first' ? 0 : rows.length - 1;
  const moments = rows.map((cells) => momentOf(cells[rule.column] ?? '', dayFirst));
  const sign = rule.keep === 'earliest' ? 1 : -1;
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
  return isClear ? best : null;
}

/** Null where one of two has no day, or one of two on the same day no time. */
function compared(one: Moment, other: Moment): number | null {
  if (one.day !== other.day) return one.day === null || other.day === null ? null : one.day - other.day;
  if (one.minute === null && other.minute === null) return 0;
  return one.minute === null || other.minute === null ? null : one.minute - other.minute;
}
