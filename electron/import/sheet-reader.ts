import type { Result } from '../../shared/result.ts';
import { fail } from '../../shared/result.ts';

/** One row of a sheet that has text in at least one cell; wholly blank rows are never handed out. */
export interface RawRow {
  /** The row's number as a spreadsheet shows it, from 1; a quoted line break does not start a new row. */
  readonly row: number;
  /** The cells from the first column on as displayed, ending at the last one with text. */
  readonly cells: readonly string[];
  /** True for a row hidden in the workbook; such rows are handed out only with `includeHidden`. */
  readonly hidden: boolean;
}

/** What a reader can remark about a file that it nevertheless read. */
export type NoteKind =
  | 'unterminated-quote'
  | 'nul-removed'
  | 'unreadable-characters'
  | 'uneven-rows'
  | 'hidden-rows'
  | 'hidden-columns'
  | 'hidden-worksheets'
  | 'error-cells'
  | 'empty-worksheets-skipped';

/** A remark for people: a whole sentence, the first row it is about, and how many times it happened. */
export interface Note {
  readonly kind: NoteKind;
  readonly message: string;
  readonly row?: number;
  readonly count: number;
}

/** One worksheet of a workbook, in the workbook's order; `rows` only where the file says it cheaply. */
export interface Worksheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly rows?: number;
}

/** The kinds of file that become a sheet; XLSM is read as `xlsx`, values only. */
export type SheetFormat = 'csv' | 'tsv' | 'text' | 'xlsx' | 'ods';

/** What the reader found or was told, so that the app can show it and let people change it. */
export interface Detection {
  readonly format: SheetFormat;
  /** Text files only: a label that `TextDecoder` knows, such as `utf-8` or `windows-1252`. */
  readonly encoding?: string;
  /** Text files only: one character. */
  readonly delimiter?: string;
  /** Workbooks only: the worksheet that was read. */
  readonly worksheet?: string;
  /** Empty for text files. */
  readonly worksheets: readonly Worksheet[];
  /** Indexes from 0 into `cells`; without `includeHidden` their cells come as empty text, so indexes stay. */
  readonly hiddenColumns: readonly number[];
  readonly hiddenRows: number;
  readonly notes: readonly Note[];
}

/** A person's choices; what is left out is detected. */
export interface ReadOptions {
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly worksheet?: string;
  /** Hands out hidden rows and the text of hidden columns too. */
  readonly includeHidden?: boolean;
  /** BCP 47, for the short form of dates, decimal signs and the usual old text encoding. */
  readonly locale?: string;
}

/** Receives rows while they are read, in the file's order; both calls are synchronous. */
export interface RowSink {
  rows(batch: RawRow[]): void;
  /** From 0 to 1, never falling. */
  progress(fraction: number): void;
}

/** The first rows of a file and what was detected from them. */
export interface Preview {
  readonly detection: Detection;
  readonly rows: readonly RawRow[];
}

/** Reads a whole file into the sink; refuses what is no spreadsheet, damaged, locked or past a limit. */
export async function readSheet(
  path: string,
  fileName: string,
  options: ReadOptions,
  sink: RowSink,
  signal: AbortSignal,
): Promise<Result<Detection>> {
  sink.progress(0);
  signal.throwIfAborted();
  return fail({
    kind: 'bad-input',
    message: `${fileName} cannot be read yet.`,
    where: options.worksheet ?? path,
  });
}

/** Reads only the first `rows` rows, quickly whatever the size of the file. */
export async function previewSheet(
  path: string,
  fileName: string,
  options: ReadOptions,
  rows = 100,
): Promise<Result<Preview>> {
  const first: RawRow[] = [];
  const sink = { rows: (batch: RawRow[]) => first.push(...batch.slice(0, rows)), progress: () => {} };
  const read = await readSheet(path, fileName, options, sink, new AbortController().signal);
  return read.ok ? { ok: true, value: { detection: read.value, rows: first } } : read;
}
