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
import type { StoredRow } from '../../store/audience-rows.ts';
import { rowKey } from '../../store/row-key.ts';
import { changeCounts, type StatusChange, type Way } from './edit-steps.ts';

export type StatusRow = Pick<StoredRow, 'n' | 'status' | 'flags'>;

interface FoundRow extends StatusRow {
  /** 1 for a person who opted out. */
  readonly isOut: number;
}

/** Changes the rows with these `n`, also again, or undoes that; people who opted out or were erased since stay so. */
export function changeStatus(
  database: DatabaseSync,
  audienceId: number,
  change: StatusChange,
  ns: readonly number[],
  way: Way,
): void {
  const find = database.prepare(
    `SELECT n, status, flags, EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn) AS isOut
     FROM audience_row r WHERE id = ?`,
  );
  const write = database.prepare('UPDATE audience_row SET status = ?, flags = ? WHERE id = ?');
  const move = way === 'undo' ? changedBack : changed;
  changeCounts(database, audienceId, (counts) => {
    for (const n of ns) {
      const key = rowKey(audienceId, n);
      const before = find.get(key) as unknown as FoundRow | undefined;
      if (before === undefined) continue;
      const after = move(change, before);
      addToCounts(counts, before, -1);
      addToCounts(counts, after, 1);
      write.run(after.status, after.flags, key);
    }
  });
}

function changed(change: StatusChange, row: StatusRow): StatusRow {
  if (row.status !== RECIPIENT && row.status !== UNDECIDED) return row;
  if (change === 'keep-doubtful') return { ...row, flags: row.flags & ~ROW_FLAGS.doubtful };
  return { ...row, status: row.status === RECIPIENT ? EXCLUDED : DUPLICATE };
}

function changedBack(change: StatusChange, row: FoundRow): StatusRow {
  // Erased since: no number is left to doubt.
  if (row.status === REJECTED) return row;
  if (change === 'keep-doubtful') return { ...row, flags: row.flags | ROW_FLAGS.doubtful };
  if (row.status !== EXCLUDED && row.status !== DUPLICATE) return row;
  if (row.isOut === 1) return { ...row, status: OPTED_OUT };
  return { ...row, status: row.status === EXCLUDED ? RECIPIENT : UNDECIDED };
}
