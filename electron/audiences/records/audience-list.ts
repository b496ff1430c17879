import type { DatabaseSync } from 'node:sqlite';
import type { Audience } from '../../../shared/audience/audience.ts';
import type { AudienceCounts } from '../../../shared/audience/audience-row.ts';
import type { MadeOf } from '../../../shared/audience/derivation.ts';
import { type ListStep, STEP_ACTS } from '../../../shared/audience/list-history.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { isBeforeStart } from '../../../shared/campaign/progress/phase.ts';
import { type ColumnLayout, noLayout } from '../../../shared/column-layout.ts';
import { type Page, pageOf } from '../../../shared/page.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { nameColumns } from '../../../shared/sheet/name-header.ts';
import { say } from '../../../shared/texts/say.ts';
import { readColumns } from '../../store/audience-reader.ts';
import { phaseIn } from '../../store/phase-sql.ts';
import { rowKey } from '../../store/row-key.ts';

const COLUMNS = `id, name, sheet_name, country, columns, number_column, other_columns, consent_columns, mapping, counts, created_at, ready, made_of,
  EXISTS (SELECT 1 FROM audience_step s WHERE s.audience_id = audience.id AND s.undone IN (0, 3)) AS undoable,
  EXISTS (SELECT 1 FROM audience_step s WHERE s.audience_id = audience.id AND s.undone IN (1, 2)) AS redoable`;

/** Lists of a page. */
const AT_ONCE = 200;

export function listAudiences(database: DatabaseSync, before: number | null): Page<Audience> {
  const storedAudiences = database
    .prepare(`SELECT ${COLUMNS} FROM audience WHERE ready = 1 AND id < ? ORDER BY id DESC`)
    .iterate(before ?? Number.MAX_SAFE_INTEGER);
  const { rows, next } = pageOf(storedAudiences, AT_ONCE, ({ id }) => Number(id));
  return { rows: rows.map(audienceOf), next };
}

/** Fails as not-found. */
export function getAudience(database: DatabaseSync, audienceId: AudienceId): Result<Audience> {
  const row = database.prepare(`SELECT ${COLUMNS} FROM audience WHERE id = ?`).get(audienceId);
  return row === undefined ? gone : ok(audienceOf(row));
}

export function renameAudience(database: DatabaseSync, audienceId: AudienceId, name: string) {
  database.prepare('UPDATE audience SET name = ? WHERE id = ?').run(name, audienceId);
  return getAudience(database, audienceId);
}

/** Replaces the name, and what the list was made of (JSON). */
export function renameWithOrigin(
  database: DatabaseSync,
  audienceId: number,
  name: string,
  madeOf: string | null,
): void {
  database.prepare('UPDATE audience SET name = ?, made_of = ? WHERE id = ?').run(name, madeOf, audienceId);
}

/** True while a campaign is about to start with the list. */
export function isStarting(database: DatabaseSync, audienceId: AudienceId): boolean {
  const starting = database.prepare(
    `SELECT 1 FROM campaign WHERE audience_id = ? AND ${phaseIn(isBeforeStart)} LIMIT 1`,
  );
  return starting.get(audienceId) !== undefined;
}

/** Hides the list everywhere; false while a campaign is about to start with it, or if it is not `unusedAs` given. */
export function hideAudience(database: DatabaseSync, audienceId: AudienceId, unusedAs?: string): boolean {
  if (isStarting(database, audienceId)) return false;
  const hidden = database
    .prepare(
      `UPDATE audience SET ready = 0 WHERE id = ?1 AND (?2 IS NULL OR name = ?2
         AND NOT EXISTS (SELECT 1 FROM campaign WHERE audience_id = ?1)
         AND NOT EXISTS (SELECT 1 FROM audience_step WHERE audience_id = ?1))`,
    )
    .run(audienceId, unusedAs ?? null);
  return unusedAs === undefined || hidden.changes > 0;
}

const gone = failure('not-found', say.audiences.gone(), say.audiences.goneFix());

function audienceOf(row: Record<string, unknown>): Audience {
  const columns = JSON.parse(String(row.columns)) as string[];
  return {
    id: Number(row.id) as AudienceId,
    name: String(row.name),
    sheetName: String(row.sheet_name),
    country: String(row.country),
    columns,
    nameColumns: nameColumns(columns),
    numberColumn: String(row.number_column),
    otherColumns: JSON.parse(String(row.other_columns)) as string[],
    consentColumns: JSON.parse(String(row.consent_columns)) as string[],
    mapping: JSON.parse(String(row.mapping)) as Audience['mapping'],
    counts: JSON.parse(String(row.counts)) as AudienceCounts,
    createdAt: Number(row.created_at),
    ready: row.ready === 1,
    undoable: row.undoable === 1,
    redoable: row.redoable === 1,
    madeOf: row.made_of === null ? null : (JSON.parse(String(row.made_of)) as MadeOf),
  };
}

export function readLayout(database: DatabaseSync, audienceId: AudienceId): ColumnLayout {
  const kept = database.prepare('SELECT layout FROM audience WHERE id = ?').get(audienceId)?.layout;
  return typeof kept === 'string' ? (JSON.parse(kept) as ColumnLayout) : noLayout;
}

export function keepLayout(database: DatabaseSync, audienceId: AudienceId, layout: ColumnLayout) {
  database.prepare('UPDATE audience SET layout = ? WHERE id = ?').run(JSON.stringify(layout), audienceId);
  return readLayout(database, audienceId);
}

export function listHistory(
  database: DatabaseSync,
  audienceId: AudienceId,
  { from, count }: { readonly from: number; readonly count: number },
): ListStep[] {
  const columns = readColumns(database, audienceId) ?? [];
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
      undone: undone === 1 || undone === 2,
    }));
}

/** Reads which lists are removed or not whole yet. */
export function hiddenLists(database: DatabaseSync): AudienceId[] {
  const hidden = database.prepare('SELECT id FROM audience WHERE ready = 0').all();
  return hidden.map(({ id }) => Number(id) as AudienceId);
}

/** True if a step is being made, undone or redone, or was when it was interrupted. */
export function hasUnfinishedSteps(database: DatabaseSync): boolean {
  // The search goes by list, because SQLite would otherwise look at every step.
  const unfinished =
    'SELECT 1 FROM audience_step JOIN audience a ON a.id = audience_id WHERE undone > 1 AND a.ready = 1';
  return database.prepare(unfinished).get() !== undefined;
}
