import type { Words } from '../../../../../shared/language/said.ts';
import type { SheetNote } from '../../../../../shared/sheet/sheet.ts';
import { say } from '../../../../../shared/texts/say.ts';
import type { ImportBudget } from '../bounds/import-budget.ts';
import {
  MAX_CELL_LENGTH,
  MAX_CELLS,
  MAX_CELLS_PER_ROW,
  MAX_RECORD_LENGTH,
  MAX_ROW_NUMBER,
  MAX_ROWS,
} from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import type { PlainCells } from '../number-formats/plain-cells.ts';

/** A row with text in at least one cell; blank rows are never passed on. */
export interface RawRow {
  /** 1-based, as a spreadsheet shows it; a quoted line break starts no new row. */
  readonly row: number;
  /** The displayed texts, from the first column to the last one with text. */
  readonly cells: readonly string[];
  readonly plain?: PlainCells;
  /** Hidden in the workbook; passed on only with `includeHidden`. */
  readonly hidden: boolean;
}

/** The space of quotes, commas and the row's number on the disk, besides the characters. */
const BYTES_PER_CELL = 3;
const BYTES_PER_ROW = 10;

/** Called with rows in the file's order while they are read; all calls are synchronous. */
export interface RowSink {
  add(row: RawRow): void;
  /** From 0 to 1, never falling. */
  progress(fraction: number): void;
}

export class RowOutput {
  readonly notes: SheetNote[] = [];
  rowCount = 0;
  #cells = 0;
  readonly #sink: RowSink;
  readonly #budget: ImportBudget;
  #progress = 0;

  constructor(sink: RowSink, budget: ImportBudget) {
    this.#sink = sink;
    this.#budget = budget;
  }

  /** Drops blank cells at the end of the row, and a row without text. */
  add(row: number, cells: string[], hidden: boolean, plain: PlainCells = ''): void {
    while (cells.length > 0 && isBlank(cells[cells.length - 1]!)) cells.pop();
    const width = cells.length;
    if (width === 0) return;
    this.#take(row, width, this.#check(row, cells) + plain.length);
    this.#sink.add(plain === '' ? { row, cells, hidden } : { row, cells, hidden, plain });
  }

  note(message: Words, fix?: Words, row?: number): void {
    this.notes.push({ message, ...(row !== undefined && { row }), ...(fix !== undefined && { fix }) });
  }

  /** From 0 to 1; ignores a value below an earlier one. */
  progress(fraction: number): void {
    if (fraction <= this.#progress) return;
    this.#progress = Math.min(1, fraction);
    this.#sink.progress(this.#progress);
  }

  #take(row: number, width: number, characters: number): void {
    this.#budget.keep(characters + BYTES_PER_CELL * width + BYTES_PER_ROW, row);
    if (this.rowCount >= MAX_ROWS) {
      throw tooLarge(say.sheets.manyRows(MAX_ROWS), say.sheets.atRow(row));
    }
    if (row > MAX_ROW_NUMBER) throw tooLarge(say.sheets.farRowOfFile(row));
    if (this.#cells > MAX_CELLS) {
      throw tooLarge(say.sheets.manyCells(MAX_CELLS), say.sheets.atRow(row));
    }
    this.rowCount += 1;
    this.#cells += width;
  }

  /** Throws past a limit of the row; returns its number of characters. */
  #check(row: number, cells: string[]): number {
    if (cells.length > MAX_CELLS_PER_ROW) {
      throw tooLarge(say.sheets.wideRow(cells.length, MAX_CELLS_PER_ROW), say.sheets.atRow(row));
    }
    let characters = 0;
    for (const cell of cells) {
      if (cell.length > MAX_CELL_LENGTH) {
        throw tooLarge(say.sheets.charactersOfCell(MAX_CELL_LENGTH), say.sheets.atRow(row));
      }
      characters += cell.length;
    }
    if (characters > MAX_RECORD_LENGTH) {
      throw tooLarge(say.sheets.charactersOfRow(MAX_RECORD_LENGTH), say.sheets.atRow(row));
    }
    return characters;
  }
}

/** Checks a cell in full only if it starts like a blank one. */
function isBlank(cell: string): boolean {
  if (cell === '') return true;
  const first = cell.charCodeAt(0);
  return (first <= 0x20 || first >= 0xa0) && cell.trim() === '';
}
