import { csvLine } from '../../shared/sheet/csv-safe.ts';
import type { Table } from '../../shared/sheet/table.ts';

/** Tables as CSV (UTF-8 with BOM, formula-safe), piece by piece. */
export async function* csvPieces(tables: Iterable<Table> | AsyncIterable<Table>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let start = '\uFEFF';
  for await (const rows of tables) {
    if (rows.length === 0) continue;
    yield encoder.encode(start + rows.map(csvLine).join(''));
    start = '';
  }
}
