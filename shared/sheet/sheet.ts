import type { SheetId } from '../brand.ts';
import type { Words } from '../language/said.ts';
import type { CountryDecision } from '../number/list-country.ts';
import type { AppError } from '../result.ts';
import type * as z from '../schema/zod.ts';
import type { OfferedColumnFormat } from './column-format.ts';
import type { NamedCondition } from './condition.ts';
import type { MergedAcross } from './header-groups.ts';
import type { OtherEncoding } from './old-encoding-guess.ts';
import type { columnJoin, joinRule, mapping, sheetOptions } from './sheet-schema.ts';

export type SheetFormat = 'csv' | 'tsv' | 'text' | 'xlsx' | 'xls' | 'excel-xml' | 'html' | 'ods' | 'vcard';

export interface SheetNote {
  readonly message: Words;
  /** 1-based row in the file, for a single place. */
  readonly row?: number;
  readonly fix?: Words;
}

/** What the app detected in the file; the person can change each item. */
export interface Detection {
  readonly format: SheetFormat;
  /** WHATWG encoding label of a text file. */
  readonly encoding?: string;
  /** The most likely encodings first, with words that they read differently. */
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
  /** Cells merged within one row, among the first rows. */
  readonly mergedAcross?: readonly MergedAcross[];
  readonly notes: readonly SheetNote[];
}

export type SheetOptions = z.output<typeof sheetOptions>;

export interface SheetColumn {
  /** 0-based place among the columns of the file. */
  readonly index: number;
  /** The header's text, or `Column C` if there is no header row. */
  readonly name: string;
  readonly hidden?: true;
  /** True if the column may contain the country of each row's number. */
  readonly countries?: true;
  /** Formats for the column's tag, with a value before and after; absent for none. */
  readonly formats?: readonly OfferedColumnFormat[];
}

export type Mapping = z.output<typeof mapping>;

/** A person's decision about people who said no in a column of consent; by 0-based column. */
export type ConsentChoice = NonNullable<Mapping['consent']>;

export type JoinRule = z.output<typeof joinRule>;

export type ColumnJoin = Readonly<z.output<typeof columnJoin>>;

/** How rows of one number are joined. */
export type JoinChoice = NonNullable<Mapping['join']>;

/** Pushed as an event while the import runs. */
export interface SheetState {
  readonly id: SheetId;
  readonly name: string;
  /** In bytes, for the whole file. */
  readonly size: number;
  readonly stage: 'receiving' | 'reading' | 'ready' | 'failed';
  /** 0 to 1 within the stage. */
  readonly progress: number;
  /** Rows stored so far, header and blank lines included. */
  readonly rows: number;
  readonly detection?: Detection;
  readonly error?: AppError;
}

export interface PreviewRow {
  /** 1-based row in the file. */
  readonly row: number;
  readonly hidden: boolean;
  readonly cells: readonly string[];
  /** By column: the formatted text of its tag. */
  readonly formatted?: Readonly<Record<number, string>>;
  readonly judgement:
    | { readonly kind: 'header' }
    | {
        readonly kind: 'recipient';
        readonly msisdn: string;
        /** The column of the number, if that is not the number column. */
        readonly from?: number;
        /** Repairs and doubts. */
        readonly notes?: readonly Words[];
        /** Present if the number should be checked before sending. */
        readonly doubtful?: true;
        /** The 1-based row in the file that gets the text instead of this one. */
        readonly sameAs?: number;
      }
    | { readonly kind: 'rejected'; readonly reason: Words; readonly fix?: Words }
    | { readonly kind: 'none' };
}

export type FoundKind = (typeof FOUND_KINDS)[number];

/** The most rows of one kind that are shown at once. */
export const MOST_FOUND = 200;

export const FOUND_KINDS = ['repaired', 'doubtful', 'duplicates', 'rejected', 'saidNo'] as const;

export interface SheetPreview {
  readonly state: SheetState;
  readonly columns: readonly SheetColumn[];
  readonly mapping: Mapping;
  /** True if a person has decided about a file with these columns before. */
  readonly asBefore: boolean;
  /** What the last list with these columns had, which a person may choose again; null unless it had only some rows. */
  readonly earlier: {
    readonly only: readonly NamedCondition[];
    readonly duplicates: Mapping['duplicates'];
  } | null;
  /** The country by the numbers and other signs, before the person's choice. */
  readonly ofCountry: CountryDecision;
  readonly hints: readonly Words[];
  readonly rows: readonly PreviewRow[];
}
