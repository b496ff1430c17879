import type { DatabaseSync } from 'node:sqlite';
import { EXCLUDED, RECENT, RECIPIENT, ROW_FLAGS, SAID_NO } from '../../../shared/audience/audience-row.ts';
import { checked, type Decision, lifted, takenIn } from '../../../shared/audience/row-decisions.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import type { StoredRow } from '../../store/audience-rows.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';
import { type JudgedRows, type ListedNumber, openJudgedRows } from './judged-rows.ts';
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
  const isMeant = ({ status }: FoundRow): boolean =>
    excluded ? status === RECIPIENT : status === EXCLUDED || status === RECENT;
  const most = excluded ? MOST_LEFT_OUT : MOST_TAKEN_IN;
  const rows: FoundRow[] = [];
  let saidNo = 0;
  for (const row of rowsAt(database, numbers.audienceId, ns)) {
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
  if (excluded) return ok(0);
  const after = rowsAt(
    database,
    numbers.audienceId,
    rows.map(({ n }) => n),
  );
  for (const { status } of after) if (status === SAID_NO) saidNo += 1;
  return ok(saidNo);
}

/** Read together, because each read alone takes the lock of the file again, which is most of its time. */
const READ_AT_ONCE = 1000;

function* rowsAt(database: DatabaseSync, audienceId: number, ns: ArrayLike<number>): Generator<FoundRow> {
  const read = database.prepare(
    'SELECT n, status, flags, msisdn FROM json_each(?) CROSS JOIN audience_row r ON r.id = value',
  );
  const keys = Array.from(ns, (n) => rowKey(audienceId, n));
  for (let from = 0; from < keys.length; from += READ_AT_ONCE)
    yield* read.all(`[${keys.slice(from, from + READ_AT_ONCE)}]`) as unknown as FoundRow[];
}

/** Leaving out a row that is sent to leaves out the person. */
function leftOut({ n, msisdn }: FoundRow): Decision {
  return { kind: 'out', n, column: -1, msisdn, value: null, among: null };
}

function backIn(judged: JudgedRows, rows: readonly FoundRow[]): Decision[] {
  const knownNumbers = new Map<number, ListedNumber | null>();
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
