import { rmSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import type { MergedAcross } from '../../../shared/sheet/header-groups.ts';
import { touchPrivate } from '../../store/open-database.ts';
import type { PlainCells } from './reader/plain-cells.ts';
import type { RawRow } from './reader/raw-row.ts';

/** Rows a block holds; of a million rows only four thousand blocks are written, which SQLite does in no time. */
const BLOCK_ROWS = 256;

/** Some rows of a sheet that follow one another, kept and read as one. */
export interface SheetBlock {
  /** Index in the sheet of the first row, from 0. */
  readonly from: number;
  /** The 1-based rows in the file. */
  readonly rows: readonly number[];
  /** The cells of each row as the text of a JSON array. */
  readonly cells: readonly string[];
  /** Indexes into `rows` of those that are hidden in the workbook. */
  readonly hidden: readonly number[];
  /** What the cells of each row hold where they show less. */
  readonly plain: readonly PlainCells[];
}

/** Opens an empty staging file, readable by its owner alone, in place of one that is already there; `locale` is the system's. */
export function createSheetStore(path: string, locale = 'en-US'): SheetStore {
  removeSheetStore(path);
  touchPrivate(path);
  const database = new DatabaseSync(path);
  // The upload can be read again, so neither a crash nor a power cut can lose anything here.
  database.exec(`
    PRAGMA journal_mode = MEMORY;
    PRAGMA synchronous = OFF;
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA cache_size = -4000;
    CREATE TABLE block (id INTEGER PRIMARY KEY, rows ANY NOT NULL) STRICT;
    BEGIN;
  `);
  return new SheetStore(database, locale);
}

/** Removes a staging file; one that is not there is fine. */
export function removeSheetStore(path: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}

/** One imported sheet in a file of its own: deleting the file leaves nothing of it behind. */
export class SheetStore {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #select: StatementSync;
  #pending: RawRow[] = [];
  #blocks = 0;
  #width = 0;
  #merged: readonly MergedAcross[] = [];

  /** BCP 47, in whose words a tag's format writes days and numbers. */
  readonly locale: string;

  constructor(database: DatabaseSync, locale: string) {
    this.locale = locale;
    this.#database = database;
    this.#insert = database.prepare('INSERT INTO block (id, rows) VALUES (?, ?)');
    this.#select = database.prepare('SELECT rows FROM block WHERE id = ?');
  }

  get count(): number {
    return this.#blocks * BLOCK_ROWS + this.#pending.length;
  }

  /** The cells that are shown as one in the first rows. */
  get merged(): readonly MergedAcross[] {
    return this.#merged;
  }

  /** Cells of the widest row. */
  get width(): number {
    return this.#width;
  }

  /** Adds rows at the end; they are on record after `finish`. */
  append(rows: readonly RawRow[]): void {
    for (const row of rows) {
      if (row.cells.length > this.#width) this.#width = row.cells.length;
      this.#pending.push(row);
      if (this.#pending.length === BLOCK_ROWS) {
        this.#insert.run(this.#blocks, packed(encode(this.#pending)));
        this.#blocks += 1;
        this.#pending = [];
      }
    }
  }

  /** Puts everything on record; `merged` are the cells that the file shows as one, where a header may be. */
  finish(merged: readonly MergedAcross[] = []): void {
    this.#merged = merged;
    this.#database.exec('COMMIT');
  }

  /** Rows `[from, from + count)` in the order of the file. */
  slice(from: number, count: number): RawRow[] {
    const rows: RawRow[] = [];
    let block = this.blockAt(from);
    while (block !== undefined && rows.length < count) {
      const first = from + rows.length - block.from;
      const last = Math.min(block.rows.length, first + count - rows.length);
      for (let at = first; at < last; at++) {
        const plain = block.plain[at] ?? '';
        rows.push({
          row: block.rows[at]!,
          cells: JSON.parse(block.cells[at]!) as string[],
          hidden: block.hidden.includes(at),
          ...(plain !== '' && { plain }),
        });
      }
      block = this.blockAt(from + rows.length);
    }
    return rows;
  }

  /** The block that holds the row at index `from`, or undefined past the end. */
  blockAt(from: number): SheetBlock | undefined {
    if (from >= this.count) return undefined;
    const id = Math.floor(from / BLOCK_ROWS);
    // The last rows stay in memory: they may not fill a block, and only a full one is written.
    const text = id === this.#blocks ? encode(this.#pending) : unpacked(this.#select.get(id)!.rows!);
    const [head, ...cells] = text.split('\n');
    const [rows, hidden, plain = []] = JSON.parse(head!) as [
      number[],
      number[],
      SheetBlock['plain'] | undefined,
    ];
    return { from: id * BLOCK_ROWS, rows, cells, hidden, plain };
  }

  close(): void {
    this.#database.close();
  }
}

/** One line for the row numbers and one for each row's cells; JSON has no line breaks of its own. */
function encode(rows: readonly RawRow[]): string {
  const hidden: number[] = [];
  for (const [at, row] of rows.entries()) if (row.hidden) hidden.push(at);
  const head: unknown[] = [rows.map((row) => row.row), hidden];
  if (rows.some(({ plain }) => plain !== undefined)) head.push(rows.map(({ plain }) => plain ?? ''));
  let text = JSON.stringify(head);
  for (const { cells } of rows) text += `\n${JSON.stringify(cells)}`;
  return text;
}

/** Text of one byte a character is kept as those bytes, which SQLite and JavaScript hand over without recoding. */
function packed(text: string): string | Uint8Array {
  return /[^\0-\xff]/.test(text) ? text : Buffer.from(text, 'latin1');
}

function unpacked(kept: SQLOutputValue): string {
  if (!(kept instanceof Uint8Array)) return String(kept);
  return Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength).toString('latin1');
}
