import { isUsualHeader, numberHeader } from './header-words.ts';

/** A row of a sheet, as far as finding the header needs it. */
interface Row {
  /** 1-based row in the file. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Titles and empty lines above a header are rarely more than this. */
const LOOKED_AT = 20;
/** Column names are short; sentences are data, except for the questions that forms put above some answers. */
const LONG_NAME = 60;
const LONGEST_QUESTION = 400;

/**
 * The 1-based row that holds the column names, or null when the data starts at once. A row is a header when it has
 * usual column names, when it is words only above columns of digits, or when it calls such a column a number's exact name.
 */
export function findHeaderRow(rows: readonly Row[]): number | null {
  const first = rows.slice(0, LOOKED_AT);
  const width = Math.max(0, ...rows.slice(0, 100).map((row) => filled(row.cells)));
  for (const [at, row] of first.entries()) {
    if (namesNumbers(row, rows.slice(at + 1, at + 51))) return row.row;
    if (!couldBeHeader(row.cells, width)) {
      // Once real data has begun, no header follows.
      if (looksLikeData(row.cells) && filled(row.cells) * 2 > width) return null;
      continue;
    }
    if (row.cells.some(isUsualHeader)) return row.row;
    if (standsAboveDigits(row, rows.slice(at + 1, at + 51))) return row.row;
  }
  return null;
}

function filled(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.trim() === '' ? 0 : 1), 0);
}

function couldBeHeader(cells: readonly string[], width: number): boolean {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (names.length === 0 || names.length * 2 < width) return false;
  if (names.filter(({ length }) => length > LONG_NAME).length * 2 > names.length) return false;
  return names.every((name) => name.length <= LONGEST_QUESTION && /\p{L}/u.test(name) && !isValue(name));
}

/** An address, a link, a long number or a date is a value, never a name. */
function isValue(text: string): boolean {
  return /@|:\/\/|\d{5,}|\d[\d\s().-]{6,}\d/.test(text);
}

function looksLikeData(cells: readonly string[]): boolean {
  return cells.some((cell) => isValue(cell) || /^\s*[+\d][\d\s.,:/()-]*$/.test(cell));
}

/** Whether a row calls a column of digits by an exact name; then its other names may be years, or missing. */
function namesNumbers(header: Row, below: readonly Row[]): boolean {
  const named = (name: string) => numberHeader(name) === 'mobile' || numberHeader(name) === 'phone';
  return !header.cells.some(isValue) && header.cells.some(named) && standsAboveDigits(header, below, named);
}

function standsAboveDigits(
  header: Row,
  below: readonly Row[],
  counts: (name: string) => boolean = (name) => name.trim() !== '',
): boolean {
  return header.cells.some((name, column) => {
    if (!counts(name)) return false;
    const values = below.map((row) => row.cells[column]?.trim() ?? '').filter((cell) => cell !== '');
    return values.length > 0 && values.filter((cell) => looksLikeData([cell])).length * 2 > values.length;
  });
}
