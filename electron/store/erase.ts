import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Ends a deletion: free pages are given back and the write-ahead log, which still holds what was deleted, is
 * emptied. A reader at work makes it wait a little; what is left then goes with the next deletion.
 */
export async function finishErasing(database: DatabaseSync): Promise<void> {
  database.exec('PRAGMA incremental_vacuum');
  for (let tries = 1; tries <= 20; tries++) {
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    if (busy === 0) return;
    await delay(25 * tries);
  }
}
