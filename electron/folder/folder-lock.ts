import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type AppError, appError, fail, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { touchPrivate } from '../store/open-database.ts';
import { hasNoSpace, isLocked, storageError } from '../store/storage-fault.ts';

/**
 * The system releases the lock even if the process is killed. If the lock file was replaced, the database still shows
 * that it is open (`checkDatabase`).
 */
export function lockFolder(dataDir: string): Result<{ release(): void }> {
  const path = join(dataDir, 'lock.db');
  let database: DatabaseSync | null = null;
  try {
    touchPrivate(path);
    const held = new DatabaseSync(path);
    database = held;
    // Writes nothing, so a full disk does not prevent the lock.
    held.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
    return ok({ release: () => held.close() });
  } catch (error) {
    database?.close();
    if (isLocked(error) && !hasNoSpace(dataDir)) return fail(alreadyOpen(dataDir));
    return fail(storageError(error, 'not-started'));
  }
}

export function alreadyOpen(dataDir: string): AppError {
  return appError('elsewhere', say.storage.folder.alreadyOpen(), say.storage.folder.alreadyOpenFix(dataDir));
}
