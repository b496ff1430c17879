import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Said } from '../../../shared/language/said.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { transact } from '../../store/open-database.ts';
import { AudienceEditor, type StoredRow } from './audience-editor.ts';
import { type EditKind, nextStep } from './edit-steps.ts';
import type { NumberColumn } from './number-column.ts';
import { type Settling, settleAgain, undoSettling } from './settle-doubtful.ts';

export type Way = 'undo' | 'redo';

interface StoredEdit {
  readonly seq: number;
  readonly kind: EditKind;
  readonly before: string;
  readonly after: string | null;
}

/** Down or up to `to`; without it only the next step. People who opted out since stay out. Fails as not-found. */
export async function moveSteps(
  database: DatabaseSync,
  numbers: NumberColumn,
  way: Way,
  { to, now }: { readonly to: number | undefined; readonly now: number },
): Promise<Result<null>> {
  for (;;) {
    const moved = moveStep(database, numbers, way, now);
    if (!moved.ok) return moved;
    const next = nextStep(database, numbers.audienceId, way);
    if (to === undefined || next === null || (way === 'undo' ? next < to : next > to)) return ok(null);
    await setImmediate();
  }
}

/** Undoes or redoes one step in one transaction; fails as not-found if there is none. */
export function moveStep(database: DatabaseSync, numbers: NumberColumn, way: Way, now: number): Result<null> {
  const { audienceId } = numbers;
  const step = nextStep(database, audienceId, way);
  if (step === null) return failure('not-found', nothing(way));
  const editor = new AudienceEditor(database, numbers);
  transact(database, () => {
    const edits = database
      .prepare(
        'SELECT seq, kind, before, after FROM audience_edit WHERE audience_id = ? AND step = ? ORDER BY seq',
      )
      .all(audienceId, step) as unknown as StoredEdit[];
    const keepAfter = database.prepare(
      'UPDATE audience_edit SET after = ? WHERE audience_id = ? AND seq = ?',
    );
    for (const edit of way === 'undo' ? edits.reverse() : edits) {
      keepAfter.run(moveEdit(database, audienceId, editor, { edit, way, now }), audienceId, edit.seq);
    }
    editor.count();
    database
      .prepare('UPDATE audience_step SET undone = ? WHERE audience_id = ? AND step = ?')
      .run(Number(way === 'undo'), audienceId, step);
  });
  editor.updateNumbers();
  return ok(null);
}

function nothing(way: Way): Said {
  return way === 'undo' ? say.audiences.nothingToUndo() : say.audiences.nothingToRedo();
}

/** Returns the rows as they were, so that an undone edit can be redone; null after a redo. */
function moveEdit(
  database: DatabaseSync,
  audienceId: number,
  editor: AudienceEditor,
  { edit, way, now }: { readonly edit: StoredEdit; readonly way: Way; readonly now: number },
): string | null {
  const { kind, before, after } = edit;
  const settling = settlingOf(kind);
  if (settling !== null) {
    const settled = JSON.parse(before) as number[];
    (way === 'undo' ? undoSettling : settleAgain)(database, audienceId, settling, settled);
    return way === 'undo' ? '[]' : null;
  }
  const wanted = JSON.parse(way === 'undo' ? before : (after ?? '[]')) as StoredRow[];
  const here = wanted.map(({ n }) => editor.row(n)!);
  for (const row of wanted) editor.write(row);
  for (const { n } of wanted) editor.follow(editor.row(n)!, now);
  return way === 'undo' ? JSON.stringify(here) : null;
}

function settlingOf(kind: EditKind): Settling | null {
  return kind === 'keep-doubtful' || kind === 'leave-doubtful-out' || kind === 'leave-rows-out' ? kind : null;
}
