import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { FolderRecord } from '../../../shared/folder/folder-age.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { setCarried, setMoved } from '../../copies/folder-row.ts';
import { touchPrivate } from '../../store/open-database.ts';
import type { JobsOf } from '../../threads/service.ts';

export interface FolderFile {
  readonly path: string;
  /** `moved`: to be opened elsewhere, after which this folder sends nothing. `backup`: to be kept. */
  readonly as: NonNullable<FolderRecord['carried']>;
  /** Settings and accounts as kept beside the database, without tokens. */
  readonly settings: string;
}

/** What the import thread does for folders. */
export type FolderFileCalls = JobsOf<{
  'folder.write'(file: FolderFile): ReturnType<typeof writeFolderFile>;
}>;

/** Writes a whole data folder into one new file, which records what it was made for. */
export async function writeFolderFile(
  database: DatabaseSync,
  { path, as, settings }: FolderFile,
): Promise<Result<null>> {
  touchPrivate(path);
  try {
    database.prepare('VACUUM INTO ?').run(path);
    const file = new DatabaseSync(path);
    try {
      // A folder that stays closed still has the settings of its own file.
      file.exec(
        `PRAGMA synchronous = FULL; BEGIN; DROP TABLE IF EXISTS carried_settings;
         CREATE TABLE carried_settings (text TEXT NOT NULL) STRICT`,
      );
      file.prepare('INSERT INTO carried_settings VALUES (?)').run(settings);
      setCarried(file, as);
      if (as === 'moved') setMoved(file, null);
      file.exec('COMMIT');
    } finally {
      file.close();
    }
    return ok(null);
  } catch (error) {
    for (const name of [path, `${path}-journal`]) rmSync(name, { force: true });
    throw error;
  }
}
