import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { ok, type Result } from '../../../shared/result.ts';
import { checkDatabase, isOtherLayout } from '../../store/open-database.ts';
import { schemaSteps } from '../../store/schema.ts';

/** Tables that each start or the first screens read; rows of people are too many to check each time. */
const heads = [
  ...['campaign', 'tally', 'audience', 'template', 'team_file', 'folder'],
  ...['happened', 'credit_month', 'opened_with', 'removal', 'erasure'],
];

const read = "SELECT type || ' ' || name || ' ' || coalesce(sql, '') AS part FROM sqlite_schema";
// The settings from the file that the folder was restored from.
const besides = "WHERE name NOT IN ('carried_settings')";

/**
 * False if somebody else changed the schema, or if its records of campaigns and lists are damaged: then nothing of the
 * database may run. Fails as `checkDatabase` does.
 */
export async function checkFolder(path: string): Promise<Result<boolean>> {
  if (!(await isAsWritten(path))) return ok(false);
  const checked = checkDatabase(path);
  return checked.ok ? ok(true) : checked;
}

/** A file that is no database of ours is judged by `checkDatabase`. */
async function isAsWritten(path: string): Promise<boolean> {
  const hadIndex = existsSync(`${path}-shm`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    const layout = Number(database.prepare('PRAGMA application_id').get()?.application_id);
    if (version !== schemaSteps.length || isOtherLayout({ version, layout })) return true;
    const rows = database.prepare(`${read} ${besides}`).all();
    const ours = ownSchema();
    const isOurs = rows.length === ours.size && rows.every(({ part }) => ours.has(String(part)));
    return isOurs && (await areHeadsWhole(database));
  } catch (error) {
    // The schema cannot be parsed; `checkDatabase` reports any other fault.
    const { errcode, message = '' } = error as { errcode?: number; message?: string };
    return !(errcode === 11 && message.includes('schema'));
  } finally {
    database.close();
    if (!hadIndex) rmSync(`${path}-shm`, { force: true });
  }
}

function ownSchema(): Set<string> {
  const database = new DatabaseSync(':memory:');
  try {
    for (const step of schemaSteps) database.exec(step);
    return new Set(
      database
        .prepare(read)
        .all()
        .map(({ part }) => String(part)),
    );
  } finally {
    database.close();
  }
}

/** The parsers are loaded only if there is something to parse. */
async function areHeadsWhole(database: DatabaseSync): Promise<boolean> {
  const { parserOf, plainNumber, unfit } = await import('./stored-columns.ts');
  return heads.every((table) => {
    const rows = database.prepare(`SELECT * FROM ${table}`);
    rows.setReturnArrays(true);
    rows.setReadBigInts(true);
    const parsers = rows.columns().map(({ name: column }) => parserOf(table, column));
    for (const row of rows.iterate() as unknown as Iterable<readonly unknown[]>)
      if (parsers.some((parse, at) => parse(plainNumber(row[at])) === unfit)) return false;
    return true;
  });
}
