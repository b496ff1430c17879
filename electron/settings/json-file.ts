import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '../store/sync-folder.ts';

/** Reads a small JSON file; undefined when it is missing, a thrown SyntaxError when it is not JSON. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces a small JSON file so that a crash leaves the old one or the new one, never half of it; mode 0600. */
export function writeJson(path: string, value: unknown): void {
  const temporary = `${path}.new`;
  const file = openSync(temporary, 'w', 0o600);
  try {
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
    fsyncSync(file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  syncFolder(dirname(path));
}

/** Moves a file that cannot be read out of the way, never over another one; gives its new path. */
export function setAside(path: string): string {
  let number = 1;
  while (existsSync(`${path}.unreadable-${number}`)) number += 1;
  const aside = `${path}.unreadable-${number}`;
  renameSync(path, aside);
  return aside;
}
