import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of this process, which removes it; removes folders of the same kind that killed processes left. */
export function temporaryFolder(kind: 'window' | 'demo', parent = tmpdir()): string {
  for (const name of readdirSync(parent)) {
    const [, kindLeft, id] = /^tagline-([a-z]+)-(\d+)-/.exec(name) ?? [];
    if (kindLeft === kind && !isRunning(Number(id))) removeFolder(join(parent, name));
  }
  return mkdtempSync(join(parent, `tagline-${kind}-${process.pid}-`));
}

/** Another user's folder stays. */
function removeFolder(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // The next start tries again.
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
