import type { AudienceRow } from './audience.ts';

/** At most `mostRepeatedRows` rows of one number. */
export interface SameNumber {
  readonly rows: readonly AudienceRow[];
  readonly more: number;
}

/** A number on several rows, with all rows that share it. */
export interface RepeatedNumber extends SameNumber {
  /** Its index among all such numbers, in the order of the file. */
  readonly at: number;
  readonly msisdn: string;
  /** No row has been chosen yet. */
  readonly isOpen: boolean;
}

export interface Repeated {
  readonly count: number;
  readonly open: number;
  /** Numbers that the rule of the import decided without asking: they have an unsent row with different cells. */
  readonly ruled: number;
  /** The index of the next that needs a choice, after the one shown and then from the start; null for no other. */
  readonly nextOpen: number | null;
  readonly shown: RepeatedNumber | null;
  /** By column: whether the dates of the list start with the day; null where nobody knows, or no visible row needs it. */
  readonly dayFirst: readonly (boolean | null)[];
}

export const mostRepeatedRows = 100;
