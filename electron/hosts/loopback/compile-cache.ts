import { mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { defaultCacheDir } from '../data-dir.ts';

/** By then what the window needs at its start is loaded, in ms. */
const settledMs = 5000;

/**
 * Keeps the compiled program in this person's cache folder, so that later starts need not compile it; where that cannot be,
 * they do. The packaged app keeps none: it runs only what its sealed archive holds.
 */
export function keepCompiled(): void {
  const folder = defaultCacheDir();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    return;
  }
  // Where NODE_COMPILE_CACHE names a folder, that one stays.
  enableCompileCache(folder);
  // What ends the process may leave it no time to.
  setTimeout(flushCompileCache, settledMs).unref();
}
