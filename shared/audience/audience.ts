import type { AudienceId } from '../brand.ts';
import type { Words } from '../language/said.ts';
import type { TextNote } from '../message/final-text.ts';
import type { JoinRule, Mapping } from '../sheet/sheet.ts';
import type { AudienceCounts, RowStatus } from './audience-row.ts';
import type { MadeOf } from './derivation.ts';

/** A sealed, ordered list of recipients without duplicates. */
export interface Audience {
  readonly id: AudienceId;
  readonly name: string;
  readonly sheetName: string;
  readonly country: string;
  /** The file's own names of the columns that tags may use, in order. */
  readonly columns: readonly string[];
  /** Indexes of the `columns` that contain names of people. */
  readonly nameColumns: readonly number[];
  readonly numberColumn: string;
  /** Columns to read in this order if the number column has no mobile number. */
  readonly otherColumns: readonly string[];
  /** The columns of consent by which people were left out. */
  readonly consentColumns: readonly string[];
  /** The mapping that the list was made with; its columns are those of the file. */
  readonly mapping: Omit<Mapping, 'only' | 'consent'> & {
    /** True if the list before, of a file with the same columns, had only some rows of its file. */
    readonly lastHadOnlySome?: boolean;
  };
  readonly counts: AudienceCounts;
  /** In ms since the epoch. */
  readonly createdAt: number;
  /** False while it is being built. */
  readonly ready: boolean;
  readonly undoable: boolean;
  readonly redoable: boolean;
  /** Null for a list that was made of a file. */
  readonly madeOf: MadeOf | null;
}

export interface RowNote {
  readonly kind:
    | 'repaired'
    /** Only blanks, signs or a country code were changed, or a person has settled the doubt. */
    | 'tidied'
    | 'doubtful'
    | 'edited'
    | Exclude<RowStatus, 'recipient' | 'undecided'>
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
  /** The row's place in the audience, counted from 0 without gaps. Never changes, so edits name it. */
  readonly n: number;
  /** 1-based row in the file. */
  readonly row: number;
  readonly status: RowStatus;
  readonly original: string;
  readonly msisdn: string | null;
  readonly cells: readonly string[];
  /** For a row that gets the text of several: their number, and this row's cells in the file. */
  readonly joined?: { readonly own: readonly string[]; readonly rows: number };
  readonly notes: readonly RowNote[];
}

export type AudienceChange =
  | {
      readonly kind: 'edit';
      readonly n: number;
      readonly column: number | 'number';
      readonly value: string;
      /** By which a number without a code can be read besides the row's own; absent for none. */
      readonly countries?: readonly string[];
    }
  | { readonly kind: 'exclude'; readonly n: number; readonly excluded: boolean }
  | { readonly kind: 'choose'; readonly n: number }
  | { readonly kind: 'join'; readonly n: number; readonly join: JoinRule };
