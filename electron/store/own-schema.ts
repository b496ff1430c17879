import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isOtherLayout } from './open-database.ts';
import { schemaSteps } from './schema.ts';

/** What is kept as JSON and read at each start or by the first screens, and what each must be. */
const json: Readonly<Record<string, Readonly<Record<string, 'array' | 'object'>>>> = {
  campaign: { options: 'object', frozen: 'object', pause: 'object', left_out: 'object' },
  audience: {
    ...{ columns: 'array', other_columns: 'array', consent_columns: 'array', row_countries: 'array' },
    ...{ mapping: 'object', counts: 'object', layout: 'object', made_of: 'object' },
  },
  folder: { earlier: 'object', earlier_copy: 'object', unread: 'object' },
};

const read = "SELECT type || ' ' || name || ' ' || coalesce(sql, '') AS part FROM sqlite_schema";
// From the file that the folder was restored from.
const besides = "WHERE name NOT IN ('carried_settings')";

/**
 * False where somebody else changed the schema, or JSON in it is damaged: then nothing of the database is to run. One that is
 * no database of ours at all is judged where it is opened.
 */
export function isAsWritten(path: string): boolean {
  if (!existsSync(path)) return true;
  const hadIndex = existsSync(`${path}-shm`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    const layout = Number(database.prepare('PRAGMA application_id').get()?.application_id);
    if (version !== schemaSteps.length || isOtherLayout({ version, layout })) return true;
    const found = database.prepare(`${read} ${besides}`).all();
    const ours = ownSchema();
    return (
      found.length === ours.size && found.every(({ part }) => ours.has(String(part))) && isJsonWhole(database)
    );
  } catch (error) {
    // A schema that cannot be parsed; any other fault is said where the database is opened.
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

function isJsonWhole(database: DatabaseSync): boolean {
  return Object.entries(json).every(([table, columns]) => {
    const wrong = Object.entries(columns).map(
      ([column, type]) =>
        `${column} IS NOT NULL AND iif(json_valid(${column}), json_type(${column}) <> '${type}', 1)`,
    );
    return database.prepare(`SELECT 1 FROM ${table} WHERE ${wrong.join(' OR ')} LIMIT 1`).get() === undefined;
  });
}
