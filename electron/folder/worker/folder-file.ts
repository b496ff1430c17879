import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { FolderRecord } from '../../../shared/folder/folder-age.ts';
import { fail, failure, ok, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { isOtherLayout, newerData, touchPrivate, versionOf } from '../../store/open-database.ts';
import { schemaSteps } from '../../store/schema.ts';
import { syncFile } from '../../store/sync-to-disk.ts';

export interface FolderFile {
  readonly path: string;
  /** Moved: to be opened elsewhere, after which this folder sends nothing. Backup: to be kept. */
  readonly as: NonNullable<FolderRecord['carried']>;
  /** Settings and accounts as kept beside the database, without tokens. */
  readonly settings: string;
}

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
      // A folder that stays closed still has those of its own file.
      file.exec(
        `PRAGMA synchronous = FULL; BEGIN; DROP TABLE IF EXISTS carried_settings;
         CREATE TABLE carried_settings (text TEXT NOT NULL) STRICT`,
      );
      file.prepare('INSERT INTO carried_settings VALUES (?)').run(settings);
      file.prepare('UPDATE folder SET carried = ?').run(as);
      if (as === 'moved') file.exec('UPDATE folder SET moved_at = NULL');
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

/** A file that may be opened is on disk from here on: it takes the place of the folder's own. */
export async function checkFolderFile(path: string): Promise<Result<null>> {
  let file: DatabaseSync | null = null;
  try {
    const form = versionOf(path);
    if (form.version > schemaSteps.length) return fail(newerData(path));
    file = new DatabaseSync(path, { readOnly: true });
    const { quick_check: found } = file.prepare('PRAGMA quick_check(1)').get() ?? {};
    const carried = file.prepare('SELECT carried FROM folder, carried_settings').get()?.carried;
    if (found !== 'ok' || (carried !== 'moved' && carried !== 'backup')) return noFolderFile;
    if (isOtherLayout(form)) return otherLayout;
    syncFile(path);
    return ok(null);
  } catch (error) {
    // Damaged, no database at all, or one without these tables.
    if (![1, 11, 26].includes(Number((error as { errcode?: number }).errcode) & 0xff)) throw error;
    return noFolderFile;
  } finally {
    file?.close();
  }
}

const otherLayout = failure('bad-input', say.folder.otherLayout(), say.folder.otherLayoutFix());
const noFolderFile = failure('bad-input', say.folder.noFolderFile(), say.folder.noFolderFileFix());
