import type { AudienceRow } from './audience.ts';

/** Holds at most `mostRepeatedRows` rows of one number. */
export interface SameNumber {
  readonly rows: readonly AudienceRow[];
  readonly more: number;
}

/** A number that several rows have, with all these rows. */
export interface RepeatedNumber extends SameNumber {
  /** The number's index among all such numbers, in the order of the file. */
  readonly at: number;
  readonly msisdn: string;
  /** True if no row has been chosen yet. */
  readonly isOpen: boolean;
}

export interface Repeated {
  readonly count: number;
  readonly open: number;
  /** How many numbers the import's rule decided without asking: they have an unsent row with other cells. */
  readonly ruled: number;
  /** The index of the next number that needs a choice, after the shown one and then from the start; null for none. */
  readonly nextOpen: number | null;
  readonly shown: RepeatedNumber | null;
  /** By column: true if the list's dates start with the day; null if nobody knows, or no visible row needs it. */
  readonly dayFirst: readonly (boolean | null)[];
}

export const mostRepeatedRows = 100;
