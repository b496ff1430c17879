import type { DatabaseSync } from 'node:sqlite';
import {
  addToCounts,
  DUPLICATE,
  EXCLUDED,
  OPTED_OUT,
  RECIPIENT,
  REJECTED,
  ROW_FLAGS,
  UNDECIDED,
} from '../../../shared/audience/audience-row.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { rowKey } from '../../store/audience-keys.ts';
import { transact } from '../../store/open-database.ts';
import { beginStep, changeCounts, recordEdit } from './edit-steps.ts';

/** More doubtful numbers than this mean a wrong column or country, not single rows to check. */
const MOST_SETTLED = 50_000;

export type Settling = 'keep-doubtful' | 'leave-doubtful-out' | 'leave-rows-out';

export interface SettledRow {
  readonly n: number;
  readonly status: number;
  readonly flags: number;
}

/** Leaves them out, or marks them as checked; one step that can be undone. Fails as bad-input for too many. */
export function settleDoubtful(
  database: DatabaseSync,
  audienceId: number,
  settling: Settling,
  now: number,
): Result<null> {
  const rows = database
    .prepare(
      `SELECT n, status, flags FROM audience_row WHERE id >= ? AND id < ? AND status = ${RECIPIENT}
         AND flags & ${ROW_FLAGS.doubtful} ORDER BY id LIMIT ${MOST_SETTLED + 1}`,
    )
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)) as unknown as SettledRow[];
  if (rows.length > MOST_SETTLED) {
    return failure('bad-input', say.audiences.tooDoubtful(MOST_SETTLED), say.audiences.tooDoubtfulFix());
  }
  if (rows.length === 0) return ok(null);
  settleRows(database, audienceId, { settling, rows, now });
  return ok(null);
}

interface Settled {
  readonly settling: Settling;
  readonly rows: readonly SettledRow[];
  readonly now: number;
}

export function settleRows(
  database: DatabaseSync,
  audienceId: number,
  { settling, rows: meant, now }: Settled,
): void {
  const rows =
    settling === 'keep-doubtful' ? meant : [...meant, ...waitingBeside(database, audienceId, meant)];
  transact(database, () => {
    const step = beginStep(settling === 'leave-rows-out' ? 'leave-out' : settling);
    const before = JSON.stringify(rows.map(({ n }) => n));
    recordEdit(database, audienceId, step, {
      kind: settling,
      n: rows[0]!.n,
      rows: meant.length,
      before,
      now,
    });
    update(database, audienceId, rows, (row) => settledRow(settling, row));
  });
}

function settledRow(settling: Settling, row: SettledRow): SettledRow {
  if (settling === 'keep-doubtful') return { ...row, flags: row.flags & ~ROW_FLAGS.doubtful };
  return { ...row, status: row.status === RECIPIENT ? EXCLUDED : DUPLICATE };
}

/** Rows that wait for a choice next to a row left out: leaving it out leaves out the person. */
function waitingBeside(
  database: DatabaseSync,
  audienceId: number,
  rows: readonly SettledRow[],
): SettledRow[] {
  const leftOut = new Set(rows.map(({ n }) => n));
  const waiting = database
    .prepare(
      `SELECT n, status, flags, kept FROM audience_row
       WHERE id >= ? AND id < ? AND status = ${UNDECIDED} ORDER BY id`,
    )
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)) as unknown as (SettledRow & { kept: number })[];
  return waiting.filter(({ kept }) => leftOut.has(kept));
}

/** Undoes a settling of the rows with these `n`; people who opted out since stay out. */
export function undoSettling(
  database: DatabaseSync,
  audienceId: number,
  settling: Settling,
  settled: readonly number[],
): void {
  update(database, audienceId, readSettled(database, audienceId, settled), (row) => {
    // Erased since: no number is left to doubt.
    if (row.status === REJECTED) return row;
    if (settling === 'keep-doubtful') return { ...row, flags: row.flags | ROW_FLAGS.doubtful };
    if (row.status !== EXCLUDED && row.status !== DUPLICATE) return row;
    if (row.isOut === 1) return { ...row, status: OPTED_OUT };
    return { ...row, status: row.status === EXCLUDED ? RECIPIENT : UNDECIDED };
  });
}

/** Redoes a settling of the rows with these `n`; people who opted out or were erased since stay so. */
export function settleAgain(
  database: DatabaseSync,
  audienceId: number,
  settling: Settling,
  settled: readonly number[],
): void {
  update(database, audienceId, readSettled(database, audienceId, settled), (row) =>
    row.status === RECIPIENT || row.status === UNDECIDED ? settledRow(settling, row) : row,
  );
}

function readSettled(
  database: DatabaseSync,
  audienceId: number,
  settled: readonly number[],
): (SettledRow & { readonly isOut: number })[] {
  const find = database.prepare(
    `SELECT n, status, flags, EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn) AS isOut
     FROM audience_row r WHERE id = ?`,
  );
  return settled.flatMap(
    (n) => (find.get(rowKey(audienceId, n)) as unknown as SettledRow & { isOut: number }) ?? [],
  );
}

function update<Some extends SettledRow>(
  database: DatabaseSync,
  audienceId: number,
  rows: readonly Some[],
  change: (row: Some) => SettledRow,
): void {
  const write = database.prepare('UPDATE audience_row SET status = ?, flags = ? WHERE id = ?');
  changeCounts(database, audienceId, (counts) => {
    for (const before of rows) {
      const after = change(before);
      addToCounts(counts, before, -1);
      addToCounts(counts, after, 1);
      write.run(after.status, after.flags, rowKey(audienceId, after.n));
    }
  });
}
