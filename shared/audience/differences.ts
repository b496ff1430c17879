import type { AudienceId } from '../brand.ts';
import { ROW_STATUSES } from './audience-row.ts';

/** What became of a row when its list was judged again: its status since, or `same-status` if something else differs. */
export const DIFFERENCES = [...ROW_STATUSES, 'same-status'] as const;

export type Difference = (typeof DIFFERENCES)[number];

/** How many rows. */
export type Differences = { readonly [D in Difference]?: number };

/** A list in which rows differ since it was judged again. */
export interface JudgedAgain {
  readonly audienceId: AudienceId;
  readonly name: string;
  readonly differences: Differences;
}

export function addDifferences(one: Differences, other: Differences): Differences {
  const sums = DIFFERENCES.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, rows]) => rows > 0));
}

export function differenceOf(before: number, after: number): Difference {
  return before === after ? 'same-status' : ROW_STATUSES[after]!;
}
