import { type CsvSeparator, csvLine, usualSeparator } from '../../shared/format/csv-safe.ts';
import type { Table } from '../../shared/format/export-table.ts';
import { currentTag } from '../../shared/language/current-language.ts';

/** Tables as CSV in pieces: UTF-8 with BOM, formula-safe; by default with the locale's usual separator. */
export async function* csvPieces(
  tables: Iterable<Table> | AsyncIterable<Table>,
  separator: CsvSeparator = usualSeparator(currentTag()),
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let start = '\uFEFF';
  for await (const rows of tables) {
    if (rows.length === 0) continue;
    yield encoder.encode(start + rows.map((row) => csvLine(row, separator)).join(''));
    start = '';
  }
}
