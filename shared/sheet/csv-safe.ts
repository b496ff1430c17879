import { lazily } from '../lazily.ts';

/**
 * One CSV cell, quoted where RFC 4180 needs it, and where another separator than the comma would cut it. What a
 * spreadsheet would run as a formula is text: see `formulaSafe`.
 */
function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = formulaSafe(value);
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a spreadsheet takes for the start of a formula, also in full width. */
const STARTS = '=+\\-@＝＋－＠';
/** What may stand before that without making it text. */
const BEFORE = '\\s\\p{Cc}\\p{Cf}"';
/** Where a cell begins for a program that separates by another character than the comma, whatever the quotes. */
const SEPARATES = /[,;|\t\r\n\v\f\u0085\u2028\u2029]/;

// Each run is looked at from its start alone, or a run of tabs would take the square of its length.
const mayStart = lazily(() => new RegExp(`(?<![${BEFORE},;|])[${BEFORE},;|]*(?=[${STARTS}])`, 'gu'));

/**
 * A cell's text, with an apostrophe, which spreadsheets take for "this is text", in front of it and of every formula
 * that would begin in it where it is cut: people open a file with commas in a program that separates by semicolons,
 * to which quotation marks within a line mean nothing.
 */
export function formulaSafe(value: string): string {
  const inner = value.replace(mayStart(), (before) => (SEPARATES.test(before) ? `${before}'` : before));
  return start().test(value) ? `'${inner}` : inner;
}

const start = lazily(() => new RegExp(`^[${BEFORE}]*[${STARTS}]|^[\\t\\r\\n]`, 'u'));

/** What is between the cells of a CSV line. */
export type CsvSeparator = ',' | ';';

/** One CSV line with its line end (CRLF, RFC 4180). */
export function csvLine(cells: readonly (string | number | null)[], separator: CsvSeparator = ','): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

/** What spreadsheet programs take for the separator where numbers are written as in this BCP 47 tag. */
export function usualSeparator(tag: string): CsvSeparator {
  const { region = '' } = new Intl.Locale(tag).maximize();
  if (semicolonRegions.includes(region)) return ';';
  const decimal = new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/** Here a point is in a number and a semicolon in a list all the same. */
const semicolonRegions: readonly string[] = ['CH', 'LI'];
