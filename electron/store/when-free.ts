import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { busyTimeoutMs } from './open-database.ts';
import { isLocked } from './storage-fault.ts';

/** In ms: between two tries, and until the last, because a thread may write thousands of rows in one transaction. */
const againMs = 10;
const mostMs = 60_000;

const before = new WeakMap<DatabaseSync, Promise<void>>();

/**
 * Use it for all that main writes: main continues while a thread holds the database, where SQLite would wait. `work` is
 * one statement or transaction, so that a failed try did nothing. Runs in the order of the calls, and at once if
 * possible.
 */
export async function whenFree<Value>(database: DatabaseSync, work: () => Value): Promise<Value> {
  const earlier = before.get(database);
  const { promise, resolve } = Promise.withResolvers<void>();
  before.set(database, promise);
  try {
    if (earlier !== undefined) await earlier;
    const until = performance.now() + mostMs;
    for (;;) {
      try {
        return withoutWaiting(database, work);
      } catch (error) {
        if (!isLocked(error) || performance.now() > until) throw error;
      }
      await delay(againMs);
    }
  } finally {
    resolve();
    if (before.get(database) === promise) before.delete(database);
  }
}

function withoutWaiting<Value>(database: DatabaseSync, work: () => Value): Value {
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return work();
  } finally {
    database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  }
}
