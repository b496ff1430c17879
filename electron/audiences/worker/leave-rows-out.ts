import type { DatabaseSync } from 'node:sqlite';
import { EXCLUDED, RECENT, RECIPIENT, ROW_FLAGS, SAID_NO } from '../../../shared/audience/audience-row.ts';
import { checked, type Decision, lifted, takenIn } from '../../../shared/audience/row-decisions.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import type { StoredRow } from '../../store/audience-rows.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';
import { type JudgedRows, type KnownNumber, openJudgedRows } from './judged-rows.ts';
import { takeStep } from './list-steps.ts';
import type { NumberColumn } from './number-column.ts';
import type { TellProgress } from './rejudge.ts';

/** More rows are better left out by a filter, which makes a new list. */
const MOST_LEFT_OUT = 50_000;
/** Lower, because numbers of many rows are read for each row taken back in. */
const MOST_TAKEN_IN = 5_000;

export interface ExcludedRows {
  readonly ns: Uint32Array;
  readonly excluded: boolean;
}

type FoundRow = Pick<StoredRow, 'n' | 'status' | 'flags' | 'msisdn'>;

/**
 * One step that can be undone; skips rows that it does not apply to. Returns how many rows stay out because the person
 * said no, which only a single row can overrule. Fails as bad-input for too many rows.
 */
export async function excludeRows(
  database: DatabaseSync,
  numbers: NumberColumn,
  { ns, excluded }: ExcludedRows,
  now: number,
  progress?: TellProgress,
): Promise<Result<number>> {
  const find = database.prepare('SELECT n, status, flags, msisdn FROM audience_row WHERE id = ?');
  const isMeant = ({ status }: FoundRow): boolean =>
    excluded ? status === RECIPIENT : status === EXCLUDED || status === RECENT;
  const most = excluded ? MOST_LEFT_OUT : MOST_TAKEN_IN;
  const rows: FoundRow[] = [];
  let saidNo = 0;
  for (const n of ns) {
    const row = find.get(rowKey(numbers.audienceId, n)) as unknown as FoundRow | undefined;
    if (row === undefined) continue;
    if (!excluded && (row.status === SAID_NO || (row.flags & ROW_FLAGS.saidNo) !== 0)) saidNo += 1;
    else if (!isMeant(row)) continue;
    else if (rows.push(row) > most) return tooMany(most, excluded);
  }
  const judged = openJudgedRows(database, numbers);
  const decisions = excluded ? rows.map(leftOut) : backIn(judged, rows);
  const act = excluded ? 'leave-out' : 'take-in';
  if (decisions.length > 0)
    await takeStep(
      database,
      judged,
      { act, n: decisions[0]!.n, rows: decisions.length, decisions },
      now,
      progress,
    );
  if (!excluded) saidNo += rows.filter(({ n }) => isSaidNo(find.get(rowKey(numbers.audienceId, n)))).length;
  return ok(saidNo);
}

function isSaidNo(row: Record<string, unknown> | undefined): boolean {
  return row?.status === SAID_NO;
}

/** Leaving out a row that is sent to leaves out the person. */
function leftOut({ n, msisdn }: FoundRow): Decision {
  return { kind: 'out', n, column: -1, msisdn, value: null, among: null };
}

function backIn(judged: JudgedRows, rows: readonly FoundRow[]): Decision[] {
  const knownNumbers = new Map<number, KnownNumber | null>();
  return rows.flatMap(({ n, status, msisdn }) => {
    if (msisdn === null) return takenIn(n, null);
    const number = knownNumbers.get(msisdn) ?? judged.number(msisdn);
    knownNumbers.set(msisdn, number);
    if (status === EXCLUDED) return takenIn(n, number);
    return number?.judged.isOut === true ? [] : lifted(n, msisdn);
  });
}

function tooMany(most: number, excluded: boolean): Result<never> {
  return excluded
    ? failure('bad-input', say.audiences.tooManyOut(most), say.audiences.tooManyOutFix())
    : failure('bad-input', say.audiences.tooManyIn(most), say.audiences.tooManyInFix());
}

/** More doubtful numbers than this mean a wrong column or country, not single rows to check. */
const MOST_DOUBTFUL = 50_000;

/** Leaves doubtful rows out, or marks them as checked; one step that can be undone. Fails as bad-input for too many. */
export async function settleDoubtful(
  database: DatabaseSync,
  numbers: NumberColumn,
  act: 'keep-doubtful' | 'leave-doubtful-out',
  now: number,
  progress?: TellProgress,
): Promise<Result<null>> {
  const { audienceId } = numbers;
  const rows = database
    .prepare(
      `SELECT n, status, flags, msisdn FROM audience_row WHERE ${inRange('id')} AND status = ${RECIPIENT}
         AND flags & ${ROW_FLAGS.doubtful} ORDER BY id LIMIT ${MOST_DOUBTFUL + 1}`,
    )
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)) as unknown as FoundRow[];
  if (rows.length > MOST_DOUBTFUL) {
    return failure('bad-input', say.audiences.tooDoubtful(MOST_DOUBTFUL), say.audiences.tooDoubtfulFix());
  }
  const [first] = rows;
  if (first === undefined) return ok(null);
  const decisions = rows.map((row) => (act === 'keep-doubtful' ? checked(row.n, row.msisdn!) : leftOut(row)));
  const step = { act, n: first.n, rows: rows.length, decisions };
  await takeStep(database, openJudgedRows(database, numbers), step, now, progress);
  return ok(null);
}
