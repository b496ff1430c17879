import { reasonColumnsIn } from '../sheet/reason-columns.ts';
import type { Audience } from './audience.ts';

export interface Corrected {
  readonly corrected: number;
  readonly left: number;
}

/** It has the columns that an export of rejected rows adds, and all of the audience's own. */
export function correctable(audiences: readonly Audience[], names: readonly string[]): Audience[] {
  const has = new Set(names);
  if (reasonColumnsIn(names) === null) return [];
  return audiences.filter(
    ({ counts, numberColumn, columns }) =>
      counts.rejected > 0 && has.has(numberColumn) && columns.every((name) => has.has(name)),
  );
}
