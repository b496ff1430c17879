import type { FileHandle } from 'node:fs/promises';
import type { Detection, SheetOptions } from '../../../../../shared/sheet/sheet.ts';
import type { ImportBudget } from '../bounds/import-budget.ts';
import type { RowOutput } from './row-output.ts';

/** Missing options are detected. */
export interface ReadOptions extends SheetOptions {
  /** BCP 47; for decimal signs, month names, days whose format follows the system, and the usual old encoding. */
  readonly locale?: string;
}

/** Missing fields are as in a file with a single sheet and nothing hidden. */
export type Found = Pick<Detection, 'format'> & Partial<Detection>;

export interface ReadJob {
  readonly file: FileHandle;
  readonly size: number;
  readonly fileName: string;
  readonly options: ReadOptions;
  readonly output: RowOutput;
  readonly budget: ImportBudget;
  readonly signal: AbortSignal;
}
