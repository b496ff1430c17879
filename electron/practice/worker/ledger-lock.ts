import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's SQLITE_BUSY. */
const busy = 5;

export class UnusableLedger extends Error {
  readonly kind: 'elsewhere' | 'bad-input';

  constructor(kind: UnusableLedger['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Keeps a second gateway off the ledger until the returned function is called or the process ends: two would give out
 * the same ids. Reading the file stays possible. Throws when another gateway has it.
 */
export function lockLedger(path: string): () => void {
  const beside = `${path}.lock`;
  closeSync(openSync(beside, 'a', 0o600));
  const lock = new DatabaseSync(beside);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new UnusableLedger('elsewhere', 'Another practice gateway has this ledger open.');
  }
  return () => lock.close();
}
