import type { RowSpan } from '../audience/row-spans.ts';
import type { AudienceId } from '../brand.ts';

/** What an operation needs, or answers, that has nothing to say. */
export type Nothing = Record<string, never>;

/** A window on a list that stays in main: rows are asked for by index, from 0 and below `count`. */
export interface View {
  readonly viewId: string;
  readonly count: number;
}

/**
 * Who asks: a newer call of the same asker takes the place of the one before it, which fails as superseded. Each list in
 * each window is an asker of its own; without one a call is answered whatever comes after it.
 */
export interface Asker {
  readonly asker?: string | undefined;
}

/** The list in use where a number is typed, in whose country it is read first. */
export interface InUse {
  readonly audienceId?: AudienceId | null | undefined;
}

/** Places in an open view of a list. */
export interface InView {
  readonly viewId: string;
  readonly spans: readonly RowSpan[];
}

/** A slice of a list: rows `[from, from + count)`, at most 500. */
export interface Slice {
  readonly from: number;
  readonly count: number;
}
