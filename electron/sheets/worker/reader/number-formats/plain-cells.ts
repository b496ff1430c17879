import { plainMoment } from '../../../../../shared/sheet/column-format.ts';

/**
 * The values of a row's cells that show less, `1=@45750 4=1250.5`: a column's index, and a number or the day number of
 * a moment; `2=!` for a cell with an error. One short text per row costs a large workbook hardly anything; an array
 * would.
 */
export type PlainCells = string;

const DAY_MS = 86_400_000;
/** Excel counts a 29 February 1900, so earlier days are one less. */
const FIRST_SOUND_DAY = Date.UTC(1900, 2, 1);

/** The day number of a written moment, counted from 1900 or 1904; NaN for any other text. */
export function serialOf(text: string, date1904 = false): number {
  const isLocal = text.includes('T') && !/(?:Z|[+-]\d\d:\d\d)$/i.test(text);
  const moment = Date.parse(isLocal ? `${text}Z` : text);
  if (date1904) return (moment - Date.UTC(1904, 0, 1)) / DAY_MS;
  return (moment - Date.UTC(1899, 11, 30)) / DAY_MS - (moment < FIRST_SOUND_DAY ? 1 : 0);
}

/** The stored form of a moment's day number, from 1900. */
export function momentCell(serial: number | string): string {
  return `@${serial}`;
}

export function withPlain(kept: PlainCells, column: number, plain: string): PlainCells {
  return kept === '' ? `${column}=${plain}` : `${kept} ${column}=${plain}`;
}

/** The value of a cell that shows the error of a formula. */
export const ERROR_CELL = '!';

export function isErrorCell(kept: PlainCells, column: number): boolean {
  return kept.includes(ERROR_CELL) && plainKept(kept, column) === ERROR_CELL;
}

/** The value of a cell, a moment or a number; undefined if it shows all of it, or an error. */
export function plainOf(kept: PlainCells | undefined, column: number): string | undefined {
  const plain = plainKept(kept ?? '', column);
  if (plain === '' || plain === ERROR_CELL) return undefined;
  return plain.startsWith('@') ? plainMoment(Number(plain.slice(1))) : plain;
}

/** In the form that `withPlain` takes; empty for nothing. */
export function plainKept(kept: PlainCells, column: number): string {
  if (kept === '') return '';
  const key = `${column}=`;
  const at = kept.startsWith(key) ? 0 : kept.indexOf(` ${key}`) + 1;
  if (at === 0 && !kept.startsWith(key)) return '';
  const end = kept.indexOf(' ', at);
  return kept.slice(at + key.length, end === -1 ? undefined : end);
}
