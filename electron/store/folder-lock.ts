import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '../../shared/result.ts';
import { touchPrivate } from './open-database.ts';
import { isLocked, storageError } from './storage-fault.ts';

/** A held data folder; the system releases it even when the process is killed. */
export interface FolderLock {
  release(): void;
}

/** Takes the data folder for this process, or says that another Tagline has it. */
export function lockFolder(dataDir: string): Result<FolderLock> {
  const path = join(dataDir, 'lock.db');
  touchPrivate(path);
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
    return ok({ release: () => database.close() });
  } catch (error) {
    database.close();
    if (!isLocked(error)) return fail(storageError(error));
    return fail({
      kind: 'elsewhere',
      message: 'Tagline is already open with this data folder, so nothing was started.',
      fix: `Use the window that is open, or close it first. The folder is ${dataDir}.`,
    });
  }
}
