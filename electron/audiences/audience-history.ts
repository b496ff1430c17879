import type { DatabaseSync } from 'node:sqlite';
import { type ListStep, STEP_ACTS } from '../../shared/audience/list-history.ts';
import type { AudienceId } from '../../shared/brand.ts';
import { rowKey } from '../store/audience-keys.ts';

/** What was done to a list by hand, the latest first; nothing where the list is gone. */
export function listHistory(
  database: DatabaseSync,
  audienceId: AudienceId,
  { from, count }: { readonly from: number; readonly count: number },
): ListStep[] {
  const columns = JSON.parse(
    String(database.prepare('SELECT columns FROM audience WHERE id = ?').get(audienceId)?.columns ?? '[]'),
  ) as string[];
  const rowOf = database.prepare('SELECT row FROM audience_row WHERE id = ?');
  return database
    .prepare(
      `SELECT step, act, changed_column AS changed, n, rows, at, undone FROM audience_step WHERE audience_id = ?
       ORDER BY step DESC LIMIT ? OFFSET ?`,
    )
    .all(audienceId, count, from)
    .map(({ step, act, changed, n, rows, at, undone }) => ({
      step: Number(step),
      act: STEP_ACTS.find((one) => one === act) ?? 'edit',
      column: changed === null ? null : changed === -1 ? '' : (columns[Number(changed)] ?? null),
      rows: Number(rows),
      row: Number(rowOf.get(rowKey(audienceId, Number(n)))?.row ?? 0),
      at: Number(at),
      undone: undone === 1,
    }));
}
