import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What this computer keeps outside data folders, for all tests of a process: none touches that of the person who runs
 * them, and programs that a test starts have it too.
 */
export const stateFolder = ownStateFolder();

function ownStateFolder(): string {
  const named = process.env.TAGLINE_STATE_DIR;
  if (named !== undefined) return named;
  const folder = mkdtempSync(join(tmpdir(), 'tagline-state-'));
  process.env.TAGLINE_STATE_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
