import type { PlainCells } from './plain-cells.ts';
import type { RawRow } from './raw-row.ts';

/** Rows a block holds; of a million rows only four thousand blocks are written, which SQLite does in no time. */
export const BLOCK_ROWS = 256;

/** Bytes that a block takes of itself, which nearly every block fits in. */
const USUAL_BYTES = 64 * 1024;
/** A block that took more than so many bytes gives them back. */
const LARGE_BYTES = 4 * 1024 ** 2;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE = 0x5d;
const LF = 0x0a;
/** Bytes that one character takes at most: of one that is escaped. */
const BYTES_PER_CHARACTER = 6;

/** Some rows that follow one another, packed. */
export interface PackedRows {
  /** JSON of the 1-based rows in the file, or of the first of rows without a gap; of the hidden ones; of what they hold. */
  readonly head: string;
  /** The cells of each row as a JSON array on a line of its own, in Latin-1 or, when `wide`, in UTF-8. */
  readonly cells: Uint8Array;
  readonly wide: boolean;
}

/** Some rows of a sheet that follow one another, kept and read as one. */
export interface UnpackedRows {
  /** The 1-based rows in the file. */
  readonly rows: readonly number[];
  /** The cells of each row as the text of a JSON array. */
  readonly cells: readonly string[];
  /** Indexes into `rows` of those that are hidden in the workbook. */
  readonly hidden: readonly number[];
  /** What the cells of each row hold where they show less. */
  readonly plain: readonly PlainCells[];
}

/**
 * Packs rows into blocks as they are kept, and hands each full block out; its bytes hold until the next row is added. One
 * byte a character is what JavaScript reads without recoding, so UTF-8 is for blocks that have other characters.
 */
export class RowPacker {
  /** The cells of the rows that wait for their block to be full. */
  bytes: Buffer = Buffer.allocUnsafeSlow(USUAL_BYTES);
  length = 0;
  /** Whether the block is in UTF-8. */
  wide = false;
  /** Cells of the widest row so far. */
  width = 0;
  #rows: number[] = [];
  #hidden: number[] = [];
  /** Present once a row of the block has some. */
  #plain: PlainCells[] | null = null;
  readonly #take: (block: PackedRows) => void;

  constructor(take: (block: PackedRows) => void) {
    this.#take = take;
  }

  /** Rows that wait for their block to be full. */
  get pending(): number {
    return this.#rows.length;
  }

  /** Adds a row. */
  add(row: number, cells: readonly string[], hidden: boolean, plain: PlainCells = ''): void {
    let most = 4;
    for (const cell of cells) most += cell.length * BYTES_PER_CHARACTER + 3;
    this.reserve(most);
    let to = this.length;
    this.bytes[to] = OPEN;
    this.length = to + 1;
    for (const [at, cell] of cells.entries()) {
      if (at > 0) {
        this.bytes[this.length] = COMMA;
        this.length += 1;
      }
      this.#addCell(cell);
    }
    to = this.length;
    this.bytes[to] = CLOSE;
    this.bytes[to + 1] = LF;
    this.length = to + 2;
    if (hidden) this.#hidden.push(this.#rows.length);
    if (plain !== '') {
      this.#plain ??= [];
      while (this.#plain.length < this.#rows.length) this.#plain.push('');
    }
    this.#plain?.push(plain);
    this.#end(row, cells.length);
  }

  /** Ends a row whose bytes, up to `end`, somebody has put behind the others. */
  endRow(row: number, width: number, end: number): void {
    this.length = end;
    this.#plain?.push('');
    this.#end(row, width);
  }

  /** Makes room for so many more bytes. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  /** Turns the block into UTF-8. */
  widen(): void {
    if (this.wide) return;
    this.wide = true;
    const text = this.bytes.toString('latin1', 0, this.length);
    this.reserve(this.length);
    this.length = this.bytes.write(text, 'utf8');
  }

  /** What waits for its block to be full. */
  peek(): PackedRows {
    const [first = 0] = this.#rows;
    const rows = this.#rows.every((row, at) => row === first + at) ? first : this.#rows;
    const head: unknown[] = [rows, this.#hidden];
    if (this.#plain !== null) head.push(this.#plain);
    return {
      head: JSON.stringify(head),
      cells: this.bytes.subarray(0, Math.max(0, this.length - 1)),
      wide: this.wide,
    };
  }

  /** Hands out what waits, though it fills no block. */
  flush(): void {
    if (this.#rows.length === 0) return;
    this.#take(this.peek());
    this.#rows = [];
    this.#hidden = [];
    this.#plain = null;
    this.length = 0;
    this.wide = false;
    if (this.bytes.length > LARGE_BYTES) this.bytes = Buffer.allocUnsafeSlow(USUAL_BYTES);
  }

  #end(row: number, width: number): void {
    if (width > this.width) this.width = width;
    if (this.#rows.push(row) === BLOCK_ROWS) this.flush();
  }

  #addCell(cell: string): void {
    const { bytes, wide, length: start } = this;
    let to = start;
    bytes[to] = QUOTE;
    to += 1;
    for (let at = 0; at < cell.length; at += 1) {
      const code = cell.charCodeAt(at);
      if (code < 0x20 || code === QUOTE || code === BACKSLASH || code > (wide ? 0x7f : 0xff)) {
        this.#addUnusual(cell);
        return;
      }
      bytes[to] = code;
      to += 1;
    }
    bytes[to] = QUOTE;
    this.length = to + 1;
  }

  #addUnusual(cell: string): void {
    const text = JSON.stringify(cell);
    if (!this.wide && NOT_LATIN.test(text)) {
      const left = this.bytes.length - this.length;
      this.widen();
      // What was left holds the rest of the row.
      this.reserve(left);
    }
    this.length += this.bytes.write(text, this.length, this.wide ? 'utf8' : 'latin1');
  }
}

const NOT_LATIN = /[^\0-\xff]/;

/** Rows as they were before they were packed, `count` of them. */
export function unpack({ head, cells, wide }: PackedRows, count: number): UnpackedRows {
  const [rows, hidden, plain = []] = JSON.parse(head) as [number | number[], number[], PlainCells[]?];
  const bytes = Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength);
  return {
    rows: typeof rows === 'number' ? following(rows, count) : rows,
    cells: bytes.toString(wide ? 'utf8' : 'latin1').split('\n'),
    hidden,
    plain,
  };
}

/** Ten times as quick as `Array.from`, which counts over a million rows. */
function following(first: number, count: number): number[] {
  const rows: number[] = [];
  for (let at = 0; at < count; at++) rows.push(first + at);
  return rows;
}

/** One of some unpacked rows, by its index. */
export function rowOf({ rows, cells, hidden, plain }: UnpackedRows, at: number): RawRow {
  const own = plain[at] ?? '';
  return {
    row: rows[at]!,
    cells: JSON.parse(cells[at]!) as string[],
    hidden: hidden.includes(at),
    ...(own !== '' && { plain: own }),
  };
}
