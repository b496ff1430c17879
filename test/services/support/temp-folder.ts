import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** A folder of its own for one test, gone afterwards. */
export function tempFolder(test: Pick<TestContext, 'after'>): string {
  const path = mkdtempSync(join(tmpdir(), 'tagline-test-'));
  test.after(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}
