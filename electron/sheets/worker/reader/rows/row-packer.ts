import type { PlainCells } from '../formats/plain-cells.ts';
import type { RawRow } from './row-output.ts';

/** Rows in a block; a million rows are only four thousand blocks, which SQLite writes in no time. */
export const BLOCK_ROWS = 256;

export interface PackedRows {
  /** JSON: the 1-based rows, or the first of rows without a gap; the hidden ones; what they hold. */
  readonly head: string;
  /** A line of JSON with each row's cells, in Latin-1 or, if `wide`, in UTF-8. JSON has no line ends of its own. */
  readonly cells: Uint8Array;
  readonly wide: boolean;
}

export interface UnpackedRows {
  /** 1-based, in the file. */
  readonly rows: readonly number[];
  /** The cells of each row as the text of a JSON array. */
  readonly cells: readonly string[];
  /** Indexes into `rows` of those hidden in the workbook. */
  readonly hidden: readonly number[];
  readonly plain: readonly PlainCells[];
}

export class RowPacker {
  width = 0;
  #rows: number[] = [];
  #cells: string[] = [];
  #hidden: number[] = [];
  /** Present once a row of the block has some. */
  #plain: PlainCells[] | null = null;
  readonly #take: (block: PackedRows) => void;

  constructor(take: (block: PackedRows) => void) {
    this.#take = take;
  }

  get pending(): number {
    return this.#rows.length;
  }

  add({ row, cells, hidden, plain }: RawRow): void {
    if (cells.length > this.width) this.width = cells.length;
    if (hidden) this.#hidden.push(this.#rows.length);
    if (plain !== undefined) this.#plain ??= this.#rows.map(() => '');
    this.#plain?.push(plain ?? '');
    this.#cells.push(JSON.stringify(cells));
    if (this.#rows.push(row) < BLOCK_ROWS) return;
    this.#take(this.peek());
    this.#rows = [];
    this.#cells = [];
    this.#hidden = [];
    this.#plain = null;
  }

  /** JavaScript reads one byte per character without recoding, so only blocks with other characters are UTF-8. */
  peek(): PackedRows {
    const [first = 0] = this.#rows;
    const rows = this.#rows.every((row, at) => row === first + at) ? first : this.#rows;
    const head: unknown[] = [rows, this.#hidden];
    if (this.#plain !== null) head.push(this.#plain);
    const text = this.#cells.join('\n');
    const wide = NOT_LATIN.test(text);
    return { head: JSON.stringify(head), cells: Buffer.from(text, wide ? 'utf8' : 'latin1'), wide };
  }
}

const NOT_LATIN = /[^\0-\xff]/;

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

/** Ten times faster than `Array.from`, which counts over a million rows. */
function following(first: number, count: number): number[] {
  const rows: number[] = [];
  for (let at = 0; at < count; at++) rows.push(first + at);
  return rows;
}

export function rowOf({ rows, cells, hidden, plain }: UnpackedRows, at: number): RawRow {
  const own = plain[at] ?? '';
  return {
    row: rows[at]!,
    cells: JSON.parse(cells[at]!) as string[],
    hidden: hidden.includes(at),
    ...(own !== '' && { plain: own }),
  };
}
