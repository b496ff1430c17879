import type { Words } from '../language/said.ts';

/** A number that must never be texted; wins over every import. */
export interface OptOut {
  readonly msisdn: string;
  readonly note: string;
  /** Where it came from: `added by hand`, a file name, `results`. */
  readonly source: Words;
  /** In ms since the epoch. */
  readonly addedAt: number;
}

/** One change to the opt-out list; removals stay on record. */
export interface OptOutLogRow {
  readonly at: number;
  readonly msisdn: string;
  readonly change: 'added' | 'removed';
  readonly note: string;
}

/** What is kept with each number of a list, and the countries of numbers that name none, the likeliest first. */
export interface OptOutOrigin {
  readonly note: string;
  readonly source: string;
  readonly countries: readonly string[];
}

export interface OptOutsAdded {
  readonly added: number;
  readonly already: number;
  /** Lines that hold no number, the first 200 of them. */
  readonly unread: readonly string[];
}
