import type { SheetNote } from '../../../../shared/sheet/sheet.ts';
import { say } from '../../../../shared/texts/say.ts';
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
import type { RawRow } from './raw-row.ts';
import { RowPacker, rowOf, unpack } from './row-packer.ts';
import { tooLarge } from './sheet-fault.ts';

/** What quotes, commas and the number of a row take on the disk beside its characters. */
const BYTES_PER_CELL = 3;
const BYTES_PER_ROW = 10;

/** Receives rows while they are read, in the file's order, packed or as they are; all calls are synchronous. */
export interface RowSink {
  readonly rows: RowPacker | ((some: RawRow[]) => void);
  /** From 0 to 1, never falling. */
  progress(fraction: number): void;
}

/** Gathers rows for the sink, enforces the limits of a sheet, and collects what to remark. */
export class RowOutput {
  readonly notes: SheetNote[] = [];
  rowCount = 0;
  #gathered: RawRow[] = [];
  #gatheredCells = 0;
  #gatheredCharacters = 0;
  #cells = 0;
  readonly #sink: RowSink;
  /** The sink's, or one whose rows are unpacked for a sink that takes them as they are. */
  readonly #packer: RowPacker;
  readonly #budget: ImportBudget;
  #progress = 0;

  constructor(sink: RowSink, budget: ImportBudget) {
    this.#sink = sink;
    this.#budget = budget;
    this.#packer =
      typeof sink.rows !== 'function'
        ? sink.rows
        : new RowPacker((block) => {
            const rows = unpack(block, this.#packer.pending);
            for (const at of rows.cells.keys()) this.#gather(rowOf(rows, at), rows.cells[at]!.length);
          });
  }

  /** For rows that are packed where they are read; each is handed out by `endPacked`. */
  get packer(): RowPacker {
    return this.#packer;
  }

  /** Takes the row of so many cells, up to the last with text, and so many characters that stands behind those packed. */
  endPacked(row: number, width: number, characters: number, end: number): void {
    this.#take(row, width, characters);
    this.#packer.endRow(row, width, end);
  }

  /** Takes one row; blank cells at its end are dropped, and a row without text is left out. */
  add(row: number, cells: string[], hidden: boolean, plain: PlainCells = ''): void {
    while (cells.length > 0 && isBlank(cells[cells.length - 1]!)) cells.pop();
    const width = cells.length;
    if (width === 0) return;
    const characters = this.#check(row, cells);
    this.#take(row, width, characters + plain.length);
    if (this.#sink.rows === this.#packer) {
      this.#packer.add(row, cells, hidden, plain);
      return;
    }
    // Those packed come before it.
    this.#packer.flush();
    this.#gather(plain === '' ? { row, cells, hidden } : { row, cells, hidden, plain }, characters);
  }

  #gather(row: RawRow, characters: number): void {
    this.#gathered.push(row);
    this.#gatheredCells += row.cells.length;
    this.#gatheredCharacters += characters;
    if (
      this.#gathered.length >= ROWS_AT_ONCE ||
      this.#gatheredCells >= CELLS_AT_ONCE ||
      this.#gatheredCharacters >= CHARACTERS_AT_ONCE
    ) {
      this.#handOut();
    }
  }

  /** Hands out what is gathered. */
  flush(): void {
    // Whoever takes packed rows has those that fill no block too.
    if (this.#sink.rows === this.#packer) return;
    this.#packer.flush();
    this.#handOut();
  }

  #handOut(): void {
    const sink = this.#sink;
    if (this.#gathered.length === 0 || typeof sink.rows !== 'function') return;
    const rows = this.#gathered;
    this.#gathered = [];
    this.#gatheredCells = 0;
    this.#gatheredCharacters = 0;
    sink.rows(rows);
  }

  /** Reports progress, from 0 to 1; a value below an earlier one is dropped. */
  progress(fraction: number): void {
    if (fraction <= this.#progress) return;
    this.#progress = Math.min(1, fraction);
    this.#sink.progress(this.#progress);
  }

  /** Counts a row; refuses it past a limit of the sheet. */
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

  /** Refuses a row past a limit of its own; answers how many characters it has. */
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

/** Whether a cell shows nothing; only a cell that starts like one is looked at in full. */
function isBlank(cell: string): boolean {
  if (cell === '') return true;
  const first = cell.charCodeAt(0);
  return (first <= 0x20 || first >= 0xa0) && cell.trim() === '';
}
