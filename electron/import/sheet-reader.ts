import { fail, ok, type Result } from '../../shared/result.ts';
import type { Detection, SheetOptions } from '../../shared/sheet.ts';
import { readDelimited } from './delimited-reader.ts';
import { identifyArchive, identifyFile } from './format.ts';
import { readOds } from './ods-reader.ts';
import { RowOutput } from './row-output.ts';
import { SheetFault } from './sheet-fault.ts';
import { readXlsx } from './xlsx-reader.ts';
import { ZipArchive } from './zip-archive.ts';

/** One row of a sheet that has text in at least one cell; wholly blank rows are never handed out. */
export interface RawRow {
  /** The row's number as a spreadsheet shows it, from 1; a quoted line break does not start a new row. */
  readonly row: number;
  /** The cells from the first column on as displayed, ending at the last one with text. */
  readonly cells: readonly string[];
  /** True for a row hidden in the workbook; such rows are handed out only with `includeHidden`. */
  readonly hidden: boolean;
}

/** A person's choices and the language of the system; what is left out is detected. */
export interface ReadOptions extends SheetOptions {
  /** BCP 47, for the short form of dates, decimal signs and the usual old text encoding. */
  readonly locale?: string;
}

/** Receives rows while they are read, in the file's order; both calls are synchronous. */
export interface RowSink {
  rows(batch: RawRow[]): void;
  /** From 0 to 1, never falling. */
  progress(fraction: number): void;
}

/** What a reader of one format needs. */
export interface ReadJob {
  readonly path: string;
  readonly fileName: string;
  readonly options: ReadOptions;
  readonly output: RowOutput;
  readonly signal: AbortSignal;
}

/**
 * Reads a whole file into the sink. Fails as bad-input on what is no spreadsheet, is damaged, locked or past a
 * limit, and as busy when the signal stops it. Without `includeHidden` hidden rows are left out and the cells
 * of hidden columns come as empty text, so that column indexes stay the same.
 */
export async function readSheet(
  path: string,
  fileName: string,
  options: ReadOptions,
  sink: RowSink,
  signal: AbortSignal,
): Promise<Result<Detection>> {
  const job: ReadJob = { path, fileName, options, output: new RowOutput(sink), signal };
  try {
    const detection = await dispatch(job);
    job.output.flush();
    job.output.progress(1);
    return ok(detection);
  } catch (error) {
    if (error instanceof SheetFault) return fail(error.error);
    if (job.signal.aborted) return fail({ kind: 'busy', message: 'The import was stopped.' });
    throw error;
  }
}

async function dispatch(job: ReadJob): Promise<Detection> {
  if ((await identifyFile(job.path, job.fileName)) === 'text') return readDelimited(job);
  const archive = await ZipArchive.open(job.path, job.signal);
  try {
    return (await identifyArchive(archive)) === 'xlsx'
      ? await readXlsx(job, archive)
      : await readOds(job, archive);
  } finally {
    archive.close();
  }
}
