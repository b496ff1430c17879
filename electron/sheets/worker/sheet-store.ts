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

export interface SheetBlock extends UnpackedRows {
  /** 0-based index in the sheet of the first row. */
  readonly from: number;
}

/** An empty staging file, readable by its owner alone, which replaces an earlier one; `locale` is the system's. */
export function createSheetStore(path: string, locale = 'en-US'): SheetStore {
  removeSheetStore(path);
  touchPrivate(path);
  const database = new DatabaseSync(path);
  // The upload can be read again, so a crash or power cut loses nothing.
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

/** A missing file is fine. */
export function removeSheetStore(path: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}

/** One imported sheet in its own file: deleting that leaves nothing behind. */
export class SheetStore {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #select: StatementSync;
  #blocks = 0;
  #merged: readonly MergedAcross[] = [];

  /** BCP 47; formats of tags write days and numbers in its words. */
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

  /** Written at the latest by `finish`. */
  add(row: RawRow): void {
    this.#packer.add(row);
  }

  get count(): number {
    return this.#blocks * BLOCK_ROWS + this.#packer.pending;
  }

  get merged(): readonly MergedAcross[] {
    return this.#merged;
  }

  get width(): number {
    return this.#packer.width;
  }

  finish(merged: readonly MergedAcross[] = []): void {
    this.#merged = merged;
    this.#database.exec('COMMIT');
  }

  /** Rows `[from, from + count)` in the file's order. */
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

  /** The block with the row at index `from`; undefined past the end. */
  blockAt(from: number): SheetBlock | undefined {
    if (from >= this.count) return undefined;
    const id = Math.floor(from / BLOCK_ROWS);
    // The last rows stay in memory: only a full block is written.
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
