import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readJson, writeJson } from '../settings/json-file.ts';
import { syncFolder } from '../store/sync-to-disk.ts';

/** The database to open at the next start: read from a file or a damaged folder, in our own schema. */
export function waitingFolderFile(dataDir: string): string {
  return join(dataDir, 'to-open.tagline');
}

const databaseFiles = ['tagline.db', 'tagline.db-wal', 'tagline.db-shm'];

const allFiles = [...databaseFiles, 'settings.json'];

/** Exists from the moment a file takes the folder's place until it was opened once. */
const taking = (dataDir: string): string => join(dataDir, 'taking-over.json');

interface Taking {
  /** The folder with the files that were set aside. */
  readonly aside: string;
  readonly hadDatabase: boolean;
  /** True if a start has tried to open the new file. */
  readonly isTried: boolean;
}

function readTaking(dataDir: string): Taking | null {
  try {
    const takenFolder = readJson(taking(dataDir)) as Taking | undefined;
    return takenFolder !== undefined && /^set-aside-[0-9TZ-]+$/.test(takenFolder.aside) ? takenFolder : null;
  } catch {
    return null;
  }
}

/**
 * Sets the folder's files aside and opens the waiting file. If interrupted, the next start continues, with the same
 * folder for the files set aside: a database and its log belong together.
 */
export function openWaitingFolderFile(dataDir: string): void {
  const path = waitingFolderFile(dataDir);
  if (!existsSync(path)) return;
  const settings = carriedSettings(path);
  const { mtime } = statSync(path);
  const aside = `set-aside-${mtime.toISOString().replace(/[:.]/g, '-')}`;
  const isAside = existsSync(join(dataDir, aside, 'tagline.db'));
  const hadDatabase = isAside || existsSync(join(dataDir, 'tagline.db'));
  // A database read from the folder itself has no settings, and its source never replaces it.
  if (settings !== null) writeJson(taking(dataDir), { aside, hadDatabase, isTried: false } satisfies Taking);
  const replaced = settings === null ? databaseFiles : allFiles;
  const present = replaced.filter(
    (name) => existsSync(join(dataDir, name)) && !existsSync(join(dataDir, aside, name)),
  );
  if (present.length > 0) mkdirSync(join(dataDir, aside), { recursive: true, mode: 0o700 });
  for (const name of present) renameSync(join(dataDir, name), join(dataDir, aside, name));
  if (settings !== null && settings !== '') writeJson(join(dataDir, 'settings.json'), JSON.parse(settings));
  renameSync(path, join(dataDir, 'tagline.db'));
  syncFolder(dataDir);
}

/** Call it before the new file is opened. True if an earlier start could not open it, which is then taken back. */
export function beginTrying(dataDir: string): boolean {
  const takenFolder = readTaking(dataDir);
  if (takenFolder === null) return false;
  if (takenFolder.isTried) return takeBack(dataDir);
  writeJson(taking(dataDir), { ...takenFolder, isTried: true } satisfies Taking);
  return false;
}

/** Puts the files set aside in their place again; false if there are none. */
export function takeBack(dataDir: string): boolean {
  const takenFolder = readTaking(dataDir);
  if (takenFolder === null || existsSync(waitingFolderFile(dataDir))) return false;
  const aside = join(dataDir, takenFolder.aside);
  const isKept = (name: string): boolean => existsSync(join(aside, name));
  // Until the database is back, the files in its place belong to the other one.
  if (isKept('tagline.db') || !takenFolder.hadDatabase) {
    for (const name of allFiles)
      if (name !== 'tagline.db' && !isKept(name)) rmSync(join(dataDir, name), { force: true });
    if (takenFolder.hadDatabase) renameSync(join(aside, 'tagline.db'), join(dataDir, 'tagline.db'));
    else rmSync(join(dataDir, 'tagline.db'), { force: true });
  }
  for (const name of allFiles) if (isKept(name)) renameSync(join(aside, name), join(dataDir, name));
  if (existsSync(aside)) rmdirSync(aside);
  rmSync(taking(dataDir), { force: true });
  syncFolder(dataDir);
  return true;
}

/** From here on the files set aside stay so. */
export function openedOnce(dataDir: string): void {
  rmSync(taking(dataDir), { force: true });
}

/** Null if the folder keeps its own; empty if they could not be read. */
function carriedSettings(path: string): string | null {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const has = file.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'carried_settings'").get();
    if (has === undefined) return null;
    return String(file.prepare('SELECT text FROM carried_settings').get()?.text ?? '');
  } finally {
    file.close();
  }
}
