import { areCleanRows } from '../../shared/message/value.ts';
import { cleanedLines, type SearchedRow } from './row-search.ts';

/** Some rows as a search reads them: see `SearchedRow`. */
export type SearchedBlock = Readonly<Record<keyof SearchedRow, JoinedRows>>;

/** What a block is made of, as the store has it: a line for each row. */
export interface RowLines {
  readonly count: number;
  readonly numbers: string;
  readonly originals: string;
  /** As JSON; the last line has no end. */
  readonly cells: string;
}

// No word of a search holds it, and in JSON it is written with an escape.
const ROW_END = '\v';

/** Joins rows that were read one by one. */
export function blockOf(rows: readonly SearchedRow[]): SearchedBlock {
  return {
    number: joined(rows.map(({ number }) => number)),
    original: joined(rows.map(({ original }) => original)),
    cells: joined(rows.map(({ cells }) => cells)),
  };
}

/**
 * The same of all rows at once, which takes half of the time. Null where lines do not tell the rows apart, or a cell is
 * written with an escape.
 */
export function blockOfLines(
  { count, numbers, originals, cells }: RowLines,
  fold: (text: string) => string,
): SearchedBlock | null {
  if (cells.includes('\\')) return null;
  const number = joinedBy(numbers, '\n', count);
  const original = joinedBy(fold(originals), '\n', count);
  // Within a cell a quotation mark would be written with an escape.
  const plain = fold(cells).slice(2, -2).replaceAll('"]\n["', `\n${ROW_END}`).replaceAll('","', '\n');
  const lines = joinedBy(`${plain}\n${ROW_END}`, ROW_END, count);
  if (number === null || original === null || lines === null || cells.includes('[]')) return null;
  if (areCleanRows(lines.text)) return { number, original, cells: lines };
  return { number, original, cells: joined(rowsOf(lines).map((row) => cleanedLines(row.slice(0, -1)))) };
}

/** Texts of rows, one behind the other in one string. */
export interface JoinedRows {
  readonly text: string;
  /** Where each begins, and at last the end. */
  readonly starts: Uint32Array;
}

function joined(rows: readonly string[]): JoinedRows {
  const starts = new Uint32Array(rows.length + 1);
  for (let row = 0; row < rows.length; row += 1) starts[row + 1] = starts[row]! + rows[row]!.length;
  return { text: rows.join(''), starts };
}

/** So many texts that are joined already and each end in `end`; null where there are not as many. */
function joinedBy(text: string, end: string, rows: number): JoinedRows | null {
  const starts = new Uint32Array(rows + 1);
  let row = 0;
  for (let at = text.indexOf(end); at !== -1; at = text.indexOf(end, at + 1)) {
    if (row === rows) return null;
    row += 1;
    starts[row] = at + 1;
  }
  return row === rows && starts[rows] === text.length ? { text, starts } : null;
}

export function rowIn({ text, starts }: JoinedRows, row: number): string {
  return text.slice(starts[row], starts[row + 1]);
}

export function rowsOf(of: JoinedRows): string[] {
  return Array.from({ length: of.starts.length - 1 }, (_, row) => rowIn(of, row));
}

/** The row that a place in the text belongs to. */
export function rowAt({ starts }: JoinedRows, place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= place) low = middle;
    else high = middle;
  }
  return low;
}
