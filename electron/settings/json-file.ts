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
import { syncFolder } from '../store/sync-to-disk.ts';

/** Undefined if the file is missing; throws a SyntaxError if it is not JSON. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes with mode 0600, and so that a crash leaves the old file or the new one, never half of it. */
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

/** Renames an unreadable file, never over another one; returns its new path. */
export function setAside(path: string): string {
  let number = 1;
  while (existsSync(`${path}.unreadable-${number}`)) number += 1;
  const aside = `${path}.unreadable-${number}`;
  renameSync(path, aside);
  return aside;
}
