import type { RowStatus } from './audience.ts';

/** Statuses in the order of their codes in the store; a code once used keeps its meaning for good. */
export const ROW_STATUSES = [
  'recipient',
  'rejected',
  'duplicate',
  'opted-out',
  'excluded',
  'recent',
] as const satisfies readonly RowStatus[];

/** The code of a row's status in `audience_row.status`. */
export function statusCode(status: RowStatus): number {
  return ROW_STATUSES.indexOf(status);
}

/** Bits of `audience_row.flags`; what is behind them is in `number_flags`, so that a filter needs these three bits only. */
export const ROW_FLAGS = {
  /** The number was rewritten. */
  repaired: 1 << 0,
  /** The number is worth a look before sending. */
  doubtful: 1 << 1,
  /** Something in the row was changed by hand. */
  edited: 1 << 2,
} as const;
