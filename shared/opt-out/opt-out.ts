import type { Words } from '../language/said.ts';
import type { RowsOfNo } from './rows-of-no.ts';

/** A number that must never be texted; wins over every import. */
export interface OptOut {
  readonly msisdn: string;
  readonly note: string;
  /** `added by hand`, a file name, `results`. */
  readonly source: Words;
  /** In ms since the epoch. */
  readonly addedAt: number;
}

/** Removals stay on record. */
export interface OptOutLogRow {
  readonly at: number;
  readonly msisdn: string;
  readonly change: 'added' | 'removed';
  readonly note: string;
}

/** Stored with each number of a list; `countries` are for numbers without a country code, most likely first. */
export interface OptOutOrigin {
  readonly note: string;
  readonly source: string;
  readonly countries: readonly string[];
}

export interface OptOutsAdded {
  readonly added: number;
  readonly already: number;
  /** Lines without a number: all that were pasted, or the beginnings of the first 200 of a file. */
  readonly unread: readonly string[];
  readonly unreadLines: number;
  /** At most `MOST_OPEN`. */
  readonly open: readonly OpenLine[];
}

/**
 * A line that counts only once a person confirms it: it is not read as a whole, and these numbers are among what it holds, or
 * its digits are numbers of several people.
 */
export interface OpenLine {
  readonly line: string;
  readonly numbers: readonly string[];
}

export const MOST_OPEN = 200;

/** With the origin that what is confirmed of it gets too. */
export interface OptOutsOfFile {
  readonly added: OptOutsAdded;
  readonly note: string;
  readonly source: string;
}

/** What adding a sheet under a mapping would do. */
export interface OptOutsCounted {
  /** That the mapping takes. */
  readonly rows: number;
  /** Different ones. */
  readonly numbers: number;
  readonly already: number;
  /** Of the numbers, in any list that is kept. */
  readonly inLists: number;
  readonly unreadLines: number;
  readonly openLines: number;
  /** How many rows may hold a mobile number of each of the file's other countries. */
  readonly elsewhere: readonly { readonly country: string; readonly rows: number }[];
  readonly saysNo: RowsOfNo | null;
}
