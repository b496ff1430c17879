import { currentTag } from '../../shared/language/language.ts';
import { type CsvSeparator, csvLine, usualSeparator } from '../../shared/sheet/csv-safe.ts';
import type { Table } from '../../shared/sheet/table.ts';

/** Tables as CSV (UTF-8 with BOM, formula-safe), piece by piece; separated as is usual here where nothing else is said. */
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
