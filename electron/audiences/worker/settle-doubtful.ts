import type { DatabaseSync } from 'node:sqlite';
import {
  addToCounts,
  ROW_FLAGS,
  type RunningCounts,
  statusCode,
} from '../../../shared/audience/audience-row.ts';
import { count } from '../../../shared/format/format-count.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { rowKey } from '../../store/audience-keys.ts';
import { transact } from '../../store/open-database.ts';

/** More doubtful numbers than these come of the wrong column or country, and are no matter of row by row. */
const MOST_SETTLED = 50_000;

const RECIPIENT = statusCode('recipient');
const EXCLUDED = statusCode('excluded');
const OPTED_OUT = statusCode('opted-out');

/** What is done with every recipient whose number looks doubtful. */
export type Settling = 'keep-doubtful' | 'leave-doubtful-out';

interface Row {
  readonly n: number;
  readonly status: number;
  readonly flags: number;
}

/**
 * Leaves every recipient with a doubtful number out, or keeps them as looked at, as one change that `undoSettling` takes
 * back. Fails as bad-input where there are too many.
 */
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
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)) as unknown as Row[];
  if (rows.length > MOST_SETTLED) {
    return fail({
      kind: 'bad-input',
      message: `More than ${count(MOST_SETTLED)} numbers look doubtful.`,
      fix: 'Import the file again and look at the country and the column of the number.',
    });
  }
  if (rows.length === 0) return ok(null);
  transact(database, () => {
    database
      .prepare(
        `INSERT INTO audience_edit (audience_id, seq, n, kind, before, at)
         SELECT ?1, coalesce(max(seq), 0) + 1, ?2, ?3, ?4, ?5 FROM audience_edit WHERE audience_id = ?1`,
      )
      .run(audienceId, rows[0]!.n, settling, JSON.stringify(rows.map(({ n }) => n)), now);
    update(database, audienceId, rows, (row) =>
      settling === 'keep-doubtful'
        ? { ...row, flags: row.flags & ~ROW_FLAGS.doubtful }
        : { ...row, status: EXCLUDED },
    );
  });
  return ok(null);
}

/** Takes back what `settleDoubtful` did to rows with these `n`; whoever opted out since stays out. */
export function undoSettling(
  database: DatabaseSync,
  audienceId: number,
  settling: Settling,
  settled: readonly number[],
): void {
  const find = database.prepare(
    `SELECT n, status, flags, EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn) AS isOut
     FROM audience_row r WHERE id = ?`,
  );
  const rows = settled.flatMap(
    (n) => (find.get(rowKey(audienceId, n)) as unknown as Row & { isOut: number }) ?? [],
  );
  update(database, audienceId, rows, (row) => {
    if (settling === 'keep-doubtful') return { ...row, flags: row.flags | ROW_FLAGS.doubtful };
    return row.status === EXCLUDED ? { ...row, status: row.isOut === 1 ? OPTED_OUT : RECIPIENT } : row;
  });
}

function update<Some extends Row>(
  database: DatabaseSync,
  audienceId: number,
  rows: readonly Some[],
  change: (row: Some) => Row,
): void {
  const write = database.prepare('UPDATE audience_row SET status = ?, flags = ? WHERE id = ?');
  const stored = database.prepare('SELECT counts FROM audience WHERE id = ?').get(audienceId);
  const counts = JSON.parse(String(stored?.counts)) as RunningCounts;
  for (const before of rows) {
    const after = change(before);
    addToCounts(counts, before, -1);
    addToCounts(counts, after, 1);
    write.run(after.status, after.flags, rowKey(audienceId, after.n));
  }
  database.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(JSON.stringify(counts), audienceId);
}
