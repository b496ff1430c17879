import { isMainThread } from 'node:worker_threads';

/** Loaded before main, so that its `require('electron')` is answered by the double; threads load it too, and need none. */
if (isMainThread) await import('./answer-main.ts');
