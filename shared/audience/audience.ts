import type { AudienceId } from '../brand.ts';
import type { Words } from '../language/said.ts';
import type { TextNote } from '../message/final-text.ts';
import type { MadeOf } from './derivation.ts';

/** A sealed, ordered, duplicate-free list of recipients, as the pickers show it. */
export interface Audience {
  readonly id: AudienceId;
  readonly name: string;
  /** Name of the file it came from. */
  readonly sheetName: string;
  readonly country: string;
  /** The sheet's own names of the columns that tags may use, in order. */
  readonly columns: readonly string[];
  /** Those of `columns` that hold names of people, by their index. */
  readonly nameColumns: readonly number[];
  /** The name of the column the numbers came from. */
  readonly numberColumn: string;
  /** The names of the other columns, asked in this order where that one holds no mobile number. */
  readonly otherColumns: readonly string[];
  readonly counts: AudienceCounts;
  /** In ms since the epoch. */
  readonly createdAt: number;
  /** False while it is still being built. */
  readonly ready: boolean;
  /** Whether there are changes by hand that can be undone. */
  readonly undoable: boolean;
  /** Whether something that was undone can be done again. */
  readonly redoable: boolean;
  /** What it was made of; null for a file as it is. */
  readonly madeOf: MadeOf | null;
}

/** How many rows became what, over the whole sheet or audience. */
export interface AudienceCounts {
  /** Rows with any content, header excluded. */
  readonly rows: number;
  readonly recipients: number;
  /** Recipients whose number was rewritten, `070-174 06 05` to `46701740605`. */
  readonly repaired: number;
  /** Recipients whose number looks doubtful: invalid for its country, a landline, two numbers in a cell. */
  readonly doubtful: number;
  /** Rows that gave way to another one with their number, also where nobody has chosen yet. */
  readonly duplicates: number;
  readonly optedOut: number;
  readonly rejected: number;
  readonly excluded: number;
  readonly recent: number;
  readonly edited: number;
}

export type RowStatus =
  | 'recipient'
  | 'rejected'
  | 'duplicate'
  | 'opted-out'
  | 'excluded'
  | 'recent'
  /** Gave way to a row with the same number and other cells, and nobody has chosen between them yet. */
  | 'undecided';

/** Something about one row that the person should see. */
export interface RowNote {
  readonly kind:
    | 'repaired'
    | 'doubtful'
    | 'rejected'
    | 'duplicate'
    | 'opted-out'
    | 'excluded'
    | 'recent'
    | 'edited'
    | TextNote['kind'];
  readonly message: Words;
  readonly fix?: Words;
}

/** Which rows a grid shows. `problems` is everything that needs a look before sending. */
export type AudienceFilter = (typeof AUDIENCE_FILTERS)[number];

export const AUDIENCE_FILTERS = [
  'all',
  'problems',
  'recipients',
  'longest',
  'outside-gsm',
  'other-letters',
  'repaired',
  'doubtful',
  'duplicates',
  'opted-out',
  'rejected',
  'excluded',
  'edited',
] as const;

/** One row of an audience: the file's row, its number before and after, and what to know of it. */
export interface AudienceRow {
  /** The row's place in the audience, dense from 0; stable, and the key for edits. */
  readonly n: number;
  /** 1-based row in the file. */
  readonly row: number;
  readonly status: RowStatus;
  /** The number as the file has it. */
  readonly original: string;
  readonly msisdn: string | null;
  /** Values of the audience's columns, in order. */
  readonly cells: readonly string[];
  readonly notes: readonly RowNote[];
}

export type AudienceChange =
  | { readonly kind: 'edit'; readonly n: number; readonly column: number | 'number'; readonly value: string }
  | { readonly kind: 'exclude'; readonly n: number; readonly excluded: boolean }
  | { readonly kind: 'choose'; readonly n: number };
