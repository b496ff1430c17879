import { mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { defaultCacheDir } from '../data-dir.ts';

/** In ms; by then, what the window needs at its start is loaded. */
const settledMs = 5000;

/** Compiles for later starts, if possible. The packaged app does not: it runs only what its sealed archive holds. */
export function keepCompiled(): void {
  const folder = defaultCacheDir();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    return;
  }
  // A folder in NODE_COMPILE_CACHE takes precedence.
  enableCompileCache(folder);
  // The process may end without time to write the cache.
  setTimeout(flushCompileCache, settledMs).unref();
}
