import type { DatabaseSync } from 'node:sqlite';
import type { Audience, AudienceCounts } from '../../shared/audience/audience.ts';
import type { MadeOf } from '../../shared/audience/derivation.ts';
import type { AudienceId } from '../../shared/brand.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { nameHeader } from '../../shared/sheet/header-words.ts';
import { say } from '../../shared/texts/say.ts';

const COLUMNS = `id, name, sheet_name, country, columns, number_column, other_columns, counts, created_at, ready, made_of,
  EXISTS (SELECT 1 FROM audience_step s WHERE s.audience_id = audience.id AND s.undone = 0) AS undoable,
  EXISTS (SELECT 1 FROM audience_step s WHERE s.audience_id = audience.id AND s.undone = 1) AS redoable`;

/** All audiences that are ready to be used, newest first. */
export function listAudiences(database: DatabaseSync): Audience[] {
  return database
    .prepare(`SELECT ${COLUMNS} FROM audience WHERE ready = 1 ORDER BY created_at DESC, id DESC`)
    .all()
    .map(audienceOf);
}

/** One audience; fails as not-found. */
export function getAudience(database: DatabaseSync, audienceId: AudienceId): Result<Audience> {
  const row = database.prepare(`SELECT ${COLUMNS} FROM audience WHERE id = ?`).get(audienceId);
  return row === undefined ? gone : ok(audienceOf(row));
}

/** Gives an audience another name; fails as not-found. */
export function renameAudience(
  database: DatabaseSync,
  audienceId: AudienceId,
  name: string,
): Result<Audience> {
  database.prepare('UPDATE audience SET name = ? WHERE id = ?').run(name, audienceId);
  return getAudience(database, audienceId);
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
    nameColumns: columns.flatMap((name, at) => (nameHeader(name) === 'none' ? [] : [at])),
    numberColumn: String(row.number_column),
    otherColumns: JSON.parse(String(row.other_columns)) as string[],
    counts: JSON.parse(String(row.counts)) as AudienceCounts,
    createdAt: Number(row.created_at),
    ready: row.ready === 1,
    undoable: row.undoable === 1,
    redoable: row.redoable === 1,
    madeOf: row.made_of === null ? null : (JSON.parse(String(row.made_of)) as MadeOf),
  };
}
