import type { CellCondition } from '../sheet/condition.ts';

/** The rows of a list by the days of a column. */
export interface ByDay {
  /** A date whose order of day and month matters; null for none. */
  readonly date: string | null;
  /** Whether its day is first: as a person chose, or else as the column shows; null where nobody knows. */
  readonly dayFirst: boolean | null;
  /** Each row of the list is in one of them. Empty where the order matters and nobody knows it. */
  readonly parts: readonly DayPart[];
  /** The first rows without a day, as the column has them. */
  readonly undated: readonly { readonly row: number; readonly cell: string }[];
  /** Numbers of people to send to on several days. */
  readonly several: number;
}

export interface DayPart {
  /** `earlier` are all before today; null has no day. */
  readonly day: string | 'earlier' | null;
  readonly rows: number;
}

/** So many days before the day itself, at a minute of the day in this computer's time. */
export interface DayTime {
  readonly before: number;
  readonly minute: number;
}

/** Lists and campaigns that are made at once. */
export const MOST_DAY_PARTS = 60;

/** Null where that has passed, or there is no day. */
export function startOn(day: DayPart['day'], { before, minute }: DayTime, now: number): number | null {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const at = new Date(year, month - 1, date - before, 0, minute).getTime();
  return at > now ? at : null;
}

/** What the rows of a part have in common, in words that a list keeps. */
export function conditionOf(day: DayPart['day'], today: string): Pick<CellCondition, 'test' | 'value'> {
  if (day === null) return { test: 'has-no-date', value: '' };
  return day === 'earlier' ? { test: 'is-before', value: today } : { test: 'is-on', value: day };
}
