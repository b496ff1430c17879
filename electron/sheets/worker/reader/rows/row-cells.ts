import type { SheetOptions } from '../../../../../shared/sheet/sheet.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELLS_PER_ROW, MAX_ROW_NUMBER } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import type { NumberStyle } from '../number-formats/number-format.ts';
import { ERROR_CELL, type PlainCells, withPlain } from '../number-formats/plain-cells.ts';
import type { RowOutput } from './row-output.ts';
import { WorksheetFindings } from './worksheets.ts';

/** The cells of a row from the first column on, and the values of those that show less. */
export interface RowContent {
  readonly cells: string[];
  plain: PlainCells;
}

export type RowChoice = Pick<SheetOptions, 'includeHidden' | 'fillMerged'>;

/** Gathers rows cell by cell, and leaves out hidden cells unless they are wanted. */
export class RowCells {
  readonly findings: WorksheetFindings;
  readonly columnHidden = new Uint8Array(MAX_CELLS_PER_ROW);
  readonly #output: RowOutput;
  readonly #choice: RowChoice;
  /** 1-based; 0 before the first row. */
  row = 0;
  #content: RowContent = { cells: [], plain: '' };

  constructor(output: RowOutput, choice: RowChoice, findings = new WorksheetFindings()) {
    this.#output = output;
    this.#choice = choice;
    this.findings = findings;
  }

  /** Starts a 1-based row, with cells gathered before. */
  begin(row: number, content: RowContent = { cells: [], plain: '' }): void {
    if (row > MAX_ROW_NUMBER) throw tooLarge(say.sheets.farRow(row));
    this.row = row;
    this.#content = content;
  }

  get isBlank(): boolean {
    return this.#content.cells.every((cell) => cell.trim() === '');
  }

  set(column: number, text: string, plain = ''): void {
    if (text === '') return;
    if (column >= MAX_CELLS_PER_ROW) {
      throw tooLarge(say.sheets.manyColumns(MAX_CELLS_PER_ROW), say.sheets.atRow(this.row));
    }
    if (this.columnHidden[column] === 1) {
      if (text.trim() !== '') this.findings.addHiddenColumn(column);
      if (!this.#choice.includeHidden) return;
    }
    const { cells } = this.#content;
    while (cells.length < column) cells.push('');
    cells[column] = text;
    if (plain !== '' && plain !== text) this.#content.plain = withPlain(this.#content.plain, column, plain);
  }

  setNumber(column: number, value: number, style: NumberStyle): void {
    const raw = String(value);
    this.set(column, style(value, raw), style.plain?.(value, raw));
  }

  setError(column: number, text: string): void {
    this.findings.addError(text, this.row);
    this.set(column, text, ERROR_CELL);
  }

  addUnworked(column: number, isPerhaps = false, cells = 1): void {
    if (this.columnHidden[column] === 1 && !this.#choice.includeHidden) return;
    this.findings.addUnworked(column, isPerhaps, cells);
  }

  /** `rows` and `columns` include the cell itself. */
  merge(column: number, rows: number, columns: number): void {
    if (rows <= 1 && columns <= 1) return;
    const bottom = this.row + rows - 1;
    this.findings.merged.add({ top: this.row, bottom, left: column, right: column + columns - 1 });
  }

  take(): RowContent {
    const content = this.#content;
    this.#content = { cells: [], plain: '' };
    return content;
  }

  end(isHidden: boolean, repeat = 1): void {
    const isBlank = this.isBlank;
    const { cells, plain } = this.take();
    if (isBlank) return;
    if (isHidden) this.findings.hiddenRows += repeat;
    for (let row = this.row; row < this.row + repeat; row += 1) {
      const own = repeat === 1 ? cells : [...cells];
      const kept = this.#choice.fillMerged ? this.findings.merged.fill(row, own, plain) : plain;
      if (!isHidden || this.#choice.includeHidden) this.#output.add(row, own, isHidden, kept);
    }
  }
}
