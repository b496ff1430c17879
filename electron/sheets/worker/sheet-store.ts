import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { MergedAcross } from '../../../shared/sheet/header-groups.ts';
import { touchPrivate } from '../../store/open-database.ts';
import type { PlainCells } from './reader/number-formats/plain-cells.ts';
import type { RawRow } from './reader/rows/row-output.ts';

/** Rows in a block; a million rows are only four thousand blocks, which SQLite writes in no time. */
const BLOCK_ROWS = 256;

interface BlockRows {
  /** 1-based rows in the file. */
  readonly rows: number[];
  /** The cells of each row as the text of a JSON array. */
  readonly cells: string[];
  /** Indexes into `rows` of rows that are hidden in the workbook. */
  readonly hidden: number[];
  /** May be shorter than `rows`. */
  readonly plain: PlainCells[];
}

export interface SheetBlock extends BlockRows {
  /** 0-based index in the sheet of the first row. */
  readonly from: number;
}

/** One imported sheet in its own file: deleting the file leaves nothing behind. */
export type SheetStore = ReturnType<typeof createSheetStore>;

/**
 * An empty staging file, readable by its owner alone, which replaces an earlier one; formats of tags write days and
 * numbers in the words of `locale`, the system's.
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
  let width = 0;
  let blocks = 0;
  /** The last rows stay in memory: only a full block is written. */
  let open = noRows();
  let merged: readonly MergedAcross[] = [];

  return {
    locale,
    get count(): number {
      return blocks * BLOCK_ROWS + open.rows.length;
    },
    get merged() {
      return merged;
    },
    get width() {
      return width;
    },
    /** `finish` writes the row at the latest. */
    add({ row, cells, hidden, plain }: RawRow): void {
      const at = open.rows.length;
      if (cells.length > width) width = cells.length;
      if (hidden) open.hidden.push(at);
      if (plain !== undefined) {
        while (open.plain.length < at) open.plain.push('');
        open.plain.push(plain);
      }
      open.cells.push(JSON.stringify(cells));
      if (open.rows.push(row) < BLOCK_ROWS) return;
      insert.run(blocks, ...packed(open));
      blocks += 1;
      open = noRows();
    },
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
    /** The block with the row at index `at`; undefined past the end. */
    blockAt(at: number): SheetBlock | undefined {
      if (at >= this.count) return undefined;
      const id = Math.floor(at / BLOCK_ROWS);
      const from = id * BLOCK_ROWS;
      // A row may be added while the last block is read.
      if (id === blocks) return { from, ...open, rows: [...open.rows], cells: [...open.cells] };
      return { from, ...unpacked(select.get(id)!) };
    },
    close: () => database.close(),
  };
}

/** A missing file is fine. */
export function removeSheetStore(path: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
}

function noRows(): BlockRows {
  return { rows: [], cells: [], hidden: [], plain: [] };
}

const NOT_LATIN = /[^\0-\xff]/;

/**
 * The head as JSON: the rows, or the first of rows without a gap, the hidden ones, and the plain values. Then a line of
 * JSON with each row's cells, which has no line ends of its own, in Latin-1 or, if wide, in UTF-8. JavaScript reads one
 * byte per character without recoding, so only blocks with other characters are UTF-8.
 */
function packed({ rows, cells, hidden, plain }: BlockRows): [head: string, cells: Buffer, wide: number] {
  const first = rows[0]!;
  const numbers = rows.every((row, at) => row === first + at) ? first : rows;
  const text = cells.join('\n');
  const wide = NOT_LATIN.test(text);
  const head = JSON.stringify(plain.length === 0 ? [numbers, hidden] : [numbers, hidden, plain]);
  return [head, Buffer.from(text, wide ? 'utf8' : 'latin1'), wide ? 1 : 0];
}

function unpacked(stored: Record<string, unknown>): BlockRows {
  const [rows, hidden, plain = []] = JSON.parse(String(stored.head)) as [
    number | number[],
    number[],
    PlainCells[]?,
  ];
  const { buffer, byteOffset, byteLength } = stored.cells as Uint8Array<ArrayBuffer>;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return {
    rows: typeof rows === 'number' ? following(rows) : rows,
    cells: bytes.toString(stored.wide === 1 ? 'utf8' : 'latin1').split('\n'),
    hidden,
    plain,
  };
}

/** Ten times faster than `Array.from`, which counts over a million rows. */
function following(first: number): number[] {
  const rows: number[] = [];
  for (let at = 0; at < BLOCK_ROWS; at++) rows.push(first + at);
  return rows;
}

function rowOf({ rows, cells, hidden, plain }: BlockRows, at: number): RawRow {
  const own = plain[at] ?? '';
  return {
    row: rows[at]!,
    cells: JSON.parse(cells[at]!) as string[],
    hidden: hidden.includes(at),
    ...(own !== '' && { plain: own }),
  };
}
