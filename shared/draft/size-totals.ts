import type { Tally } from './survey.ts';
import type { ColumnSizes, ValueShapes } from './value-shapes.ts';

/** What is kept of an audience so that the totals of a message are sums over its columns; by `n` in each array. */
export interface AudienceSizes {
  readonly statuses: Uint8Array;
  readonly flags: Uint8Array;
  /** Rows of the file. */
  readonly rows: Uint32Array;
  /** By the index of the column. */
  readonly columns: ReadonlyMap<number, ColumnSizes>;
  readonly shapes: ValueShapes;
}

/** Where the counts of a message go. */
export interface SizeTotals {
  readonly totals: Tally;
  /** By `n`; see `filterBitsOf` and `sizeOf`. */
  readonly bits: Uint16Array;
  readonly sizes: Uint16Array;
  readonly rowsPerBits: Uint32Array;
}
