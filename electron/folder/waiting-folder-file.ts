import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeJson } from '../settings/json-file.ts';
import { syncFolder } from '../store/sync-to-disk.ts';

/** The file that will be opened at the next start. */
export function waitingFolderFile(dataDir: string): string {
  return join(dataDir, 'to-open.tagline');
}

const replaced = ['tagline.db', 'tagline.db-wal', 'tagline.db-shm', 'settings.json'];

/**
 * Sets the folder's files aside and opens the waiting one. If interrupted, the next start continues, with the same
 * folder for what is set aside: a database and its log belong together.
 */
export function openWaitingFolderFile(dataDir: string): void {
  const path = waitingFolderFile(dataDir);
  if (!existsSync(path)) return;
  const settings = carriedSettings(path);
  const { mtime } = statSync(path);
  const aside = join(dataDir, `set-aside-${mtime.toISOString().replace(/[:.]/g, '-')}`);
  const present = replaced.filter(
    (name) => existsSync(join(dataDir, name)) && !existsSync(join(aside, name)),
  );
  if (present.length > 0) mkdirSync(aside, { recursive: true, mode: 0o700 });
  for (const name of present) renameSync(join(dataDir, name), join(aside, name));
  writeJson(join(dataDir, 'settings.json'), settings);
  renameSync(path, join(dataDir, 'tagline.db'));
  syncFolder(dataDir);
}

function carriedSettings(path: string): unknown {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return JSON.parse(String(file.prepare('SELECT text FROM carried_settings').get()?.text));
  } finally {
    file.close();
  }
}
