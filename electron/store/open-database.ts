import { closeSync, existsSync, lstatSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { type AppError, appError, fail, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { schemaSteps } from './schema.ts';
import { hasNoSpace, isDiskFull, isStorageFault } from './storage-fault.ts';
import { syncFile, syncFolder } from './sync-to-disk.ts';

/** Larger files are not checked at start: that takes seconds. */
const checkedBytes = 64 * 1024 * 1024;

/** Creates an empty file that only its owner can read, because SQLite would create it with a wider mode. */
export function touchPrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/** In ms: how long a thread waits while another one writes. */
export const busyTimeoutMs = 5000;

/** WAL, every commit on disk before it returns, erased bytes overwritten. Writes nothing if the database is in WAL mode. */
export function tune(database: DatabaseSync): void {
  database.exec(`
    PRAGMA busy_timeout = ${busyTimeoutMs};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA cache_size = -8000;
    PRAGMA temp_store = MEMORY;
  `);
}

/** Distinguishes databases with equally many but different steps, which builds before the first release left. */
function layoutOf(steps: readonly string[]): number {
  return crc32(steps.join('\n')) | 0;
}

/** Runs in one transaction: separate ones would each wait for the disk. */
function takeSteps(database: DatabaseSync, steps: readonly string[]): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version === steps.length) return;
  transact(database, () => {
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}; PRAGMA application_id = ${layoutOf(steps)}`);
  });
}

/**
 * The file gets its name once all of it is on disk, so that an interrupted start leaves none. It holds no data yet, so
 * one sync is enough.
 */
export function layOut(path: string, steps = schemaSteps): void {
  const made = `${path}.new`;
  removeDatabase(made);
  touchPrivate(made);
  try {
    const database = new DatabaseSync(made);
    try {
      database.exec(
        'PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; PRAGMA auto_vacuum = INCREMENTAL;',
      );
      takeSteps(database, steps);
      database.exec('PRAGMA journal_mode = WAL');
    } finally {
      database.close();
    }
    syncFile(made);
    // The log of a database that was taken away would be read as part of this one.
    removeDatabase(path);
    renameSync(made, path);
  } catch (error) {
    removeDatabase(made);
    throw error;
  }
  syncFolder(dirname(path));
}

export function removeDatabase(path: string): void {
  for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true });
}

const { database: words } = say.storage;

/** An unknown error is a bug, and thrown. */
function explain(error: unknown, path: string): AppError {
  if (isDiskFull(error) || (isStorageFault(error) && hasNoSpace(dirname(path)))) {
    return appError('storage', words.full(path), words.fullFix());
  }
  const { errcode, code } = error as { errcode?: number; code?: string };
  const fault = errcode === undefined ? code : errcode & 0xff;
  const isOf = (...faults: readonly (string | number)[]): boolean => faults.includes(fault ?? '');
  if (isOf(11, 26)) return appError('bad-input', words.damaged(path), words.damagedFix());
  if (isOf(8, 14, 23, 'EACCES', 'EPERM', 'EROFS', 'EISDIR', 'ELOOP', 'ENOENT'))
    return appError('storage', words.notWritable(path), words.notWritableFix());
  if (isOf(5, 6, 15)) return appError('elsewhere', words.inUse(path), words.inUseFix());
  if (isOf(10, 'EIO', 'ESTALE')) return appError('storage', words.failed(path), words.failedFix());
  throw error;
}

/** A database that is newer or another program's is refused with a reason and left untouched. */
function refusal(path: string, steps: readonly string[]): AppError | null {
  if (!statSync(path).isFile()) throw Object.assign(new Error('No file'), { code: 'EISDIR' });
  const { version, layout, tables } = versionOf(path);
  if (version > steps.length) return newerData(path);
  if (version <= 0 && tables > 0) return appError('bad-input', words.foreign(path), words.foreignFix());
  if (version > 0 && isOtherLayout({ version, layout }, steps))
    return appError('bad-input', words.otherLayout(path), words.otherLayoutFix(dirname(path)));
  return null;
}

/** How long another process may take to close the database, in ms; a killed one has released it already. */
const claimMs = 1000;

/**
 * Fails if the database is refused, damaged, or in use by another process, even if the lock file was deleted or replaced.
 * Takes seconds if a kill left a long log. Call it before this process opens the database.
 */
export function checkDatabase(path: string): Result<null> {
  let database: DatabaseSync | null = null;
  try {
    const refused = refusal(path, schemaSteps);
    if (refused !== null) return fail(refused);
    database = new DatabaseSync(path, { timeout: claimMs });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;');
    if (statSync(path).size > checkedBytes) return ok(null);
    const check = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (check.quick_check !== 'ok') throw Object.assign(new Error(check.quick_check), { errcode: 11 });
    return ok(null);
  } catch (error) {
    return fail(explain(error, path));
  } finally {
    database?.close();
  }
}

/** Refuses as `checkDatabase` does, but looks for no damage and no other process. */
export function openDatabase(path: string, steps = schemaSteps): Result<DatabaseSync> {
  let database: DatabaseSync | null = null;
  try {
    const refused = existsSync(path) ? refusal(path, steps) : null;
    if (refused !== null) return fail(refused);
    // A broken link stays a link.
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) layOut(path, steps);
    touchPrivate(path);
    database = new DatabaseSync(path);
    if (statSync(path).size === 0) database.exec('PRAGMA auto_vacuum = INCREMENTAL');
    tune(database);
    takeSteps(database, steps);
    return ok(database);
  } catch (error) {
    database?.close();
    return fail(explain(error, path));
  }
}

type Form = Record<'version' | 'layout', number>;

export function isOtherLayout({ version, layout }: Form, steps = schemaSteps): boolean {
  return layout !== layoutOf(steps.slice(0, version));
}

/** Read-only: a writing connection would checkpoint when it closes. */
export function versionOf(path: string): Form & { readonly tables: number } {
  const hadIndex = existsSync(`${path}-shm`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return {
      version: Number(database.prepare('PRAGMA user_version').get()?.user_version),
      layout: Number(database.prepare('PRAGMA application_id').get()?.application_id),
      tables: Number(database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()?.tables),
    };
  } finally {
    database.close();
    if (!hadIndex) rmSync(`${path}-shm`, { force: true });
  }
}

export function newerData(path: string): AppError {
  return appError('bad-input', words.newer(path), words.newerFix());
}

export function openConnection(path: string, options: { readOnly: boolean }): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: options.readOnly });
  database.exec(`
    PRAGMA busy_timeout = ${busyTimeoutMs};
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA temp_store = MEMORY;
  `);
  return database;
}

/** All that `read` reads is of one moment, whatever other threads write. */
export function atOneMoment<Value>(database: DatabaseSync, read: () => Value): Value {
  database.exec('BEGIN');
  try {
    return read();
  } finally {
    database.exec('COMMIT');
  }
}

/** All of `work` in one transaction, or nothing if it throws. */
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
