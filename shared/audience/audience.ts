import type { AudienceId } from '../brand.ts';
import type { Words } from '../language/said.ts';
import type { TextNote } from '../message/final-text.ts';
import type { JoinRule, Mapping } from '../sheet/sheet.ts';
import type { MadeOf } from './derivation.ts';

/** A sealed, ordered list of recipients without duplicates. */
export interface Audience {
  readonly id: AudienceId;
  readonly name: string;
  readonly sheetName: string;
  readonly country: string;
  /** The file's own names of the columns that tags may use, in order. */
  readonly columns: readonly string[];
  /** Indexes of those `columns` that contain names of people. */
  readonly nameColumns: readonly number[];
  readonly numberColumn: string;
  /** Columns to read in this order where the number column has no mobile number. */
  readonly otherColumns: readonly string[];
  /** The columns of consent by which people were left out. */
  readonly consentColumns: readonly string[];
  /** As it was made; its columns are those of its file. */
  readonly mapping: Omit<Mapping, 'only' | 'consent'>;
  readonly counts: AudienceCounts;
  /** In ms since the epoch. */
  readonly createdAt: number;
  /** False while it is being built. */
  readonly ready: boolean;
  readonly undoable: boolean;
  readonly redoable: boolean;
  /** Null for a file as it is. */
  readonly madeOf: MadeOf | null;
}

/** Over the whole sheet or audience. */
export interface AudienceCounts {
  /** Rows with any content, without the header. */
  readonly rows: number;
  readonly recipients: number;
  /** Recipients whose number was rewritten, `070-174 06 05` to `46701740605`. */
  readonly repaired: number;
  /** Recipients with a doubtful number: invalid for its country, a landline, two numbers in a cell. */
  readonly doubtful: number;
  /** Another row of their number is kept in their place, chosen or not. */
  readonly duplicates: number;
  readonly optedOut: number;
  readonly rejected: number;
  readonly excluded: number;
  readonly recent: number;
  /** Rows of people who said no in a column of consent. */
  readonly saidNo: number;
  /** Rows whose values are in the text of another row with their number. */
  readonly joined: number;
  readonly edited: number;
}

export type RowStatus =
  | 'recipient'
  | 'rejected'
  | 'duplicate'
  | 'opted-out'
  | 'excluded'
  | 'recent'
  /** A row with the same number and other cells is kept in its place; a person has not yet chosen between them. */
  | 'undecided'
  /** This row, or another one with its number, says no in a column of consent. */
  | 'said-no'
  /** Its values are in the text of another row with its number. */
  | 'joined';

export interface RowNote {
  readonly kind:
    | 'repaired'
    /** Only blanks, signs or a country code. */
    | 'tidied'
    | 'doubtful'
    | 'rejected'
    | 'duplicate'
    | 'opted-out'
    | 'excluded'
    | 'recent'
    | 'said-no'
    | 'joined'
    | 'edited'
    | TextNote['kind'];
  readonly message: Words;
  readonly fix?: Words;
}

/** Which rows a grid shows. `problems` is everything to check before sending. */
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
  'said-no',
  'rejected',
  'excluded',
  'edited',
] as const;

export interface AudienceRow {
  /** The row's place in the audience, dense from 0. Stable, and the key for edits. */
  readonly n: number;
  /** 1-based row in the file. */
  readonly row: number;
  readonly status: RowStatus;
  readonly original: string;
  readonly msisdn: string | null;
  readonly cells: readonly string[];
  /** For a row that gets the text of several: how many, and its cells in the file. */
  readonly joined?: { readonly own: readonly string[]; readonly rows: number };
  readonly notes: readonly RowNote[];
}

export type AudienceChange =
  | { readonly kind: 'edit'; readonly n: number; readonly column: number | 'number'; readonly value: string }
  | { readonly kind: 'exclude'; readonly n: number; readonly excluded: boolean }
  | { readonly kind: 'choose'; readonly n: number }
  | { readonly kind: 'join'; readonly n: number; readonly join: JoinRule };
