import type { SheetId } from '../brand.ts';
import type { MessageLanguage } from '../format/message-language.ts';
import type { Words } from '../language/said.ts';
import type { CountryDecision } from '../number/country-guess.ts';
import type { AppError } from '../result.ts';
import type { ColumnFormat, OfferedColumnFormat } from './column-format.ts';
import type { CellCondition } from './condition.ts';
import type { OtherEncoding } from './encoding-guess.ts';
import type { MergedAcross } from './header-groups.ts';

export type SheetFormat = 'csv' | 'tsv' | 'text' | 'xlsx' | 'xls' | 'excel-xml' | 'html' | 'ods' | 'vcard';

export interface SheetNote {
  readonly message: Words;
  /** 1-based row in the file, for a single place. */
  readonly row?: number;
  readonly fix?: Words;
}

/** What the app found out about the file; the person can change each item. */
export interface Detection {
  readonly format: SheetFormat;
  /** WHATWG encoding label of a text file. */
  readonly encoding?: string;
  /** Most likely first, with words that they read differently. */
  readonly otherEncodings?: readonly OtherEncoding[];
  readonly delimiter?: string;
  readonly worksheet?: string;
  readonly worksheets: readonly { readonly name: string; readonly hidden: boolean }[];
  readonly hiddenRows: number;
  /** 0-based. */
  readonly hiddenColumns: readonly number[];
  /** Formulas without a result, which leave their cells blank. */
  readonly unworked?: number;
  /** Merged cells that span several rows. */
  readonly mergedDown?: number;
  /** Of one row each, among the first rows. */
  readonly mergedAcross?: readonly MergedAcross[];
  readonly notes: readonly SheetNote[];
}

/** Absent fields are detected. */
export interface SheetOptions {
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly worksheet?: string;
  /** Include hidden rows, columns and worksheets; default false. */
  readonly includeHidden?: boolean;
  /** Put the text of a merged cell into every row that it spans; default false. */
  readonly fillMerged?: boolean;
}

export interface SheetColumn {
  /** 0-based place among the columns of the file. */
  readonly index: number;
  /** The header's text, or `Column C` where there is no header row. */
  readonly name: string;
  readonly hidden?: true;
  /** It may contain the country of each row's number. */
  readonly countries?: true;
  /** For its tag, with a value before and after; absent for none. */
  readonly formats?: readonly OfferedColumnFormat[];
}

/** What a person decided about people who said no in a column of consent. */
export interface ConsentChoice {
  /** Null until decided; nothing is made before. */
  readonly leaveOut: boolean | null;
  /** Columns in which somebody had said no when they were not to be left out; a no in any other is asked about. */
  readonly asked?: readonly number[];
  /** Values that mean something else than the rule says; by 0-based column. */
  readonly values: readonly { readonly column: number; readonly value: string; readonly isNo: boolean }[];
}

/** What becomes of the values that a column has in several rows of one number. */
export const JOIN_WAYS = ['and', 'first', 'last', 'earliest', 'latest', 'sum', 'count'] as const;

export type JoinWay = (typeof JOIN_WAYS)[number];

export interface JoinRule {
  /** Of the word between the last two values. */
  readonly language: MessageLanguage;
  /** By the list's columns; `and` where there is none. */
  readonly ways: readonly JoinWay[];
  /** By the list's columns, of those that are joined by date: whether its dates start with the day; null where nobody knows. */
  readonly dayFirst?: readonly (boolean | null)[];
}

export interface ColumnJoin {
  readonly way: JoinWay;
  /** As a person chose for its dates. */
  readonly dayFirst?: boolean;
}

/** How rows of one number are joined; columns that are not named join with *and*. */
export interface JoinChoice {
  readonly language: MessageLanguage;
  /** By 0-based column of the file. */
  readonly ways: readonly ({ readonly column: number } & ColumnJoin)[];
}

export interface Mapping {
  /** 1-based row in the file with the column names; null for none. */
  readonly headerRow: number | null;
  /** 0-based; null until one is chosen. */
  readonly numberColumn: number | null;
  /** 0-based columns to try in this order where the number column has no mobile number; none of them is a tag. */
  readonly otherColumns: readonly number[];
  /** 0-based columns offered as tags, in order. */
  readonly tagColumns: readonly number[];
  /** Only columns whose tags show something other than the file does. */
  readonly formats?: readonly { readonly column: number; readonly format: ColumnFormat }[];
  /** For the rows to take; never remembered for another file. */
  readonly only?: readonly CellCondition[];
  /** 0-based column with the country of each row's number; absent for none. */
  readonly countryColumn?: number;
  readonly consent?: ConsentChoice;
  /** ISO 3166 code of the default country; `UNKNOWN_COUNTRY` until it is decided, and nothing is made before. */
  readonly country: string;
  /**
   * What becomes of several rows with the same number. `ask` keeps the first and lists the others; `join` makes one text
   * of all, and asks like `ask` where it cannot.
   */
  readonly duplicates: 'first' | 'last' | 'ask' | 'join';
  /** Only read where rows are joined. */
  readonly join?: JoinChoice;
  /** Leave out numbers texted within this many days, by the local history; 0 for none. */
  readonly skipRecentDays: number;
}

/** Pushed as an event while the import runs. */
export interface SheetState {
  readonly id: SheetId;
  readonly name: string;
  /** In bytes, of the whole file. */
  readonly size: number;
  readonly stage: 'receiving' | 'reading' | 'ready' | 'failed';
  /** 0 to 1 within the stage. */
  readonly progress: number;
  /** Stored so far, with header and blank lines. */
  readonly rows: number;
  readonly detection?: Detection;
  readonly error?: AppError;
}

export interface PreviewRow {
  /** 1-based row in the file. */
  readonly row: number;
  readonly hidden: boolean;
  readonly cells: readonly string[];
  /** By column: what tags with a format show. */
  readonly formatted?: Readonly<Record<number, string>>;
  readonly judgement:
    | { readonly kind: 'header' }
    | {
        readonly kind: 'recipient';
        readonly msisdn: string;
        /** Its column, where that is not the number column. */
        readonly from?: number;
        /** Repairs and doubts. */
        readonly notes?: readonly Words[];
        /** Present where the number should be checked before sending. */
        readonly doubtful?: true;
        /** The 1-based row in the file that gets the text instead of this one. */
        readonly sameAs?: number;
      }
    | { readonly kind: 'rejected'; readonly reason: Words; readonly fix?: Words }
    | { readonly kind: 'none' };
}

export type FoundKind = (typeof FOUND_KINDS)[number];

/** Of one kind, shown at once. */
export const MOST_FOUND = 200;

export const FOUND_KINDS = ['repaired', 'doubtful', 'duplicates', 'rejected', 'saidNo'] as const;

export interface SheetPreview {
  readonly state: SheetState;
  readonly columns: readonly SheetColumn[];
  readonly mapping: Mapping;
  /** A person once decided about a file with these columns. */
  readonly asBefore: boolean;
  /** By the numbers and what else suggests a country, before what the person chose. */
  readonly ofCountry: CountryDecision;
  readonly hints: readonly Words[];
  readonly rows: readonly PreviewRow[];
}
