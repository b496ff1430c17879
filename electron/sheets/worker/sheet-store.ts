import { rmSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { MergedAcross } from '../../../shared/sheet/header-groups.ts';
import { touchPrivate } from '../../store/open-database.ts';
import type { RawRow } from './reader/rows/row-output.ts';
import {
  BLOCK_ROWS,
  type PackedRows,
  RowPacker,
  rowOf,
  type UnpackedRows,
  unpack,
} from './reader/rows/row-packer.ts';

/** Some rows of a sheet that follow one another, kept and read as one. */
export interface SheetBlock extends UnpackedRows {
  /** Index in the sheet of the first row, from 0. */
  readonly from: number;
}

/** Opens an empty staging file, readable by its owner alone, in place of one that is already there; `locale` is the system's. */
export function createSheetStore(path: string, locale = 'en-US'): SheetStore {
  removeSheetStore(path);
  touchPrivate(path);
  const database = new DatabaseSync(path);
  // The upload can be read again, so neither a crash nor a power cut can lose anything here.
  database.exec(`
    PRAGMA page_size = 65536;
    PRAGMA journal_mode = MEMORY;
    PRAGMA synchronous = OFF;
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA cache_size = -4000;
    CREATE TABLE block (id INTEGER PRIMARY KEY, head TEXT NOT NULL, cells BLOB NOT NULL, wide INTEGER NOT NULL) STRICT;
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
  #blocks = 0;
  #merged: readonly MergedAcross[] = [];

  /** BCP 47, in whose words a tag's format writes days and numbers. */
  readonly locale: string;
  readonly #packer = new RowPacker(({ head, cells, wide }) => {
    this.#insert.run(this.#blocks, head, cells, wide ? 1 : 0);
    this.#blocks += 1;
  });

  constructor(database: DatabaseSync, locale: string) {
    this.locale = locale;
    this.#database = database;
    this.#insert = database.prepare('INSERT INTO block (id, head, cells, wide) VALUES (?, ?, ?, ?)');
    this.#select = database.prepare('SELECT head, cells, wide FROM block WHERE id = ?');
  }

  /** Takes a row at the end, which is on record after `finish`. */
  add(row: RawRow): void {
    this.#packer.add(row);
  }

  get count(): number {
    return this.#blocks * BLOCK_ROWS + this.#packer.pending;
  }

  /** The cells that are shown as one in the first rows. */
  get merged(): readonly MergedAcross[] {
    return this.#merged;
  }

  get width(): number {
    return this.#packer.width;
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
      for (let at = first; at < last; at++) rows.push(rowOf(block, at));
      block = this.blockAt(from + rows.length);
    }
    return rows;
  }

  /** The block that holds the row at index `from`, or undefined past the end. */
  blockAt(from: number): SheetBlock | undefined {
    if (from >= this.count) return undefined;
    const id = Math.floor(from / BLOCK_ROWS);
    // The last rows stay in memory: they may not fill a block, and only a full one is written.
    const isLast = id === this.#blocks;
    const packed = isLast ? this.#packer.peek() : this.#kept(id);
    return { from: id * BLOCK_ROWS, ...unpack(packed, isLast ? this.#packer.pending : BLOCK_ROWS) };
  }

  close(): void {
    this.#database.close();
  }

  #kept(id: number): PackedRows {
    const { head, cells, wide } = this.#select.get(id)!;
    return { head: String(head), cells: cells as Uint8Array, wide: wide === 1 };
  }
}
