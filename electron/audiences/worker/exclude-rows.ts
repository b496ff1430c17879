import type { DatabaseSync } from 'node:sqlite';
import { EXCLUDED, RECENT, RECIPIENT } from '../../../shared/audience/audience-row.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { rowKey } from '../../store/audience-keys.ts';
import { transact } from '../../store/open-database.ts';
import { takeBack } from './audience-change.ts';
import { AudienceEditor } from './audience-editor.ts';
import { beginStep } from './edit-steps.ts';
import type { NumberColumn } from './number-column.ts';
import { type SettledRow, settleRows } from './settle-doubtful.ts';

/** More rows are better left out by a filter, which makes a new list: the thread writes nothing else meanwhile. */
const MOST_LEFT_OUT = 50_000;
/** Lower, because each row taken back in is judged by itself. */
const MOST_TAKEN_IN = 5_000;

export interface ExcludedRows {
  readonly ns: Uint32Array;
  readonly excluded: boolean;
}

/** One step that can be undone; skips rows this does not apply to. Fails as bad-input for too many. */
export function excludeRows(
  database: DatabaseSync,
  numbers: NumberColumn,
  { ns, excluded }: ExcludedRows,
  now: number,
): Result<null> {
  const { audienceId } = numbers;
  const find = database.prepare('SELECT n, status, flags, msisdn FROM audience_row WHERE id = ?');
  const isMeant = ({ status }: SettledRow): boolean =>
    excluded ? status === RECIPIENT : status === EXCLUDED || status === RECENT;
  const most = excluded ? MOST_LEFT_OUT : MOST_TAKEN_IN;
  const rows: NumberedRow[] = [];
  for (const n of ns) {
    const row = find.get(rowKey(audienceId, n)) as unknown as NumberedRow | undefined;
    if (row === undefined || !isMeant(row)) continue;
    if (rows.push(row) > most) return tooMany(most, excluded);
  }
  const [first] = rows;
  if (first === undefined) return ok(null);
  if (excluded) {
    settleRows(database, audienceId, { settling: 'leave-rows-out', rows, now });
    return ok(null);
  }
  const editor = new AudienceEditor(database, withKnown(numbers, rows));
  transact(database, () => {
    for (const { n } of rows) {
      const row = editor.row(n)!;
      takeBack(editor, row, now);
      if (row.msisdn !== null) editor.annotate(row.msisdn);
    }
    editor.record(beginStep('take-in'), { kind: 'exclude', n: first.n, rows: rows.length, now });
  });
  editor.updateNumbers();
  return ok(null);
}

interface NumberedRow extends SettledRow {
  readonly msisdn: number | null;
}

/** Finds the rows that share a number with any of these in one scan, not one per row. */
function withKnown(numbers: NumberColumn, rows: readonly NumberedRow[]): NumberColumn {
  const known = numbers.rowsWithAny(new Set(rows.flatMap(({ msisdn }) => msisdn ?? [])));
  return { ...numbers, rowsWith: (number) => known.get(number) ?? numbers.rowsWith(number) };
}

function tooMany(most: number, excluded: boolean): Result<never> {
  return excluded
    ? failure('bad-input', say.audiences.tooManyOut(most), say.audiences.tooManyOutFix())
    : failure('bad-input', say.audiences.tooManyIn(most), say.audiences.tooManyInFix());
}
