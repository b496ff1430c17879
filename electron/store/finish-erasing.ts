import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { inSteps } from './in-steps.ts';

/** Pages given back in one step, which takes some milliseconds. */
const pages = 1000;

/**
 * Returns free pages to the system and empties the write-ahead log, which still holds deleted data. Waits a little for
 * readers; the next deletion removes what remains.
 */
export async function finishErasing(database: DatabaseSync, signal?: AbortSignal): Promise<void> {
  let before = freePages(database);
  await inSteps(() => {
    database.exec(`PRAGMA incremental_vacuum(${pages})`);
    const pagesLeft = freePages(database);
    const goesOn = pagesLeft > 0 && pagesLeft < before;
    before = pagesLeft;
    return goesOn;
  }, signal);
  // A passive checkpoint blocks nobody; the truncating one then has little left to copy.
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  for (let tries = 1; tries <= 20; tries++) {
    signal?.throwIfAborted();
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    if (busy === 0) return;
    await delay(25 * tries);
  }
}

function freePages(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA freelist_count').get()?.freelist_count);
}
