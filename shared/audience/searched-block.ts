import { areCleanRows } from '../message/value.ts';
import { type JoinedRows, joined, joinedBy, rowsOf } from './joined-rows.ts';
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
