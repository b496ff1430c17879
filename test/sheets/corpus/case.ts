import type { ReadOptions } from '../../../electron/sheets/worker/reader/rows/read-job.ts';

/** What a person should get from one file of the corpus, written by hand and never by our own readers. */
export interface Expected {
  readonly options?: ReadOptions;
  readonly format?: string;
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly worksheet?: string;
  readonly worksheets?: readonly { readonly name: string; readonly hidden: boolean }[];
  readonly hiddenRows?: number;
  readonly hiddenColumns?: readonly number[];
  readonly mergedDown?: number;
  /** Row number in the file, then its cells; a row hidden in the workbook has `hidden` before its cells. */
  readonly rows?: readonly (readonly [row: number, ...cells: string[]])[];
  /** Words that the remarks hold, in order; a file without them has no remarks. */
  readonly notes?: readonly string[];
  /** Words of the refusal, and of what it says to do. */
  readonly refused?: readonly [what: string, fix: string];
}

/** One file of the corpus: how it is made and everything that is expected of it, once per set of options. */
export interface CorpusCase {
  readonly file: string;
  /** Who wrote it: `hand`, or the program. */
  readonly writer:
    | 'hand'
    | 'libreoffice'
    | 'gnumeric'
    | 'xlwt'
    | 'writeexcel'
    | 'exceljs'
    | 'sheetjs'
    | 'hucre';
  readonly make: () => Promise<Uint8Array> | Uint8Array;
  readonly expected: readonly Expected[];
}
