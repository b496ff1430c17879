import type { SheetId } from '../brand.ts';
import type { Words } from '../language/said.ts';
import type { AppError } from '../result.ts';
import type { CellCondition } from './condition.ts';
import type { OtherEncoding } from './encoding-guess.ts';
import type { MergedAcross } from './header-groups.ts';
import type { OfferedFormat, TagFormat } from './tag-format.ts';

export type SheetFormat = 'csv' | 'tsv' | 'text' | 'xlsx' | 'xls' | 'excel-xml' | 'html' | 'ods' | 'vcard';

/** Something a reader did or met that the person should know. */
export interface SheetNote {
  readonly message: Words;
  /** 1-based row in the file where it happened, if it has one place. */
  readonly row?: number;
  readonly fix?: Words;
}

/** What the app found out about the file; the person can change each item. */
export interface Detection {
  readonly format: SheetFormat;
  /** WHATWG encoding label of a text file. */
  readonly encoding?: string;
  /** Other encodings that it may be in, the likeliest first, with words that they read differently. */
  readonly otherEncodings?: readonly OtherEncoding[];
  readonly delimiter?: string;
  readonly worksheet?: string;
  readonly worksheets: readonly { readonly name: string; readonly hidden: boolean }[];
  readonly hiddenRows: number;
  /** 0-based indexes of hidden columns. */
  readonly hiddenColumns: readonly number[];
  /** How many merged cells reach over several rows. */
  readonly mergedDown?: number;
  /** Those of one row each, among the first rows. */
  readonly mergedAcross?: readonly MergedAcross[];
  readonly notes: readonly SheetNote[];
}

/** What a person overrides of the detection; absent fields are detected. */
export interface SheetOptions {
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly worksheet?: string;
  /** Take hidden rows, columns and worksheets too; default false. */
  readonly includeHidden?: boolean;
  /** Put the text of a merged cell into every row that it reaches over; default false. */
  readonly fillMerged?: boolean;
}

export interface SheetColumn {
  /** 0-based place among the columns of the file. */
  readonly index: number;
  /** The header's text, or `Column C` where there is no header row. */
  readonly name: string;
  readonly hidden: boolean;
  /** Up to five non-empty values from the top. */
  readonly samples: readonly string[];
  /** Whether it may say which country each row's number belongs to. */
  readonly countries: boolean;
  /** The formats that its tag can be given, with a value before and after. */
  readonly formats: readonly OfferedFormat[];
}

/** Which column is the number, which columns feed tags, header row, default country. */
export interface Mapping {
  /** 1-based row in the file that holds the column names; null when there is none. */
  readonly headerRow: number | null;
  /** 0-based column of the number; null until one is chosen. */
  readonly numberColumn: number | null;
  /** 0-based columns asked in this order where the number column holds no mobile number; none of them is a tag. */
  readonly otherColumns: readonly number[];
  /** 0-based columns offered as tags, in order. */
  readonly tagColumns: readonly number[];
  /** The columns whose tags do not show what the file shows, and how they show it. */
  readonly formats?: readonly { readonly column: number; readonly format: TagFormat }[];
  /** What a row must hold to be taken; never remembered for another file. */
  readonly only?: readonly CellCondition[];
  /** 0-based column that says the country of each row's number, where it says one; absent for none. */
  readonly countryColumn?: number;
  /** ISO 3166 code of the default country. */
  readonly country: string;
  /** Which of several rows with the same number to keep; `ask` keeps the first and lists the others. */
  readonly duplicates: 'first' | 'last' | 'ask';
  /** Leave out numbers texted within this many days, from the local history; 0 for no such rule. */
  readonly skipRecentDays: number;
}

/** Where an import is, pushed as an event while it runs. */
export interface SheetState {
  readonly id: SheetId;
  readonly name: string;
  /** Bytes of the whole file. */
  readonly size: number;
  readonly stage: 'receiving' | 'reading' | 'ready' | 'failed';
  /** 0 to 1 within the stage. */
  readonly progress: number;
  /** Rows stored so far, header and blank lines included. */
  readonly rows: number;
  readonly detection?: Detection;
  readonly error?: AppError;
}

/** One row of the mapping preview with the judgement on its number. */
export interface PreviewRow {
  /** 1-based row in the file. */
  readonly row: number;
  readonly hidden: boolean;
  readonly cells: readonly string[];
  /** What the tags of columns with a format show, by column. */
  readonly formatted?: Readonly<Record<number, string>>;
  readonly judgement:
    | { readonly kind: 'header' }
    | {
        readonly kind: 'recipient';
        readonly msisdn: string;
        /** The column it was taken from, where that is not the number column. */
        readonly from?: number;
        /** What was repaired, and what is doubtful. */
        readonly notes?: readonly Words[];
        /** Present where the number needs a look before sending. */
        readonly doubtful?: true;
        /** The 1-based row in the file that is sent to in place of this one. */
        readonly sameAs?: number;
      }
    | { readonly kind: 'rejected'; readonly reason: Words; readonly fix?: Words }
    | { readonly kind: 'none' };
}

/** Which rows of a sheet can be looked at, each by the count of them. */
export type FoundKind = (typeof FOUND_KINDS)[number];

/** The most rows of one kind that are shown at once. */
export const MOST_FOUND = 200;

/** Every kind of row that can be looked at. */
export const FOUND_KINDS = ['repaired', 'doubtful', 'duplicates', 'rejected'] as const;

/** The mapping screen's answer to one mapping: columns, first rows, and the guess it started from. */
export interface SheetPreview {
  readonly state: SheetState;
  readonly columns: readonly SheetColumn[];
  readonly mapping: Mapping;
  /** Why the automatic choices were made, or suggestions to choose from, in sentences. */
  readonly hints: readonly Words[];
  readonly rows: readonly PreviewRow[];
}
