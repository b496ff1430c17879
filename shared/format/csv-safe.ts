import { lazily } from '../lazily.ts';

/** Programs and terminals act on them; a cell may have tabs and line breaks. */
const controls = /[^\P{Cc}\t\r\n]+/gu;

/** Quoted if RFC 4180 or a separator other than the comma requires it; for formulas see `formulaSafe`. */
function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = formulaSafe(value.replace(controls, ' '));
  return /[",;|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Starts a formula in a spreadsheet, also in full width. */
const STARTS = '=+\\-@＝＋－＠';
/** May precede that without making it text. */
const BEFORE = '\\s\\p{Cc}\\p{Cf}"';
/** Where a cell begins for a program with another separator than the comma, ignoring quotes. */
const SEPARATES = /[,;|\t\r\n\v\f\u0085\u2028\u2029]/;

// Each run is tried from its start only, or a run of tabs would take quadratic time.
const mayStart = lazily(() => new RegExp(`(?<![${BEFORE},;|])[${BEFORE},;|]*(?=[${STARTS}])`, 'gu'));

/**
 * Puts an apostrophe, which spreadsheets read as "this is text", before the cell and before every formula
 * that would start in it where it is split: people open a comma file in a program that splits at semicolons
 * and ignores quotation marks within a line.
 */
export function formulaSafe(value: string): string {
  const inner = value.replace(mayStart(), (before) => (SEPARATES.test(before) ? `${before}'` : before));
  return start().test(value) ? `'${inner}` : inner;
}

const start = lazily(() => new RegExp(`^[${BEFORE}]*[${STARTS}]|^[\\t\\r\\n]`, 'u'));

export type CsvSeparator = ',' | ';';

/** With its line end (CRLF, RFC 4180). */
export function csvLine(cells: readonly (string | number | null)[], separator: CsvSeparator = ','): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

/** What spreadsheet programs expect with the number format of this BCP 47 tag. */
export function usualSeparator(tag: string): CsvSeparator {
  const { region = '' } = new Intl.Locale(tag).maximize();
  if (semicolonRegions.includes(region)) return ';';
  const decimal = new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/** Countries that use a decimal point but semicolons in lists. */
const semicolonRegions: readonly string[] = ['CH', 'LI'];
