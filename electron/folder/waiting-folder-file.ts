import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeJson } from '../settings/json-file.ts';

/** The file that will be opened at the next start. */
export function waitingFolderFile(dataDir: string): string {
  return join(dataDir, 'to-open.tagline');
}

const replaced = ['tagline.db', 'tagline.db-wal', 'tagline.db-shm', 'settings.json'];

/** Sets the folder's files aside and opens the waiting one. If interrupted, the next start continues. */
export function openWaitingFolderFile(dataDir: string, at: number): void {
  const path = waitingFolderFile(dataDir);
  if (!existsSync(path)) return;
  const file = new DatabaseSync(path, { readOnly: true });
  const settings = String(file.prepare('SELECT text FROM carried_settings').get()?.text);
  file.close();
  const present = replaced.filter((name) => existsSync(join(dataDir, name)));
  if (present.length > 0) {
    const aside = join(dataDir, `set-aside-${new Date(at).toISOString().replace(/[:.]/g, '-')}`);
    mkdirSync(aside, { recursive: true, mode: 0o700 });
    for (const name of present) renameSync(join(dataDir, name), join(aside, name));
  }
  writeJson(join(dataDir, 'settings.json'), JSON.parse(settings));
  renameSync(path, join(dataDir, 'tagline.db'));
  const opened = new DatabaseSync(join(dataDir, 'tagline.db'));
  opened.exec('DROP TABLE carried_settings');
  opened.close();
}
