import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { JOINED } from '../../../shared/audience/audience-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { isHalfChanged, withList } from '../../store/audience-reader.ts';
import { transact } from '../../store/open-database.ts';
import { AudienceEditor, type EditedRow } from './audience-editor.ts';
import { changeStatus } from './change-status.ts';
import { type EditKind, nextEditStep, STATUS_CHANGES, type Way } from './edit-steps.ts';
import type { NumberColumn } from './number-column.ts';

interface StoredEdit {
  readonly kind: EditKind;
  readonly before: string;
  readonly after: string | null;
}

interface Asked {
  readonly to: number | undefined;
  readonly now: number;
  readonly progress: TellProgress;
}

/** Down or up to `to`; without it only the next step. People who opted out since stay out. Fails as not-found. */
export async function moveSteps(
  database: DatabaseSync,
  numbers: NumberColumn,
  way: Way,
  { to, now, progress }: Asked,
): Promise<Result<null>> {
  for (;;) {
    const moved = await moveStep(database, numbers, way, now, progress);
    if (!moved.ok) return moved;
    const next = nextEditStep(database, numbers.audienceId, way);
    if (to === undefined || next === null || (way === 'undo' ? next < to : next > to)) return ok(null);
  }
}

/** In ms: nobody else can write for so long, besides what the last edit of a transaction takes. */
const heldMs = 20;

/** Edits read at once, of a step that may have a million. */
const AT_ONCE = 1000;

/** Undoes or redoes one step; fails as not-found if there is none. */
export async function moveStep(
  database: DatabaseSync,
  numbers: NumberColumn,
  way: Way,
  now: number,
  progress?: TellProgress,
): Promise<Result<null>> {
  while (isHalfChanged(database, numbers.audienceId)) await endMove(database, numbers, now);
  const step = nextEditStep(database, numbers.audienceId, way);
  if (step === null) {
    const { nothingToUndo, nothingToRedo } = say.audiences;
    return failure('not-found', way === 'undo' ? nothingToUndo() : nothingToRedo());
  }
  const share = moveSome(database, numbers, { step, way }, now);
  progress?.(share);
  await endMove(database, numbers, now, progress);
  return ok(null);
}

/** For the latest step, whose edits are on record and not made yet; run it in the transaction that records them. */
export function beginMove(database: DatabaseSync, audienceId: number): void {
  const step = nextEditStep(database, audienceId, 'undo');
  database
    .prepare("UPDATE audience_edit SET after = '[]' WHERE audience_id = ? AND step = ?")
    .run(audienceId, step);
  database
    .prepare('UPDATE audience_step SET undone = ? WHERE audience_id = ? AND step = ?')
    .run(states.redo.moving, audienceId, step);
}

/**
 * Finishes a step that was interrupted while it was made, undone or redone: its edits are in several transactions, and the
 * app may have been killed between them. Nobody may change the list by hand before.
 */
export async function endMove(
  database: DatabaseSync,
  numbers: NumberColumn,
  now: number,
  progress?: TellProgress,
): Promise<void> {
  for (;;) {
    await setImmediate();
    // Others may have ended it meanwhile, and begun another one.
    const moving = movingStep(database, numbers.audienceId);
    if (moving === null) return;
    const share = moveSome(database, numbers, moving, now);
    progress?.(share);
  }
}

/** Of all lists. */
export async function endMoves(
  database: DatabaseSync,
  numbersOf: (audienceId: AudienceId) => NumberColumn,
  now: number,
): Promise<void> {
  const lists =
    'SELECT audience_id AS id FROM audience_step JOIN audience a ON a.id = audience_id WHERE undone > 1 AND a.ready = 1';
  for (const { id } of database.prepare(lists).all()) {
    const audienceId = Number(id) as AudienceId;
    await withList(database, audienceId, async () => ok(await endMove(database, numbersOf(audienceId), now)));
  }
}

/** From 0 to 1. */
export type TellProgress = (share: number) => void;

interface Moving {
  readonly step: number;
  readonly way: Way;
}

const states = { undo: { moving: 2, moved: 1 }, redo: { moving: 3, moved: 0 } } as const;

function movingStep(database: DatabaseSync, audienceId: number): Moving | null {
  const found = database
    .prepare('SELECT step, undone FROM audience_step WHERE audience_id = ? AND undone > 1')
    .get(audienceId);
  if (found === undefined) return null;
  return { step: Number(found.step), way: found.undone === states.undo.moving ? 'undo' : 'redo' };
}

/** In one transaction; returns how much of the step is moved, from 0 to 1. */
function moveSome(database: DatabaseSync, numbers: NumberColumn, { step, way }: Moving, now: number): number {
  const { audienceId } = numbers;
  const ofStep = 'FROM audience_edit WHERE audience_id = ? AND step = ? AND (after IS NULL) = ?';
  const order = way === 'undo' ? 'DESC' : 'ASC';
  const some = database
    .prepare(`SELECT seq ${ofStep} ORDER BY seq ${order} LIMIT ${AT_ONCE}`)
    .all(audienceId, step, Number(way === 'undo'));
  const count = database.prepare(`SELECT count(*) AS edits ${ofStep}`);
  const edits = (as: Way): number => Number(count.get(audienceId, step, Number(as === 'undo'))?.edits);
  const read = database.prepare(
    'SELECT kind, before, after FROM audience_edit WHERE audience_id = ? AND seq = ?',
  );
  const keepAfter = database.prepare('UPDATE audience_edit SET after = ? WHERE audience_id = ? AND seq = ?');
  const keepState = database.prepare(
    'UPDATE audience_step SET undone = ? WHERE audience_id = ? AND step = ?',
  );
  const editor = new AudienceEditor(database, numbers);
  let left = 0;
  transact(database, () => {
    const until = performance.now() + heldMs;
    for (const { seq } of some) {
      const edit = read.get(audienceId, seq!) as unknown as StoredEdit;
      keepAfter.run(moveEdit(database, audienceId, editor, { edit, way, now }), audienceId, seq!);
      if (performance.now() > until) break;
    }
    editor.count();
    left = edits(way);
    keepState.run(left === 0 ? states[way].moved : states[way].moving, audienceId, step);
  });
  editor.updateNumbers();
  return 1 - left / (edits('undo') + edits('redo'));
}

/** Returns the rows as they were, so that an undone edit can be redone; null after a redo. */
function moveEdit(
  database: DatabaseSync,
  audienceId: number,
  editor: AudienceEditor,
  { edit, way, now }: { readonly edit: StoredEdit; readonly way: Way; readonly now: number },
): string | null {
  const { kind, before, after } = edit;
  const change = STATUS_CHANGES.find((one) => one === kind);
  if (change !== undefined) {
    changeStatus(database, audienceId, change, JSON.parse(before) as number[], way);
    return way === 'undo' ? '[]' : null;
  }
  const wanted = JSON.parse(way === 'undo' ? before : (after ?? '[]')) as EditedRow[];
  const here = wanted.map(({ n }) => editor.row(n)!);
  for (const row of wanted) editor.write(row);
  for (const { n } of wanted) editor.follow(editor.row(n)!, now);
  // What was done to a row of somebody who had opted out was not done to the text of all their rows.
  for (const { msisdn, status, joined } of [...here, ...wanted.map(({ n }) => editor.row(n)!)])
    if (status === JOINED || joined !== null) editor.joinAgain(msisdn!);
  return way === 'undo' ? JSON.stringify(here) : null;
}
