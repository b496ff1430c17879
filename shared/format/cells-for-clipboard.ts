import { formulaSafe } from './csv-safe.ts';

/** Plain text for a spreadsheet's clipboard: tabs between cells, a line for each row. */
export function cellsAsText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(textCell).join('\t')).join('\r\n');
}

/** HTML in which every cell is text: no number loses digits, and nothing runs as a formula. */
export function cellsAsTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `<tr>${cells.map(tableCell).join('')}</tr>`);
  return `<meta charset="utf-8"><table>${lines.join('')}</table>`;
}

function textCell(cell: string): string {
  const safe = formulaSafe(cell);
  return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function tableCell(cell: string): string {
  return `<td style="mso-number-format:'\\@'">${escaped(cell)}</td>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n|\r|\n/g, '<br style="mso-data-placement:same-cell">');
}
