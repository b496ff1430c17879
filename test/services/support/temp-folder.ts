import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd, type Ending } from './at-end.ts';

/** A folder of its own for one test, gone afterwards. */
export function tempFolder(test: Ending): string {
  const path = mkdtempSync(join(tmpdir(), 'tagline-test-'));
  atEnd(test, () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}
