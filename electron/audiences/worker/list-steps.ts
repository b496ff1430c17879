import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { ListStep, StepAct } from '../../../shared/audience/list-history.ts';
import type { Decision } from '../../../shared/audience/row-decisions.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { withList } from '../../store/audience-reader.ts';
import { transact } from '../../store/open-database.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';
import { AT_ONCE, lastStep } from '../records/decision-records.ts';
import { type JudgedRows, openJudgedRows } from './judged-rows.ts';
import type { NumberColumn, NumberColumns } from './number-column.ts';
import { rejudge, type TellProgress } from './rejudge.ts';

export type Way = 'undo' | 'redo';

export interface NewStep extends Pick<ListStep, 'rows'> {
  readonly act: StepAct;
  /** Index of the edited column; null for the number, absent for other acts. */
  readonly column?: number | null;
  /** The first row of the step. */
  readonly n: number;
  readonly decisions: readonly Decision[];
}

/** A step counts once all its decisions are written, and is being judged until its rows follow. */
const states = { undo: { moving: 2, moved: 1 }, redo: { moving: 3, moved: 0 } } as const;
const WRITTEN = 4;

/** Records a person's decisions in the list's turn, and judges their rows. Undone steps can no longer be redone. */
export async function takeStep(
  database: DatabaseSync,
  judged: JudgedRows,
  { act, column, n, rows, decisions }: NewStep,
  now: number,
  progress?: TellProgress,
): Promise<void> {
  if (decisions.length === 0) return;
  const { audienceId, records } = judged;
  const insert = database.prepare(
    `INSERT INTO audience_step (step, audience_id, act, changed_column, n, rows, at, undone)
     VALUES (?, ?, ?, ?, ?, ?, ?, ${WRITTEN})`,
  );
  const changed = column === undefined ? null : (column ?? -1);
  const step = lastStep(database) + 1;
  insert.run(step, audienceId, act, changed, n, rows, now);
  for (let from = 0; from < decisions.length; from += AT_ONCE) {
    transact(database, () => {
      for (const decision of decisions.slice(from, from + AT_ONCE)) {
        if (isOfContent(decision)) keepFile(judged, decision.n);
        records.add(step, decision);
      }
    });
    if (from + AT_ONCE < decisions.length) await setImmediate();
  }
  await move(database, judged, { way: 'redo', steps: [step], isNew: true }, progress);
  await removeUnwritten(database, judged);
}

function isOfContent({ kind }: Decision): boolean {
  return kind === 'number' || kind === 'cell' || kind === 'written';
}

function keepFile({ at, records }: JudgedRows, n: number): void {
  const before = at(n);
  if (before !== undefined) records.keepFileRow(n, before.file);
}

interface Moving {
  readonly way: Way;
  /** All steps move together: the first transaction marks them all. */
  readonly steps: readonly number[];
  /** New steps remove the undone ones, which can then no longer be redone. */
  readonly isNew?: boolean;
}

async function move(
  database: DatabaseSync,
  judged: JudgedRows,
  { way, steps, isNew = false }: Moving,
  progress?: TellProgress,
): Promise<void> {
  const { audienceId, records } = judged;
  const keep = database.prepare('UPDATE audience_step SET undone = ? WHERE step = ?');
  const keepAll = (state: number): void => {
    for (const step of steps) keep.run(state, step);
  };
  const forget = database.prepare(
    `UPDATE audience_step SET undone = ${WRITTEN} WHERE audience_id = ? AND undone = 1`,
  );
  const range = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0)] as const;
  const find = database.prepare(
    `SELECT DISTINCT id FROM decision WHERE step = ? AND ${inRange('id')} ORDER BY id LIMIT 1000`,
  );
  const count = database.prepare(`SELECT count(*) AS rows FROM decision WHERE step = ? AND ${inRange('id')}`);
  function* rowsOf(step: number) {
    for (let from: number = range[0]; ; ) {
      const rows = find.all(step, from, range[1]);
      for (const { id } of rows) yield Number(id) - range[0];
      if (rows.length < 1000) return;
      from = Number(rows.at(-1)!.id) + 1;
    }
  }
  function* rows() {
    for (const step of steps) yield* rowsOf(step);
  }
  await rejudge(database, judged, {
    rows: rows(),
    numbers: [],
    total: steps.reduce((sum, step) => sum + Number(count.get(step, ...range)?.rows), 0),
    begin() {
      if (isNew) forget.run(audienceId);
      keepAll(states[way].moving);
      records.refresh();
    },
    end: () => keepAll(states[way].moved),
    progress,
  });
}

