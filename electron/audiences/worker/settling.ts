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
import { rowKey } from '../../store/audience-keys.ts';
import { changeCounts } from './edit-steps.ts';

export type Settling = 'keep-doubtful' | 'leave-doubtful-out' | 'leave-rows-out';

export interface SettledRow {
  readonly n: number;
  readonly status: number;
  readonly flags: number;
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

/** Settles the rows with these `n`, or redoes it; people who opted out or were erased since stay so. */
export function settle(
  database: DatabaseSync,
  audienceId: number,
  settling: Settling,
  settled: readonly number[],
): void {
  update(database, audienceId, readSettled(database, audienceId, settled), (row) =>
    row.status === RECIPIENT || row.status === UNDECIDED ? settledRow(settling, row) : row,
  );
}

function settledRow(settling: Settling, row: SettledRow): SettledRow {
  if (settling === 'keep-doubtful') return { ...row, flags: row.flags & ~ROW_FLAGS.doubtful };
  return { ...row, status: row.status === RECIPIENT ? EXCLUDED : DUPLICATE };
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
