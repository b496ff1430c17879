import type { DatabaseSync } from 'node:sqlite';
import { isStorageFault } from './storage-fault.ts';

/** Copies the write-ahead log home while nobody waits for the disk, instead of within the commit that fills it. */
export type LogKeeper = ReturnType<typeof openLogKeeper>;

/** A commit costs about as much of the log as so many rows. */
const rowsOfCommit = 500;
/** About a thousand pages, which is SQLite's own measure. */
const worthwhile = 60_000;

/** Opens the keeper of a connection, whose own limit becomes the net under it (in pages of 4 KiB). */
export function openLogKeeper(database: DatabaseSync) {
  database.exec('PRAGMA wal_autocheckpoint = 8000');
  let rows = 0;
  return {
    /** Notes a commit of about so many rows. */
    wrote(count: number): void {
      rows += count + rowsOfCommit;
    },
    /** Copies what has gathered, if it is worth it; call it while waiting for something else. */
    tidy(): void {
      if (rows < worthwhile) return;
      rows = 0;
      copyLog(database);
    },
  };
}

/** Copies the write-ahead log into the database; a disk that does not take it now leaves it for another time. */
export function copyLog(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch (error) {
    if (!isStorageFault(error)) throw error;
  }
}
