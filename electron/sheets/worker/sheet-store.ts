import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
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

/** One imported sheet in its own file: deleting that leaves nothing behind. */
export type SheetStore = ReturnType<typeof createSheetStore>;

/**
 * An empty staging file, readable by its owner alone, which replaces an earlier one; `locale` is the system's, in whose
 * words formats of tags write days and numbers.
 */
export function createSheetStore(path: string, locale = 'en-US') {
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
  const insert = database.prepare('INSERT INTO block (id, head, cells, wide) VALUES (?, ?, ?, ?)');
  const select = database.prepare('SELECT head, cells, wide FROM block WHERE id = ?');
  let blocks = 0;
  let merged: readonly MergedAcross[] = [];
  const packer = new RowPacker(({ head, cells, wide }) => {
    insert.run(blocks, head, cells, wide ? 1 : 0);
    blocks += 1;
  });

  function kept(id: number): PackedRows {
    const { head, cells, wide } = select.get(id)!;
    return { head: String(head), cells: cells as Uint8Array, wide: wide === 1 };
  }

  return {
    locale,
    get count(): number {
      return blocks * BLOCK_ROWS + packer.pending;
    },
    get merged() {
      return merged;
    },
    get width() {
      return packer.width;
    },
    /** Written at the latest by `finish`. */
    add: (row: RawRow) => packer.add(row),
    finish(across: readonly MergedAcross[] = []): void {
      merged = across;
      database.exec('COMMIT');
    },
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
    },
    /** The block with the row at index `from`; undefined past the end. */
    blockAt(from: number): SheetBlock | undefined {
      if (from >= this.count) return undefined;
      const id = Math.floor(from / BLOCK_ROWS);
      // The last rows stay in memory: only a full block is written.
      const isLast = id === blocks;
      const packed = isLast ? packer.peek() : kept(id);
      return { from: id * BLOCK_ROWS, ...unpack(packed, isLast ? packer.pending : BLOCK_ROWS) };
    },
    close: () => database.close(),
  };
}

/** A missing file is fine. */
export function removeSheetStore(path: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}
