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
import type { StoredRow } from '../../store/audience-rows.ts';
import { changeCounts, type Settling, type Way } from './edit-steps.ts';

export type SettledRow = Pick<StoredRow, 'n' | 'status' | 'flags'>;

interface FoundRow extends SettledRow {
  /** 1 for a person who opted out. */
  readonly isOut: number;
}

/** Settles the rows with these `n`, also again, or undoes that; people who opted out or were erased since stay so. */
export function moveSettling(
  database: DatabaseSync,
  audienceId: number,
  settling: Settling,
  ns: readonly number[],
  way: Way,
): void {
  const find = database.prepare(
    `SELECT n, status, flags, EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn) AS isOut
     FROM audience_row r WHERE id = ?`,
  );
  const write = database.prepare('UPDATE audience_row SET status = ?, flags = ? WHERE id = ?');
  const move = way === 'undo' ? unsettled : settled;
  changeCounts(database, audienceId, (counts) => {
    for (const n of ns) {
      const key = rowKey(audienceId, n);
      const before = find.get(key) as unknown as FoundRow | undefined;
      if (before === undefined) continue;
      const after = move(settling, before);
      addToCounts(counts, before, -1);
      addToCounts(counts, after, 1);
      write.run(after.status, after.flags, key);
    }
  });
}

function settled(settling: Settling, row: SettledRow): SettledRow {
  if (row.status !== RECIPIENT && row.status !== UNDECIDED) return row;
  if (settling === 'keep-doubtful') return { ...row, flags: row.flags & ~ROW_FLAGS.doubtful };
  return { ...row, status: row.status === RECIPIENT ? EXCLUDED : DUPLICATE };
}

function unsettled(settling: Settling, row: FoundRow): SettledRow {
  // Erased since: no number is left to doubt.
  if (row.status === REJECTED) return row;
  if (settling === 'keep-doubtful') return { ...row, flags: row.flags | ROW_FLAGS.doubtful };
  if (row.status !== EXCLUDED && row.status !== DUPLICATE) return row;
  if (row.isOut === 1) return { ...row, status: OPTED_OUT };
  return { ...row, status: row.status === EXCLUDED ? RECIPIENT : UNDECIDED };
}
