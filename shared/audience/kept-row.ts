import { type Moment, momentOf } from '../format/written-date.ts';
import type { JoinRule, Mapping } from '../sheet/sheet.ts';
import {
  DUPLICATE,
  EXCLUDED,
  JOINED,
  OPTED_OUT,
  RECENT,
  RECIPIENT,
  SAID_NO,
  UNDECIDED,
} from './audience-row.ts';

/** The statuses of rows that another row of their number is kept in place of. */
export const NOT_KEPT: readonly number[] = [DUPLICATE, UNDECIDED, JOINED];

/**
 * The statuses of rows whose number must not be texted; of several reasons the first holds, so that taking back an
 * opt-out brings nobody back who said no.
 */
export const BARRED: readonly number[] = [SAID_NO, OPTED_OUT, RECENT];

/** By the rule of an import: the row that is kept of each number, and what the others become. */
export const KEEPING = {
  first: { keep: 'first', others: DUPLICATE },
  last: { keep: 'last', others: DUPLICATE },
  ask: { keep: 'first', others: UNDECIDED },
  /** Those that cannot be joined become undecided. */
  join: { keep: 'first', others: JOINED },
} as const satisfies Record<Mapping['duplicates'], { readonly keep: Place; readonly others: number }>;

/** Whether a person chooses where rows of one number differ. */
export function isAsked(duplicates: Mapping['duplicates']): boolean {
  return KEEPING[duplicates].others !== DUPLICATE;
}

interface NumberRow {
  readonly status: number;
  /** A JSON array. */
  readonly cells: string;
}

/** Nobody chooses between rows that get the same text, or against a row that was left out by hand. */
export function needsNoChoice(kept: NumberRow, { cells }: Pick<NumberRow, 'cells'>): boolean {
  return kept.status === EXCLUDED || kept.cells === cells;
}

/** Of the rows of one number: the one that is sent to, or whose exclusion by hand excludes the number. */
export function keeperAmong<Row extends { readonly status: number; readonly joined: string | null }>(
  rows: readonly Row[],
): Row | undefined {
  const leftOut = rows.filter(({ status }) => status === EXCLUDED);
  return (
    rows.find(({ status }) => status === RECIPIENT) ??
    leftOut.find(({ joined }) => joined !== null) ??
    leftOut[0]
  );
}

type Place = 'first' | 'last';
type Time = 'earliest' | 'latest';

/**
 * Chooses the row for each number whose rows differ. Dates are those of one of the list's columns, with their order of day
 * and month where a person chose it.
 */
export type RowRule =
  | { readonly keep: Place }
  | { readonly keep: Time; readonly column: number; readonly dayFirst?: boolean };

/** For each number whose rows differ. */
export type NumberRule = RowRule | { readonly keep: 'join'; readonly join: JoinRule };

/** Of rows in the order of the file. */
export function byPlace<Row>(rows: readonly Row[], keep: Place): Row | undefined {
  return keep === 'first' ? rows[0] : rows.at(-1);
}

/** Null where the dates do not decide. */
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

/** Null where one of two has no day, or one of two on the same day no time. */
function compared(one: Moment, other: Moment): number | null {
  if (one.day !== other.day) return one.day === null || other.day === null ? null : one.day - other.day;
  if (one.minute === null && other.minute === null) return 0;
  return one.minute === null || other.minute === null ? null : one.minute - other.minute;
}

export interface MetRow {
  /** Its list. */
  readonly source: number;
  readonly status: number;
  /** The row kept in its place was left out by hand. */
  readonly gaveWayToExcluded: boolean;
  /** Equal for rows with equal cells; absent where differing cells need no choice. */
  readonly cells?: number;
}

/**
 * Judges the rows of one number that meet in a new list, from one list or two. A row that said no, opted
 * out, was recently texted or left out by hand in one list stays that way. A duplicate whose kept row did not come
 * along is kept itself, so that no one is lost. At most one row is sent to. A row that waits for a choice
 * still waits where there is one to make, and so does one that its own list sends to where the cells differ.
 * `kept` is the index of the row that is kept for the number; the duplicates name it.
 */
export function judgeMet(rows: readonly MetRow[]): { statuses: readonly number[]; kept: number } {
  for (const status of BARRED) {
    const kept = rows.findIndex((row) => row.status === status);
    if (kept !== -1) return { statuses: rows.map(() => status), kept };
  }
  const isSentTo = new Set(rows.filter(({ status }) => status === RECIPIENT).map(({ source }) => source));
  const leftOut = rows.findIndex(
    ({ source, status, gaveWayToExcluded }) =>
      (status === EXCLUDED || gaveWayToExcluded) && !isSentTo.has(source),
  );
  const recipient = rows.findIndex(({ status }) => status === RECIPIENT);
  const kept = leftOut !== -1 ? leftOut : recipient !== -1 ? recipient : 0;
  const own = leftOut !== -1 ? EXCLUDED : RECIPIENT;
  const statuses = rows.map(({ source, status, cells }, index) => {
    if (index === kept) return own;
    // Its values are in the text that its own list sends.
    if (status === JOINED && source === rows[kept]!.source) return JOINED;
    const differs = status === RECIPIENT && cells !== rows[kept]!.cells;
    return (status === UNDECIDED || differs) && own === RECIPIENT ? UNDECIDED : DUPLICATE;
  });
  return { statuses, kept };
}
