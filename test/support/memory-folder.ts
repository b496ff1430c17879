import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GIGABYTE = 1024 ** 3;
/** In bytes, many times what all tests write at once; a smaller place is left alone. */
const ENOUGH_SPACE = 4 * GIGABYTE;
const ENOUGH_MEMORY = 8 * GIGABYTE;

const PLACE = '/dev/shm';

/** Null if there is no such place or not enough space. Removes what killed processes left there. */
export function makeMemoryFolder(place = PLACE): string | null {
  if (process.platform !== 'linux' || !existsSync(place)) return null;
  removeLeft(place);
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize < ENOUGH_SPACE || process.availableMemory() < ENOUGH_MEMORY) return null;
  try {
    const folder = mkdtempSync(join(place, `tagline-${process.pid}-`));
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // Not everybody may write there.
  }
  return null;
}

function removeLeft(place: string): void {
  for (const name of globSync('tagline-*-*', { cwd: place })) {
    const owner = /^tagline-(\d+)-/.exec(name)?.[1];
    if (owner === undefined || existsSync(`/proc/${owner}`)) continue;
    rmSync(join(place, name), { recursive: true, force: true });
  }
}

/** Some computers let no program run from there, and some tests write programs. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
