import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` in one transaction of the ledger: all of it or, if it throws, none. */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    // SQLite may have taken all of it back by itself, as on a full disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
