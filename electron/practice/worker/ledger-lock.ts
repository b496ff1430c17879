import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps a second gateway off a ledger until the given function is called or the process ends: two would give out the
 * same ids. Reading the file is left to everybody. Throws when another gateway has it.
 */
export function lockLedger(path: string): () => void {
  const beside = `${path}.lock`;
  closeSync(openSync(beside, 'a', 0o600));
  const lock = new DatabaseSync(beside);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error('Another practice gateway has this ledger open.');
  }
  return () => lock.close();
}
