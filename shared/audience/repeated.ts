import type { JoinRule, Mapping } from '../sheet/sheet.ts';
import type { AudienceRow, RowStatus } from './audience.ts';

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
  /** Without a question, by the rule of the import: numbers with a row that is not sent to and has other cells. */
  readonly ruled: number;
  /** The index of the next that needs a choice, after the one shown and then from the start; null for no other. */
  readonly nextOpen: number | null;
  readonly shown: RepeatedNumber | null;
}

export const mostRepeatedRows = 100;

/** For a row that gives way. Rows with the same cells would get the same text, so they need no choice. */
export function givenWay(
  duplicates: Mapping['duplicates'],
  isSame: boolean,
): Extract<RowStatus, 'duplicate' | 'undecided'> {
  return (duplicates === 'ask' || duplicates === 'join') && !isSame ? 'undecided' : 'duplicate';
}

/** Chooses the row for each number whose rows differ; dates are those of one of the list's columns. */
export type RowRule =
  | { readonly keep: 'first' | 'last' }
  | { readonly keep: 'earliest' | 'latest'; readonly column: number };

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

interface Moment {
  /** Null for a time alone. */
  readonly day: number | null;
  /** Null for a date alone. */
  readonly minute: number | null;
}

/** Null where one of two has no day, or one of two on the same day no time. */
function compared(one: Moment, other: Moment): number | null {
  if (one.day !== other.day) return one.day === null || other.day === null ? null : one.day - other.day;
  if (one.minute === null && other.minute === null) return 0;
  return one.minute === null || other.minute === null ? null : one.minute - other.minute;
}

const TIME = '(?:[T ,]+(\\d{1,2})[:.](\\d{2})(?:[:.]\\d{2})?)?';
const TIME_ALONE = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${TIME}$`);
const YEAR_LAST = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4})${TIME}$`);

/** Whether the dates of a column start with the day; null where no date shows it, or they contradict each other. */
export function isDayFirst(cells: Iterable<string>): boolean | null {
  const found = new Set<boolean>();
  for (const cell of cells) {
    const [, first, sign, second] = YEAR_LAST.exec(cell.trim()) ?? [];
    if (sign === '.' || Number(first) > 12) found.add(true);
    else if (Number(second) > 12) found.add(false);
  }
  const [order] = found;
  return found.size === 1 ? order! : null;
}

export function isDate(cell: string): boolean {
  return momentOf(cell, true) !== null || momentOf(cell, false) !== null;
}

function momentOf(cell: string, dayFirst: boolean | null): Moment | null {
  const text = cell.trim();
  const time = TIME_ALONE.exec(text);
  if (time !== null) return { day: null, minute: Number(time[1]) * 60 + Number(time[2]) };
  const yearFirst = YEAR_FIRST.exec(text);
  const [, year, month, date, hour, minute] = yearFirst ?? reordered(YEAR_LAST.exec(text), dayFirst) ?? [];
  if (year === undefined) return null;
  const day = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const back = new Date(day);
  if (back.getUTCMonth() + 1 !== Number(month) || back.getUTCDate() !== Number(date)) return null;
  return { day, minute: hour === undefined ? null : Number(hour) * 60 + Number(minute) };
}

function reordered(
  found: RegExpExecArray | null,
  dayFirst: boolean | null,
): readonly (string | undefined)[] | null {
  if (found === null || dayFirst === null) return null;
  const [text, first, , second, year, hour, minute] = found;
  return dayFirst ? [text, year, second, first, hour, minute] : [text, year, first, second, hour, minute];
}
