import type { DatabaseSync } from 'node:sqlite';
import { isStorageFault } from './storage-fault.ts';

/** Checkpoints the write-ahead log while idle instead of inside the commit that fills it. */
export type LogKeeper = ReturnType<typeof openLogKeeper>;

/** A commit adds about as much to the log as this many rows. */
const rowsOfCommit = 500;
/** About a thousand pages, SQLite's own limit. */
const worthwhile = 60_000;

/** The connection's own limit remains as a fallback, in pages of 4 KiB. */
export function openLogKeeper(database: DatabaseSync) {
  database.exec('PRAGMA wal_autocheckpoint = 8000');
  let rows = 0;
  return {
    wrote(count: number): void {
      rows += count + rowsOfCommit;
    },
    /** Copies the log once enough has gathered; call it while waiting for something else. */
    copyIfDue(): void {
      if (rows < worthwhile) return;
      rows = 0;
      copyLog(database);
    },
  };
}

/** A storage fault is ignored: the next call tries again. */
export function copyLog(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch (error) {
    if (!isStorageFault(error)) throw error;
  }
}
