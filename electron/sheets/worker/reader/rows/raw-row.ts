import type { PlainCells } from '../formats/plain-cells.ts';

/** One row of a sheet that has text in at least one cell; wholly blank rows are never handed out. */
export interface RawRow {
  /** The row's number as a spreadsheet shows it, from 1; a quoted line break does not start a new row. */
  readonly row: number;
  /** The cells from the first column on as displayed, ending at the last one with text. */
  readonly cells: readonly string[];
  /** What its cells hold where they show less; absent or empty where none does. */
  readonly plain?: PlainCells;
  /** True for a row hidden in the workbook; such rows are handed out only with `includeHidden`. */
  readonly hidden: boolean;
}
