/** Resolves the `_x000D_` escapes by which workbooks write characters that XML cannot hold; CR LF becomes LF. */
export function unescapeXlsx(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n');
}

/** Writes a text so that a workbook gives it back unchanged: XML entities, and escapes for what XML cannot hold. */
export function escapeXlsx(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (char) => ESCAPES[char]!)
    .replace(/[^\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, (char) => {
      return `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
    });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
