import type { SheetNote } from '../../../../shared/sheet/sheet.ts';
import type { ImportBudget } from './import-budget.ts';
import {
  CELLS_AT_ONCE,
  CHARACTERS_AT_ONCE,
  MAX_CELL_LENGTH,
  MAX_CELLS,
  MAX_CELLS_PER_ROW,
  MAX_RECORD_LENGTH,
  MAX_ROW_NUMBER,
  MAX_ROWS,
  ROWS_AT_ONCE,
} from './limits.ts';
import type { PlainCells } from './plain-cells.ts';
import type { RawRow, RowSink } from './raw-row.ts';
import { tooLarge } from './sheet-fault.ts';

/** What quotes, commas and the number of a row take on the disk beside its characters. */
const BYTES_PER_CELL = 3;
const BYTES_PER_ROW = 10;

/** Gathers rows for the sink, enforces the limits of a sheet, and collects what to remark. */
export class RowOutput {
  readonly notes: SheetNote[] = [];
  rowCount = 0;
  #gathered: RawRow[] = [];
  #gatheredCells = 0;
  #gatheredCharacters = 0;
  #cells = 0;
  readonly #sink: RowSink;
  readonly #budget: ImportBudget;
  #progress = 0;

  constructor(sink: RowSink, budget: ImportBudget) {
    this.#sink = sink;
    this.#budget = budget;
  }

  /** Takes one row; blank cells at its end are dropped, and a row without text is left out. */
  add(row: number, cells: string[], hidden: boolean, plain: PlainCells = ''): void {
    while (cells.length > 0 && isBlank(cells[cells.length - 1]!)) cells.pop();
    const width = cells.length;
    if (width === 0) return;
    const characters = this.#check(row, cells);
    this.#budget.keep(characters + BYTES_PER_CELL * width + BYTES_PER_ROW + plain.length, row);
    this.#gathered.push(plain === '' ? { row, cells, hidden } : { row, cells, hidden, plain });
    this.rowCount += 1;
    this.#cells += width;
    this.#gatheredCells += width;
    this.#gatheredCharacters += characters;
    if (
      this.#gathered.length >= ROWS_AT_ONCE ||
      this.#gatheredCells >= CELLS_AT_ONCE ||
      this.#gatheredCharacters >= CHARACTERS_AT_ONCE
    ) {
      this.flush();
    }
  }

  /** Hands out what is gathered. */
  flush(): void {
    if (this.#gathered.length === 0) return;
    const rows = this.#gathered;
    this.#gathered = [];
    this.#gatheredCells = 0;
    this.#gatheredCharacters = 0;
    this.#sink.rows(rows);
  }

  /** Reports progress, from 0 to 1; a value below an earlier one is dropped. */
  progress(fraction: number): void {
    if (fraction <= this.#progress) return;
    this.#progress = Math.min(1, fraction);
    this.#sink.progress(this.#progress);
  }

  /** Refuses a row past a limit; answers how many characters it has. */
  #check(row: number, cells: string[]): number {
    if (cells.length > MAX_CELLS_PER_ROW) {
      throw tooLarge(
        `A row has ${count(cells.length)} cells; at most ${count(MAX_CELLS_PER_ROW)} can be read.`,
        `row ${row}`,
      );
    }
    let characters = 0;
    for (const cell of cells) {
      if (cell.length > MAX_CELL_LENGTH) {
        throw tooLarge(`A cell holds more than ${count(MAX_CELL_LENGTH)} characters.`, `row ${row}`);
      }
      characters += cell.length;
    }
    if (characters > MAX_RECORD_LENGTH) {
      throw tooLarge(`A row holds more than ${count(MAX_RECORD_LENGTH)} characters.`, `row ${row}`);
    }
    if (this.rowCount >= MAX_ROWS) {
      throw tooLarge(`The sheet has more than ${count(MAX_ROWS)} rows with text.`, `row ${row}`);
    }
    if (row > MAX_ROW_NUMBER) throw tooLarge(`The file claims to have a row ${count(row)}.`);
    if (this.#cells > MAX_CELLS) {
      throw tooLarge(`The sheet has more than ${count(MAX_CELLS)} cells.`, `row ${row}`);
    }
    return characters;
  }
}

/** Whether a cell shows nothing; only a cell that starts like one is looked at in full. */
function isBlank(cell: string): boolean {
  if (cell === '') return true;
  const first = cell.charCodeAt(0);
  return (first <= 0x20 || first >= 0xa0) && cell.trim() === '';
}

/** A number with thousands separators, for a sentence. */
function count(value: number): string {
  return value.toLocaleString('en-US');
}
