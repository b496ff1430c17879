import type { DatabaseSync } from 'node:sqlite';
import type { Audience } from '../../shared/audience/audience.ts';
import { REJECTED } from '../../shared/audience/audience-row.ts';
import { numberCells } from '../../shared/audience/corrected-number.ts';
import { withFinalText } from '../../shared/draft/final-row.ts';
import { rowState } from '../../shared/draft/row-state.ts';
import type { Table } from '../../shared/format/export-table.ts';
import { fileName } from '../../shared/format/file-name.ts';
import { bindMessage } from '../../shared/message/bound-message.ts';
import { type CompiledMessage, compileMessage } from '../../shared/message/compiled-message.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { NUMBER_FAULTS } from '../../shared/number/number-faults.ts';
import { numberFaultWords } from '../../shared/number/number-words.ts';
import { personShown } from '../../shared/person/person-words.ts';
import { ok } from '../../shared/result.ts';
import { numberHeading, reasonColumns } from '../../shared/sheet/exported-columns.ts';
import { common } from '../../shared/texts/en/common.ts';
import { exported } from '../../shared/texts/en/names.ts';
import { recipients } from '../../shared/texts/en/recipients.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import type { Context } from '../context.ts';
import type { ReadChosenRows } from '../drafts/view-handlers.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import { openAudienceRows } from '../store/audience-rows.ts';
import { inRange } from '../store/range-sql.ts';
import { countRows, rowKey } from '../store/row-key.ts';
import { getAudience } from './records/audience-list.ts';

export function audienceExporters(
  { database }: Context,
  chosenRows: ReadChosenRows,
): Pick<Exporters, 'rejections' | 'rows'> {
  return {
    rejections({ audienceId, format }) {
      const audience = getAudience(database, audienceId);
      if (!audience.ok) return audience;
      const { name, counts } = audience.value;
      return ok({
        name: exported.rejections.file(fileName(name, exported.rejections.people)),
        format,
        worksheet: recipients.states.rejected,
        rows: counts.rejected,
        tables: rejectedRows(database, audience.value),
      });
    },
    rows({ audienceId, viewId, spans, message, lettering, format, separator }) {
      const audience = getAudience(database, audienceId);
      if (!audience.ok) return audience;
      const ns = chosenRows(audienceId, viewId, spans);
      if (!ns.ok) return ns;
      const { name, columns } = audience.value;
      const compiled = compileMessage(bindMessage(cleanMessage(message), columns, lettering), lettering);
      return ok({
        name: fileName(name, exported.rejections.people),
        format,
        separator,
        worksheet: exported.rows.worksheet,
        rows: ns.value.length,
        tables: chosenTables(database, audience.value, ns.value, compiled),
      });
    },
  };
}

/** Rows per step, so that main is never blocked for long. */
const CHOSEN_AT_ONCE = 500;

/** Successive tables, the header first: each row as on screen with its final text, then as it was in the file. */
function* chosenTables(
  database: DatabaseSync,
  { id, columns, numberColumn, otherColumns }: Audience,
  ns: Uint32Array,
  compiled: CompiledMessage,
): Generator<Table> {
  const { row, columns: shown } = common;
  const { text, parts, state } = shown;
  yield [
    [
      row,
      numberHeading(),
      text,
      parts,
      state,
      exported.rows.notes,
      numberColumn,
      ...otherColumns,
      ...columns,
    ],
  ];
  const rows = openAudienceRows(database);
  const numbersOf = database.prepare('SELECT numbers FROM audience_row WHERE id = ?');
  for (let from = 0; from < ns.length; from += CHOSEN_AT_ONCE) {
    yield [...ns.subarray(from, from + CHOSEN_AT_ONCE)].flatMap((n) => {
      const row = rows.at(id, n);
      if (row === null) return [];
      const final = withFinalText(row, compiled);
      const judged = rowState(final);
      const numbers = (numbersOf.get(rowKey(id, n))?.numbers ?? null) as string | null;
      return [
        [
          row.row,
          row.msisdn && personShown(row.msisdn),
          final.text,
          final.parts?.parts ?? null,
          judged === null ? null : recipients.states[judged],
          final.notes.flatMap(({ kind, message }) => (kind === 'tidied' ? [] : [spoken(message)])).join(' '),
          ...numberCells(row.original, numbers, otherColumns.length),
          ...row.cells,
        ],
      ];
    });
  }
}

/** Rows read per step, so that main is never blocked for long however few of them were rejected. */
const REJECTED_AT_ONCE = 2000;

/** Successive tables, the header first; an import of the corrected file ignores the columns added at the end. */
function* rejectedRows(database: DatabaseSync, { id, columns, numberColumn, otherColumns }: Audience) {
  yield [[numberColumn, ...otherColumns, ...columns, ...reasonColumns()]];
  const count = countRows(database, id);
  const step = database.prepare(
    `SELECT row, number_flags AS numberFlags, original, numbers, cells FROM audience_row
     WHERE ${inRange('id')} AND status = ${REJECTED} ORDER BY id`,
  );
  for (let from = 0; from < count; from += REJECTED_AT_ONCE) {
    yield step
      .all(rowKey(id, from), rowKey(id, from + REJECTED_AT_ONCE))
      .map(({ row, numberFlags, original, numbers, cells }) => {
        const { message, fix } = numberFaultWords(NUMBER_FAULTS[Number(numberFlags)] ?? 'no-digits');
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
