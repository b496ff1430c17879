import type { DatabaseSync } from 'node:sqlite';
import type { Audience } from '../../shared/audience/audience.ts';
import { numberCells } from '../../shared/audience/number-cells.ts';
import { withFinalText } from '../../shared/draft/final-row.ts';
import { rowState } from '../../shared/draft/row-state.ts';
import type { Writing } from '../../shared/message/final-text.ts';
import type { Table } from '../../shared/sheet/table.ts';
import { common } from '../../shared/texts/en/common.ts';
import { exported } from '../../shared/texts/en/names.ts';
import { recipients } from '../../shared/texts/en/recipients.ts';
import { spoken } from '../../shared/texts/spoken.ts';
import { rowKey } from '../store/audience-keys.ts';
import { openAudienceRows } from '../store/audience-rows.ts';

/** Rows in one step, so that main is never kept long. */
const STEP = 500;

/**
 * Rows of a list by their `n`, in that order, as tables by turns, the first with the header: all that the list on show says
 * of each, with the final text of this writing, and then what their file had, the number as it was written first.
 */
export function* chosenTables(
  database: DatabaseSync,
  { id, columns, numberColumn, otherColumns }: Audience,
  ns: Uint32Array,
  writing: Writing,
): Generator<Table> {
  const { row, columns: shown } = common;
  const { number, text, parts, state } = shown;
  yield [[row, number, text, parts, state, exported.rows.notes, numberColumn, ...otherColumns, ...columns]];
  const rows = openAudienceRows(database);
  const numbersOf = database.prepare('SELECT numbers FROM audience_row WHERE id = ?');
  for (let from = 0; from < ns.length; from += STEP) {
    yield [...ns.subarray(from, from + STEP)].flatMap((n) => {
      const found = rows.at(id, n);
      if (found === null) return [];
      const final = withFinalText(found, writing);
      const judged = rowState(final);
      const numbers = numbersOf.get(rowKey(id, n))?.numbers;
      const written = numberCells(
        found.original,
        typeof numbers === 'string' ? numbers : null,
        otherColumns.length,
      );
      return [
        [
          found.row,
          found.msisdn,
          final.text,
          final.parts?.parts ?? null,
          judged === null ? null : recipients.states[judged],
          final.notes.map(({ message }) => spoken(message)).join(' '),
          ...written,
          ...found.cells,
        ],
      ];
    });
  }
}
