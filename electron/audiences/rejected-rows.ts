import type { DatabaseSync } from 'node:sqlite';
import { statusCode } from '../../shared/audience/audience-row.ts';
import { numberCells } from '../../shared/audience/number-cells.ts';
import { faultWords, NUMBER_FAULTS } from '../../shared/number/number-words.ts';
import { csvLine } from '../../shared/sheet/csv-safe.ts';
import { REASON_COLUMNS } from '../../shared/sheet/mapping-guess.ts';
import { countRows, rowKey } from '../store/audience-keys.ts';

/** Rows looked at in one step, so that main is never kept long however few of them were rejected. */
const STEP = 2000;

/**
 * The rejected rows of an audience as tables by turns, the first with the header: number, columns standing in for it,
 * tag columns, row in the file, reason and what to do. Mended and imported again, the added columns are known and left
 * alone.
 */
export function* rejectedRows(database: DatabaseSync, audienceId: number): Generator<string[][]> {
  const audience = database
    .prepare('SELECT columns, number_column, stand_ins FROM audience WHERE id = ?')
    .get(audienceId);
  if (audience === undefined) return;
  const columns = JSON.parse(String(audience.columns)) as string[];
  const standIns = JSON.parse(String(audience.stand_ins)) as string[];
  yield [[String(audience.number_column), ...standIns, ...columns, ...REASON_COLUMNS]];
  const count = countRows(database, audienceId);
  const step = database.prepare(
    `SELECT row, marks, original, numbers, cells FROM audience_row
     WHERE id >= ? AND id < ? AND status = ${statusCode('rejected')} ORDER BY id`,
  );
  for (let from = 0; from < count; from += STEP) {
    yield step
      .all(rowKey(audienceId, from), rowKey(audienceId, from + STEP))
      .map(({ row, marks, original, numbers, cells }) => {
        const { message, fix = '' } = faultWords(NUMBER_FAULTS[Number(marks)] ?? 'no-digits');
        return [
          ...numberCells(String(original), numbers === null ? null : String(numbers), standIns.length),
          ...(JSON.parse(String(cells)) as string[]),
          String(row),
          message,
          fix,
        ];
      });
  }
}

/** Tables as CSV (UTF-8 with BOM, formula-safe), piece by piece. */
export function* csvPieces(tables: Iterable<readonly (readonly string[])[]>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let start = '\uFEFF';
  for (const rows of tables) {
    if (rows.length === 0) continue;
    yield encoder.encode(start + rows.map((cells) => csvLine(cells)).join(''));
    start = '';
  }
}

/** All opt-outs as tables by turns, oldest number first. */
export function* optOutTables(database: DatabaseSync): Generator<string[][]> {
  yield [['Number', 'Note', 'Source', 'Added']];
  const step = database.prepare(
    'SELECT msisdn, note, source, added_at FROM opt_out WHERE msisdn > ? ORDER BY msisdn LIMIT ?',
  );
  for (let last = 0; ; ) {
    const rows = step.all(last, STEP);
    if (rows.length === 0) return;
    last = Number(rows.at(-1)!.msisdn);
    yield rows.map(({ msisdn, note, source, added_at }) => [
      String(msisdn),
      String(note),
      String(source),
      new Date(Number(added_at)).toISOString(),
    ]);
  }
}
