/**
 * One CSV cell, quoted where RFC 4180 needs it. A cell that a spreadsheet would run as a formula (it begins
 * with `=`, `+`, `-`, `@`, a tab or a line break, also behind spaces or in full width) gets an apostrophe in
 * front, which spreadsheets take for "this is text".
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = formulaSafe(value);
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell's text, with an apostrophe in front where a spreadsheet would run it as a formula. */
export function formulaSafe(value: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
}

/** One CSV line with its line end (CRLF, RFC 4180). */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
