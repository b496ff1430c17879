import type { JoinRule } from '../sheet/sheet.ts';

/** A range `[from, to)` of the order of decisions. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The facts about one row of a number. No field here is a conclusion. */
export interface RowFacts {
  readonly n: number;
  /** The row's cells with later corrections, and as in the file: JSON arrays. */
  readonly cells: string;
  readonly imported: string;
  /** In a list made of two, the columns of the row's own list; null for all columns. */
  readonly columns: readonly number[] | null;
  /** True if the row says no in a column of consent that the list uses. */
  readonly saysNo: boolean;
  /** The number was texted within the days that the list skips, when it came into the list. */
  readonly recent: boolean;
  /** The row was left out by hand. */
  readonly isOut: boolean;
  /** The spans of decisions during which the row had this number. With the file's own number, the first begins at 0. */
  readonly stays: readonly Span[];
  /** By column: the text that a person wrote over the joined value, and that value. */
  readonly written: ReadonlyMap<number, Written>;
}

export interface Written {
  readonly made: string;
  readonly text: string;
}

/** A person's decision about a number. */
export interface NumberDecision {
  /**
   * `out` leaves the person out, with the row that was sent to, and `in` takes that back. `choose` sends to a row.
   * `lift` sends in spite of a no or a recent text.
   */
  readonly kind: 'out' | 'in' | 'choose' | 'lift';
  /** The decision's place in the order of decisions, from 1. */
  readonly at: number;
  /** The row on which the decision was made. */
  readonly n: number;
  /** The rows of the decision by their `n`: after two lists became one, those of one of the lists; null for all. */
  readonly among: Span | null;
  /** The text of several rows is sent: of those in `of`, or of all rows of the decision. */
  readonly join: { readonly rule: JoinRule; readonly of: Span | null } | null;
}

/** The rule for all numbers of a list, set when the list is made. */
export interface ListRule {
  readonly keep: 'first' | 'last';
  /** True if a person chooses whenever rows of one number differ. */
  readonly asks: boolean;
  /** How rows of one number become one text, unless their names differ. */
  readonly join: JoinRule | null;
  readonly nameColumns: readonly number[];
}
