import type { DatabaseSync } from 'node:sqlite';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { numberCells } from '../../../shared/audience/number-cells.ts';
import { faultWords, NUMBER_FAULTS } from '../../../shared/number/number-words.ts';

import { reasonColumns } from '../../../shared/sheet/reason-columns.ts';

import { spoken } from '../../../shared/texts/spoken.ts';

import { countRows, rowKey } from '../../store/audience-keys.ts';

/** Rows looked at in one step, so that main is never kept long however few of them were rejected. */
const STEP = 2000;

/**
 * The rejected rows of an audience as tables by turns, the first with the header: number, the columns asked where that is none,
 * tag columns, row in the file, reason and what to do. Corrected and imported again, the added columns are known and left
 * alone.
 */
export function* rejectedRows(database: DatabaseSync, audienceId: number): Generator<string[][]> {
  const audience = database
    .prepare('SELECT columns, number_column, other_columns FROM audience WHERE id = ?')
    .get(audienceId);
  if (audience === undefined) return;
  const columns = JSON.parse(String(audience.columns)) as string[];
  const otherColumns = JSON.parse(String(audience.other_columns)) as string[];
  yield [[String(audience.number_column), ...otherColumns, ...columns, ...reasonColumns()]];
  const count = countRows(database, audienceId);
  const step = database.prepare(
    `SELECT row, number_flags AS numberFlags, original, numbers, cells FROM audience_row
     WHERE id >= ? AND id < ? AND status = ${statusCode('rejected')} ORDER BY id`,
  );
  for (let from = 0; from < count; from += STEP) {
    yield step
      .all(rowKey(audienceId, from), rowKey(audienceId, from + STEP))
      .map(({ row, numberFlags, original, numbers, cells }) => {
        const { message, fix } = faultWords(NUMBER_FAULTS[Number(numberFlags)] ?? 'no-digits');
        return [
          ...numberCells(String(original), numbers === null ? null : String(numbers), otherColumns.length),
          ...(JSON.parse(String(cells)) as string[]),
          String(row),
          spoken(message),
          spoken(fix),
        ];
      });
  }
}
