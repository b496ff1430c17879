import type { JoinRule } from '../sheet/sheet.ts';

/** Places `[from, to)`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is known of one row of a number; nothing in here is a conclusion. */
export interface RowFacts {
  readonly n: number;
  /** Its own, with what was corrected since, and as the file has them: JSON arrays. */
  readonly cells: string;
  readonly imported: string;
  /** The columns of its own list, in a list made of two; null for all. */
  readonly columns: readonly number[] | null;
  /** In a column of consent, where the list asks. */
  readonly saysNo: boolean;
  /** The number was texted within the days that the list skips, when it came into the list. */
  readonly recent: boolean;
  /** Left out by hand. */
  readonly isOut: boolean;
  /** By the order of decisions: while it had this number. The file's own begins at 0. */
  readonly stays: readonly Span[];
  /** By column: what a person wrote over the text, and what the rows made then. */
  readonly written: ReadonlyMap<number, Written>;
}

export interface Written {
  readonly made: string;
  readonly text: string;
}

/** What a person decided about a number. */
export interface NumberDecision {
  /**
   * `out` leaves the person out, by the row that was sent to, and `in` takes that back. `choose` sends to a row. `lift` sends
   * in spite of a no or a recent text.
   */
  readonly kind: 'out' | 'in' | 'choose' | 'lift';
  /** Its place in the order of decisions, from 1. */
  readonly at: number;
  /** The row that it was made on. */
  readonly n: number;
  /** The rows that it was about, by their `n`: those of one of two lists that became one; null for all. */
  readonly among: Span | null;
  /** The text of several rows is sent, of those in `of` or of all that it was about. */
  readonly join: { readonly rule: JoinRule; readonly of: Span | null } | null;
}

/** What is decided for all numbers of a list when it is made. */
export interface ListRule {
  readonly keep: 'first' | 'last';
  /** A person chooses where rows of one number differ. */
  readonly asks: boolean;
  /** Rows of one number become one text, unless columns of names differ. */
  readonly join: JoinRule | null;
  readonly nameColumns: readonly number[];
}
