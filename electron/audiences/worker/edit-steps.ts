import type { DatabaseSync } from 'node:sqlite';
import type { RunningCounts } from '../../../shared/audience/audience-row.ts';
import type { StepAct } from '../../../shared/audience/list-history.ts';

export type Way = 'undo' | 'redo';

/** Edits that are undone by the `n` of the rows whose status they changed; others by the rows they changed. */
export const STATUS_CHANGES = ['keep-doubtful', 'leave-doubtful-out', 'leave-rows-out'] as const;

export type StatusChange = (typeof STATUS_CHANGES)[number];

export type EditKind = 'edit' | 'exclude' | 'choose' | 'join' | StatusChange;

export interface Step {
  readonly act: StepAct;
  /** Index of the edited column; null for the number, absent for other acts. */
  readonly column?: number | null | undefined;
  /** The step numbers it got: one, unless somebody did something else meanwhile. */
  readonly made: number[];
  lastRow?: number;
}

export interface MadeEdit {
  readonly kind: EditKind;
  /** The `n` of its row, or of the first of them. */
  readonly n: number;
  /** Rows of this edit that the earlier edits of its step are not about. */
  readonly rows: number;
  /** As JSON: the rows before it, or the `n` of those whose status it changed. */
  readonly before: string;
  readonly now: number;
}

export function beginStep(act: StepAct, column?: number | null): Step {
  return { act, column, made: [] };
}

/** Keeps an edit as part of its step; steps undone before can no longer be redone. */
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

/** The number of a row is kept as column -1. */
function columnKept(column: number | null | undefined): number | null {
  return column === undefined ? null : (column ?? -1);
}

export function forgetUndone(database: DatabaseSync, audienceId: number): void {
  const undone = database
    .prepare('SELECT min(step) AS step FROM audience_step WHERE audience_id = ? AND undone = 1')
    .get(audienceId)?.step;
  if (typeof undone !== 'number') return;
  for (const table of ['audience_edit', 'audience_step']) {
    database.prepare(`DELETE FROM ${table} WHERE audience_id = ? AND step >= ?`).run(audienceId, undone);
  }
}

export function nextEditStep(database: DatabaseSync, audienceId: number, way: Way): number | null {
  const found = database
    .prepare(
      way === 'undo'
        ? 'SELECT max(step) AS step FROM audience_step WHERE audience_id = ? AND undone = 0'
        : 'SELECT min(step) AS step FROM audience_step WHERE audience_id = ? AND undone = 1',
    )
    .get(audienceId)?.step;
  return typeof found === 'number' ? found : null;
}

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
