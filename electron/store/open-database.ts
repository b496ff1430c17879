import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type AppError, fail, ok, type Result } from '../../shared/result.ts';
import { migrations } from './migrations.ts';

/** Larger files are not read through at start, which would keep the window waiting for seconds. */
const checkedBytes = 64 * 1024 * 1024;

/** Makes an empty file readable by its owner alone, so that SQLite never creates one with a wider mode. */
export function touchPrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/** Sets a connection's pragmas: WAL, every commit on disk before it returns, erased bytes overwritten. */
export function tune(database: DatabaseSync): void {
  database.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA auto_vacuum = INCREMENTAL;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA cache_size = -32000;
    PRAGMA temp_store = MEMORY;
  `);
}

function migrate(database: DatabaseSync, version: number, steps: readonly string[]): void {
  steps.slice(version).forEach((step, index) => {
    transact(database, () => {
      database.exec(step);
      database.exec(`PRAGMA user_version = ${version + index + 1}`);
    });
  });
}

/** Says in people's words why the database cannot be used; a failure that is no known one is a bug and thrown. */
function explain(error: unknown, path: string): AppError {
  const code = (error as { errcode?: number }).errcode;
  switch (code === undefined ? -1 : code & 0xff) {
    case 11:
    case 26:
      return {
        kind: 'bad-input',
        message: 'The database is damaged and was left untouched.',
        where: path,
        fix: 'Restore the folder from a backup, or move this file away to start with an empty one.',
      };
    case 13:
      return {
        kind: 'storage',
        message: `The disk is full, so nothing can be recorded safely (${path}).`,
        fix: 'Free some space and start Tagline again.',
      };
    case 8:
    case 14:
    case 23:
      return {
        kind: 'storage',
        message: `The database cannot be opened for writing (${path}).`,
        fix: 'Check that you own this folder and may write in it.',
      };
    case 5:
    case 6:
      return {
        kind: 'elsewhere',
        message: `Another program is using the database (${path}).`,
        fix: 'Close it, then start Tagline again.',
      };
    case 10:
      return {
        kind: 'storage',
        message: `The disk failed while reading or writing (${path}).`,
        fix: 'Check the disk and its free space, then start Tagline again.',
      };
    default:
      throw error;
  }
}

/**
 * Opens the main database and brings it to the newest version; a newer, damaged or unwritable one is refused
 * with a reason and left as it is.
 */
export function openDatabase(path: string, steps = migrations): Result<DatabaseSync> {
  let database: DatabaseSync | null = null;
  try {
    const fresh = !existsSync(path);
    const version = fresh ? 0 : versionOf(path);
    if (version > steps.length) return fail(newerData(path));
    touchPrivate(path);
    database = new DatabaseSync(path);
    if (!fresh && statSync(path).size <= checkedBytes) {
      const check = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
      if (check.quick_check !== 'ok') throw Object.assign(new Error(check.quick_check), { errcode: 11 });
    }
    tune(database);
    migrate(database, version, steps);
    return ok(database);
  } catch (error) {
    database?.close();
    return fail(explain(error, path));
  }
}

/** Counts the steps a database has taken, writing nothing: a connection that may write would tidy up at its end. */
function versionOf(path: string): number {
  const hadIndex = existsSync(`${path}-shm`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return Number(database.prepare('PRAGMA user_version').get()?.user_version);
  } finally {
    database.close();
    if (!hadIndex) rmSync(`${path}-shm`, { force: true });
  }
}

/** Says that only a newer version can read what is at `path`. */
export function newerData(path: string): AppError {
  return {
    kind: 'bad-input',
    message: 'This data was written by a newer Tagline and was left untouched.',
    where: path,
    fix: 'Install the newest version of Tagline, then open it again.',
  };
}

/** Opens a further connection to an open main database, for a worker thread. */
export function openConnection(path: string, options: { readOnly: boolean }): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: options.readOnly });
  database.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA temp_store = MEMORY;
  `);
  return database;
}

/** Runs `work` in one durable transaction: all of it or, if it throws, none. */
export function transact<Value>(database: DatabaseSync, work: () => Value): Value {
  database.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    database.exec('COMMIT');
    return value;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
