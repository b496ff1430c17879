import type { DatabaseSync } from 'node:sqlite';
import {
  EXCLUDED,
  RECENT,
  RECIPIENT,
  ROW_FLAGS,
  SAID_NO,
  UNDECIDED,
} from '../../../shared/audience/audience-row.ts';
import { KEEPING } from '../../../shared/audience/kept-row.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { transact } from '../../store/open-database.ts';
import { rowKey } from '../../store/row-key.ts';
import { takeBack } from './audience-change.ts';
import { AudienceEditor, saysNo } from './audience-editor.ts';
import type { StatusRow } from './change-status.ts';
import { beginStep, recordEdit, type StatusChange } from './edit-steps.ts';
import type { NumberColumn } from './number-column.ts';
import { beginMove, endMove, type TellProgress } from './undo-steps.ts';

/** More rows are better left out by a filter, which makes a new list. */
const MOST_LEFT_OUT = 50_000;
/** Lower, because each row taken back in is judged by itself. */
const MOST_TAKEN_IN = 5_000;

export interface ExcludedRows {
  readonly ns: Uint32Array;
  readonly excluded: boolean;
}

/**
 * One step that can be undone; skips rows this does not apply to. Answers how many are not taken back in because the
 * person said no, which is taken back for one row only. Fails as bad-input for too many.
 */
export async function excludeRows(
  database: DatabaseSync,
  numbers: NumberColumn,
  { ns, excluded }: ExcludedRows,
  now: number,
  progress?: TellProgress,
): Promise<Result<number>> {
  const { audienceId } = numbers;
  const find = database.prepare('SELECT n, status, flags, msisdn FROM audience_row WHERE id = ?');
  const isMeant = ({ status }: StatusRow): boolean =>
    excluded ? status === RECIPIENT : status === EXCLUDED || status === RECENT;
  const most = excluded ? MOST_LEFT_OUT : MOST_TAKEN_IN;
  const rows: NumberedRow[] = [];
  let saidNo = 0;
  for (const n of ns) {
    const row = find.get(rowKey(audienceId, n)) as unknown as NumberedRow | undefined;
    if (row === undefined) continue;
    if (!excluded && (row.status === SAID_NO || saysNo(row))) saidNo += 1;
    else if (!isMeant(row)) continue;
    else if (rows.push(row) > most) return tooMany(most, excluded);
  }
  const [first] = rows;
  if (first === undefined) return ok(saidNo);
  if (excluded) {
    await changeRows(database, numbers, { change: 'leave-rows-out', rows, now }, progress);
    return ok(saidNo);
  }
  const editor = new AudienceEditor(database, withKnown(numbers, rows));
  const together = new Set(rows.map(({ n }) => n));
  const inOrder = [...together].sort((left, right) => left - right);
  // Of several rows with one number, the first one here becomes the recipient.
  if (KEEPING[editor.mapping.duplicates].keep === 'last') inOrder.reverse();
  transact(database, () => {
    for (const n of inOrder) {
      const row = editor.row(n)!;
      takeBack(editor, row, now, together);
      if (editor.row(n)!.status === SAID_NO) saidNo += 1;
      if (row.msisdn !== null) editor.annotate(row.msisdn);
    }
    editor.record(beginStep('take-in'), { kind: 'exclude', n: first.n, rows: rows.length, now });
  });
  editor.updateNumbers();
  return ok(saidNo);
}

interface NumberedRow extends StatusRow {
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

/** More doubtful numbers than this mean a wrong column or country, not single rows to check. */
const MOST_DOUBTFUL = 50_000;

/** Rows of one edit: a step of many is made, undone and redone an edit at a time. */
const OF_EDIT = 1000;

/** Leaves them out, or marks them as checked; one step that can be undone. Fails as bad-input for too many. */
export async function settleDoubtful(
  database: DatabaseSync,
  numbers: NumberColumn,
  change: StatusChange,
  now: number,
  progress?: TellProgress,
): Promise<Result<null>> {
  const { audienceId } = numbers;
  const rows = database
    .prepare(
      `SELECT n, status, flags FROM audience_row WHERE id >= ? AND id < ? AND status = ${RECIPIENT}
         AND flags & ${ROW_FLAGS.doubtful} ORDER BY id LIMIT ${MOST_DOUBTFUL + 1}`,
    )
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)) as unknown as StatusRow[];
  if (rows.length > MOST_DOUBTFUL) {
    return failure('bad-input', say.audiences.tooDoubtful(MOST_DOUBTFUL), say.audiences.tooDoubtfulFix());
  }
  if (rows.length === 0) return ok(null);
  await changeRows(database, numbers, { change, rows, now }, progress);
  return ok(null);
}

interface ChangedRows {
  readonly change: StatusChange;
  readonly rows: readonly StatusRow[];
  readonly now: number;
}

async function changeRows(
  database: DatabaseSync,
  numbers: NumberColumn,
  { change, rows: meant, now }: ChangedRows,
  progress?: TellProgress,
): Promise<void> {
  const { audienceId } = numbers;
  const rows = change === 'keep-doubtful' ? meant : [...meant, ...waitingBeside(database, audienceId, meant)];
  transact(database, () => {
    const step = beginStep(change === 'leave-rows-out' ? 'leave-out' : change);
    for (let from = 0; from < rows.length; from += OF_EDIT) {
      const ns = rows.slice(from, from + OF_EDIT).map(({ n }) => n);
      const edit = { n: ns[0]!, rows: from === 0 ? meant.length : 0, before: JSON.stringify(ns), now };
      recordEdit(database, audienceId, step, { kind: change, ...edit });
    }
    beginMove(database, audienceId);
  });
  await endMove(database, numbers, now, progress);
}

/** Rows that wait for a choice next to a row left out: leaving it out leaves out the person. */
function waitingBeside(database: DatabaseSync, audienceId: number, rows: readonly StatusRow[]) {
  const leftOut = new Set(rows.map(({ n }) => n));
  const waiting = database
    .prepare(
      `SELECT n, status, flags, kept FROM audience_row
       WHERE id >= ? AND id < ? AND status = ${UNDECIDED} ORDER BY id`,
    )
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)) as unknown as (StatusRow & { kept: number })[];
  return waiting.filter(({ kept }) => leftOut.has(kept));
}
