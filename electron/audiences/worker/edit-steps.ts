import type { DatabaseSync } from 'node:sqlite';
import type { RunningCounts } from '../../../shared/audience/audience-row.ts';
import type { StepAct } from '../../../shared/audience/list-history.ts';

/** How an edit is told apart when it is undone: the rows it changed, or by `n` those it settled. */
export type EditKind =
  | 'edit'
  | 'exclude'
  | 'choose'
  | 'keep-doubtful'
  | 'leave-doubtful-out'
  | 'leave-rows-out';

/** What a person does in one go, of one edit or many. */
export interface Step {
  readonly act: StepAct;
  /** The column that is edited, by its index; null for the number, absent for any other act. */
  readonly column?: number | null | undefined;
  /** The numbers of the steps that it became: one, unless somebody did something else meanwhile. */
  readonly made: number[];
  /** The `n` of the row that its latest edit is about. */
  lastRow?: number;
}

export interface MadeEdit {
  readonly kind: EditKind;
  /** The `n` of the row it is about, or the first of them. */
  readonly n: number;
  /** How many rows it is about that the edits of its step before it are not. */
  readonly rows: number;
  /** As JSON, the rows before it, or the `n` of those it settled. */
  readonly before: string;
  readonly now: number;
}

/** Begins to do something in one go. */
export function beginStep(act: StepAct, column?: number | null): Step {
  return { act, column, made: [] };
}

/** Keeps an edit and what it is part of; what was undone before can no longer be done again. */
export function recordEdit(
  database: DatabaseSync,
  audienceId: number,
  step: Step,
  { kind, n, rows, before, now }: MadeEdit,
): void {
  forgetUndone(database, audienceId);
  const latest = Number(
    database.prepare('SELECT max(step) AS latest FROM audience_step WHERE audience_id = ?').get(audienceId)
      ?.latest ?? 0,
  );
  const own = step.made.at(-1);
  const number = own === latest ? latest : latest + 1;
  if (own === latest) {
    database
      .prepare('UPDATE audience_step SET rows = rows + ? WHERE audience_id = ? AND step = ?')
      .run(rows, audienceId, number);
  } else {
    database
      .prepare(
        `INSERT INTO audience_step (audience_id, step, act, changed_column, n, rows, at, undone)
         VALUES (?, ?, ?, ?, ?, ?, ?, 0)`,
      )
      .run(audienceId, number, step.act, columnKept(step.column), n, rows, now);
    step.made.push(number);
  }
  database
    .prepare(
      `INSERT INTO audience_edit (audience_id, seq, n, kind, before, at, step)
       SELECT ?1, coalesce(max(seq), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM audience_edit WHERE audience_id = ?1`,
    )
    .run(audienceId, n, kind, before, now, number);
}

/** The number of a row is before its columns. */
function columnKept(column: number | null | undefined): number | null {
  return column === undefined ? null : (column ?? -1);
}

/** Forgets what was undone, so that it cannot be done again. */
export function forgetUndone(database: DatabaseSync, audienceId: number): void {
  const undone = database
    .prepare('SELECT min(step) AS step FROM audience_step WHERE audience_id = ? AND undone = 1')
    .get(audienceId)?.step;
  if (typeof undone !== 'number') return;
  for (const table of ['audience_edit', 'audience_step']) {
    database.prepare(`DELETE FROM ${table} WHERE audience_id = ? AND step >= ?`).run(audienceId, undone);
  }
}

/** The number of the step that is undone next, or done again next; null where there is none. */
export function nextStep(database: DatabaseSync, audienceId: number, way: 'undo' | 'redo'): number | null {
  const found = database
    .prepare(
      way === 'undo'
        ? 'SELECT max(step) AS step FROM audience_step WHERE audience_id = ? AND undone = 0'
        : 'SELECT min(step) AS step FROM audience_step WHERE audience_id = ? AND undone = 1',
    )
    .get(audienceId)?.step;
  return typeof found === 'number' ? found : null;
}

/** Brings the counts of a list up to date with what `change` adds and takes away. */
export function changeCounts(
  database: DatabaseSync,
  audienceId: number,
  change: (counts: RunningCounts) => void,
): void {
  const stored = database.prepare('SELECT counts FROM audience WHERE id = ?').get(audienceId);
  const counts = JSON.parse(String(stored?.counts)) as RunningCounts;
  change(counts);
  database.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(JSON.stringify(counts), audienceId);
}