/** Undoes or redoes all steps up to `to`, or only the next one if `to` is absent. Fails as not-found. */
export async function moveSteps(
  database: DatabaseSync,
  numbers: NumberColumn,
  way: Way,
  { to, progress }: { readonly to?: number | undefined; readonly progress?: TellProgress } = {},
): Promise<Result<null>> {
  const [next, ...others] = waitingSteps(database, numbers.audienceId, way);
  if (next === undefined) {
    const { nothingToUndo, nothingToRedo } = say.audiences;
    return failure('not-found', way === 'undo' ? nothingToUndo() : nothingToRedo());
  }
  const upTo = to === undefined ? [] : others.filter((step) => (way === 'undo' ? step >= to : step <= to));
  await move(database, openJudgedRows(database, numbers), { way, steps: [next, ...upTo] }, progress);
  return ok(null);
}

/** The next step first. */
function waitingSteps(database: DatabaseSync, audienceId: number, way: Way): readonly number[] {
  const [order, undone] = way === 'undo' ? ['DESC', 0] : ['ASC', 1];
  return database
    .prepare(`SELECT step FROM audience_step WHERE audience_id = ? AND undone = ? ORDER BY step ${order}`)
    .all(audienceId, undone!)
    .map(({ step }) => Number(step));
}

async function removeUnwritten(
  database: DatabaseSync,
  { audienceId, records }: Pick<JudgedRows, 'audienceId' | 'records'>,
): Promise<void> {
  const steps = database.prepare(
    `SELECT step FROM audience_step WHERE audience_id = ? AND undone = ${WRITTEN}`,
  );
  const forget = database.prepare('DELETE FROM audience_step WHERE step = ?');
  for (const { step } of steps.all(audienceId)) {
    while (records.removeSome(Number(step))) await setImmediate();
    forget.run(Number(step));
  }
}

/** Finishes an interrupted step: judges its remaining rows, or removes it if not all of its decisions were written. */
export async function endStep(database: DatabaseSync, numbers: NumberColumn): Promise<void> {
  const { audienceId } = numbers;
  const undoneStep = database
    .prepare('SELECT step, undone FROM audience_step WHERE audience_id = ? AND undone > 1')
    .all(audienceId);
  if (undoneStep.length === 0) return;
  await removeUnwritten(database, openJudgedRows(database, numbers));
  for (const way of ['undo', 'redo'] as const) {
    const steps = undoneStep
      .filter(({ undone }) => undone === states[way].moving)
      .map(({ step }) => Number(step));
    if (steps.length > 0) await move(database, openJudgedRows(database, numbers), { way, steps });
  }
}

/** Finishes the steps of all lists, in their turns. */
export async function endSteps(database: DatabaseSync, { inTurn }: NumberColumns): Promise<void> {
  const lists =
    'SELECT DISTINCT audience_id AS id FROM audience_step JOIN audience a ON a.id = audience_id WHERE undone > 1 AND a.ready = 1';
  for (const { id } of database.prepare(lists).all()) {
    const audienceId = Number(id) as AudienceId;
    await withList(database, audienceId, () =>
      inTurn(audienceId, async (numbers) => ok(await endStep(database, numbers))),
    );
  }
}
