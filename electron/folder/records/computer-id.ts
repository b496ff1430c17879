import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Random and kept in the state folder, so that no renaming changes it. Throws disk errors. */
export function computerId(stateDir: string): string {
  const path = join(stateDir, 'computer.txt');
  const keptId = read(path);
  if (keptId !== null) return keptId;
  mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomBytes(4).toString('hex')}`;
  const drawn = randomBytes(16).toString('hex');
  const file = openSync(temporary, 'wx', 0o600);
  try {
    writeFileSync(file, `${drawn}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    // If two make one at the same moment, the first wins.
    linkSync(temporary, path);
  } catch {
    if (read(path) === null) renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
  return read(path) ?? drawn;
}

function read(path: string): string | null {
  try {
    const text = readFileSync(path, 'latin1').trim();
    return /^[0-9a-f]{32}$/.test(text) ? text : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
