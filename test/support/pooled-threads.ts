/**
 * Loaded before the tests that share a process: their apps use threads that an earlier app has closed. Starting one takes
 * longer than most tests.
 */
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const { href } = new URL('pooled-worker.ts', import.meta.url);
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = context.parentURL?.endsWith('/electron/threads/open-thread.ts');
      return isOurs && specifier === 'node:worker_threads'
        ? { url: href, shortCircuit: true }
        : next(specifier, context);
    },
  });
}
