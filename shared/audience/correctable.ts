import { hasReasonColumns } from '../sheet/exported-columns.ts';
import type { Audience } from './audience.ts';

export interface Corrected {
  readonly corrected: number;
  readonly stillRejected: number;
}

/** The audiences that a file may correct: it has all their columns, and those of an export of rejected rows. */
export function correctable(audiences: readonly Audience[], names: readonly string[]): Audience[] {
  const has = new Set(names);
  if (!hasReasonColumns(names)) return [];
  return audiences.filter(
    ({ counts, numberColumn, columns }) =>
      counts.rejected > 0 && has.has(numberColumn) && columns.every((name) => has.has(name)),
  );
}
