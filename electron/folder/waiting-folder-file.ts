import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readJson, writeJson } from '../settings/json-file.ts';
import { syncFolder } from '../store/sync-to-disk.ts';

/** The database that will be opened at the next start: read from a file or a damaged folder, in our own schema. */
export function waitingFolderFile(dataDir: string): string {
  return join(dataDir, 'to-open.tagline');
}

const databaseFiles = ['tagline.db', 'tagline.db-wal', 'tagline.db-shm'];

const allFiles = [...databaseFiles, 'settings.json'];

/** Exists from the moment a file takes the folder's place until that has opened once. */
const taking = (dataDir: string): string => join(dataDir, 'taking-over.json');

interface Taking {
  /** The folder that was set aside. */
  readonly aside: string;
  readonly hadDatabase: boolean;
  /** A start has tried to open it. */
  readonly isTried: boolean;
}

function readTaking(dataDir: string): Taking | null {
  try {
    const found = readJson(taking(dataDir)) as Taking | undefined;
    return found !== undefined && /^set-aside-[0-9TZ-]+$/.test(found.aside) ? found : null;
  } catch {
    return null;
  }
}

/**
 * Sets the folder's files aside and opens the waiting one. If interrupted, the next start continues, with the same
 * folder for what is set aside: a database and its log belong together.
 */
export function openWaitingFolderFile(dataDir: string): void {
  const path = waitingFolderFile(dataDir);
  if (!existsSync(path)) return;
  const settings = carriedSettings(path);
  const { mtime } = statSync(path);
  const aside = `set-aside-${mtime.toISOString().replace(/[:.]/g, '-')}`;
  const isAside = existsSync(join(dataDir, aside, 'tagline.db'));
  const hadDatabase = isAside || existsSync(join(dataDir, 'tagline.db'));
  // What was read of the folder itself has no settings, and is never given up for what it was read from.
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

/** Call it before what took the folder's place is opened. What a start before this one could not open is taken back: true. */
export function beginTrying(dataDir: string): boolean {
  const found = readTaking(dataDir);
  if (found === null) return false;
  if (found.isTried) return takeBack(dataDir);
  writeJson(taking(dataDir), { ...found, isTried: true } satisfies Taking);
  return false;
}

/** Puts what was set aside in its place again; false if nothing was. */
export function takeBack(dataDir: string): boolean {
  const found = readTaking(dataDir);
  if (found === null || existsSync(waitingFolderFile(dataDir))) return false;
  const aside = join(dataDir, found.aside);
  const isKept = (name: string): boolean => existsSync(join(aside, name));
  // Until the database is back, what is in its place belongs to the other one.
  if (isKept('tagline.db') || !found.hadDatabase) {
    for (const name of allFiles)
      if (name !== 'tagline.db' && !isKept(name)) rmSync(join(dataDir, name), { force: true });
    if (found.hadDatabase) renameSync(join(aside, 'tagline.db'), join(dataDir, 'tagline.db'));
    else rmSync(join(dataDir, 'tagline.db'), { force: true });
  }
  for (const name of allFiles) if (isKept(name)) renameSync(join(aside, name), join(dataDir, name));
  if (existsSync(aside)) rmdirSync(aside);
  rmSync(taking(dataDir), { force: true });
  syncFolder(dataDir);
  return true;
}

/** From here on what was set aside stays so. */
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
