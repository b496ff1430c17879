import type { CellCondition } from '../sheet/condition.ts';

/** The rows of a list, grouped by the days in a column. */
export interface ByDay {
  /** A date whose order of day and month matters; null for none. */
  readonly date: string | null;
  /** True if the day is first: by a person's choice, or else by the column's dates; null if nobody knows. */
  readonly dayFirst: boolean | null;
  /** Each row of the list is in one of these parts. Empty if the order matters and nobody knows it. */
  readonly parts: readonly DayPart[];
  /** The first rows without a day, with the text of their cells. */
  readonly undated: readonly { readonly row: number; readonly cell: string }[];
  /** How many numbers are to be sent to on several days. */
  readonly several: number;
}

export interface DayPart {
  /** `earlier` is all days before today; null is no day. */
  readonly day: string | 'earlier' | null;
  readonly rows: number;
}

/** A time relative to a day: so many days before it, at a minute of the day in this computer's time. */
export interface DayTime {
  readonly before: number;
  readonly minute: number;
}

/** The most lists and campaigns that are made at once. */
export const MOST_DAY_PARTS = 60;

/** Null if that time has passed, or there is no day. */
export function startOn(day: DayPart['day'], { before, minute }: DayTime, now: number): number | null {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const at = new Date(year, month - 1, date - before, 0, minute).getTime();
  return at > now ? at : null;
}

/** The condition that all rows of a part fulfil, in words that a list stores. */
export function conditionOf(day: DayPart['day'], today: string): Pick<CellCondition, 'test' | 'value'> {
  if (day === null) return { test: 'has-no-date', value: '' };
  return day === 'earlier' ? { test: 'is-before', value: today } : { test: 'is-on', value: day };
}
