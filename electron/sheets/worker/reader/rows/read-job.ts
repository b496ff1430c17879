import type { FileHandle } from 'node:fs/promises';
import type { SheetOptions } from '../../../../../shared/sheet/sheet.ts';
import type { ImportBudget } from '../bounds/import-budget.ts';
import type { RowOutput } from './row-output.ts';

/** A person's choices and the language of the system; what is left out is detected. */
export interface ReadOptions extends SheetOptions {
  /** BCP 47, for decimal signs, the names of months, days whose format follows the system, and the usual old text encoding. */
  readonly locale?: string;
}

export interface ReadJob {
  /** Open for as long as it is read. */
  readonly file: FileHandle;
  readonly size: number;
  readonly fileName: string;
  readonly options: ReadOptions;
  readonly output: RowOutput;
  readonly budget: ImportBudget;
  readonly signal: AbortSignal;
}
