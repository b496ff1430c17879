import type { AudienceId } from '../brand.ts';
import type { AudienceCounts } from '../sheet/sheet.ts';

/** A sealed, ordered, duplicate-free list of recipients, as the pickers show it. */
export interface Audience {
  readonly id: AudienceId;
  readonly name: string;
  /** Name of the file it came from. */
  readonly sheetName: string;
  readonly country: string;
  /** The sheet's own names of the columns that tags may use, in order. */
  readonly columns: readonly string[];
  /** The name of the column the numbers came from. */
  readonly numberColumn: string;
  /** The names of the columns standing in for it, in order. */
  readonly standIns: readonly string[];
  readonly counts: AudienceCounts;
  /** In ms since the epoch. */
  readonly createdAt: number;
  /** False while it is still being built. */
  readonly ready: boolean;
  /** Whether there are changes by hand that can be undone. */
  readonly undoable: boolean;
}

/** What a row of an audience is. */
export type RowStatus = 'recipient' | 'rejected' | 'duplicate' | 'opted-out' | 'excluded' | 'recent';

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
    | 'blank'
    | 'refused-value'
    | 'too-long'
    | 'unicode';
  readonly message: string;
  readonly fix?: string;
}

/** Which rows a grid shows. `problems` is everything that needs a look before sending. */
export type AudienceFilter =
  | 'all'
  | 'problems'
  | 'recipients'
  | 'longest'
  | 'unicode'
  | 'repaired'
  | 'doubtful'
  | 'duplicates'
  | 'opted-out'
  | 'rejected'
  | 'excluded'
  | 'edited';

/** The size of a text on the air. */
export interface PartCount {
  readonly encoding: 'GSM 03.38' | 'UCS-2';
  /** Septets for GSM 03.38 (extension characters count two), UTF-16 code units for UCS-2. */
  readonly units: number;
  readonly parts: number;
}

/** One row of the grid: the file's row, its number before and after, and the final text. */
export interface AudienceRow {
  /** The row's dense position in the audience, from 0; stable, and the key for edits. */
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
  /** The final text for a recipient; null for a row that gets none. */
  readonly text: string | null;
  readonly parts: PartCount | null;
}

/** Totals over the final texts of a whole audience for one message. */
export interface Survey {
  readonly audienceId: AudienceId;
  /** The message it is of, so that late news of an earlier one can be told apart. */
  readonly message: string;
  /** 0 to 1; totals below are of the rows looked at so far until it is 1. */
  readonly progress: number;
  readonly people: number;
  readonly parts: number;
  /** People by the number of parts their text takes: index 0 is one part. */
  readonly byParts: readonly number[];
  readonly unicode: number;
  /** Characters that force UCS-2, most frequent first, at most 20. */
  readonly culprits: readonly {
    readonly character: string;
    readonly people: number;
    readonly inMessage: boolean;
  }[];
  readonly longest: { readonly n: number; readonly row: number; readonly count: PartCount } | null;
  /** People for whom a tag without fallback has no value, per tag. */
  readonly blanks: readonly { readonly tag: string; readonly people: number }[];
  /** People who cannot be sent to because a value contains a tag of this message. */
  readonly refused: number;
  readonly tooLong: number;
  /** What is wrong with the message itself: unknown tags and the like. An error forbids sending. */
  readonly messageProblems: readonly MessageProblem[];
}

/** A fault of the message at a place in it. */
export interface MessageProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly fix?: string;
  /** UTF-16 range in the message. */
  readonly from: number;
  readonly to: number;
  /** Text to put in the range instead, offered as one click. */
  readonly replacement?: string;
}
