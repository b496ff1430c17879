import type { DatabaseSync } from 'node:sqlite';
import {
  addToCounts,
  ROW_FLAGS,
  type RunningCounts,
  statusCode,
} from '../../../shared/audience/audience-row.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { rowKey } from '../../store/audience-keys.ts';
import { transact } from '../../store/open-database.ts';

/** More doubtful numbers than these come of the wrong column or country, and are no matter of row by row. */
const MOST_SETTLED = 50_000;

const RECIPIENT = statusCode('recipient');
const EXCLUDED = statusCode('excluded');
const OPTED_OUT = statusCode('opted-out');
const REJECTED = statusCode('rejected');
const DUPLICATE = statusCode('duplicate');
const UNDECIDED = statusCode('undecided');

/** What is done with many rows at once: with every recipient whose number looks doubtful, or with chosen ones. */
export type Settling = 'keep-doubtful' | 'leave-doubtful-out' | 'leave-rows-out';

/** What settling reads and changes of a row. */
export interface SettledRow {
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
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)) as unknown as SettledRow[];
  if (rows.length > MOST_SETTLED) {
    return fail({
      kind: 'bad-input',
      message: say.audiences.tooDoubtful(MOST_SETTLED),
      fix: say.audiences.tooDoubtfulFix(),
    });
  }
  if (rows.length === 0) return ok(null);
  if (settling === 'leave-doubtful-out') rows.push(...waitingBeside(database, audienceId));
  settleRows(database, audienceId, { settling, rows, now });
  return ok(null);
}

interface Settled {
  readonly settling: Settling;
  readonly rows: readonly SettledRow[];
  readonly now: number;
}

/** Does the same with some rows, as one change that `undoSettling` takes back. */
export function settleRows(
  database: DatabaseSync,
  audienceId: number,
  { settling, rows, now }: Settled,
): void {
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
        : { ...row, status: row.status === RECIPIENT ? EXCLUDED : DUPLICATE },
    );
  });
}

/** The rows that wait for a choice beside a doubtful recipient: where that one is left out, so is the person. */
function waitingBeside(database: DatabaseSync, audienceId: number): SettledRow[] {
  return database
    .prepare(
      `SELECT n, status, flags FROM audience_row r WHERE id >= ?1 AND id < ?2 AND status = ${UNDECIDED} AND EXISTS (
         SELECT 1 FROM audience_row k WHERE k.id = ?1 + r.kept
           AND k.status = ${RECIPIENT} AND k.flags & ${ROW_FLAGS.doubtful}) ORDER BY id`,
    )
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)) as unknown as SettledRow[];
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
    (n) => (find.get(rowKey(audienceId, n)) as unknown as SettledRow & { isOut: number }) ?? [],
  );
  update(database, audienceId, rows, (row) => {
    // Somebody who was erased since is nobody to doubt.
    if (row.status === REJECTED) return row;
    if (settling === 'keep-doubtful') return { ...row, flags: row.flags | ROW_FLAGS.doubtful };
    if (row.status !== EXCLUDED && row.status !== DUPLICATE) return row;
    if (row.isOut === 1) return { ...row, status: OPTED_OUT };
    return { ...row, status: row.status === EXCLUDED ? RECIPIENT : UNDECIDED };
  });
}

function update<Some extends SettledRow>(
  database: DatabaseSync,
  audienceId: number,
  rows: readonly Some[],
  change: (row: Some) => SettledRow,
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
