import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of this process, which removes it; what a killed process left of its kind goes now. */
export function temporaryFolder(kind: 'window' | 'demo', parent = tmpdir()): string {
  for (const name of readdirSync(parent)) {
    const [, kindLeft, id] = /^tagline-([a-z]+)-(\d+)-/.exec(name) ?? [];
    if (kindLeft === kind && !isRunning(Number(id))) removeFolder(join(parent, name));
  }
  return mkdtempSync(join(parent, `tagline-${kind}-${process.pid}-`));
}

/** What belongs to another user stays. */
function removeFolder(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // It is tried again at the next start.
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
