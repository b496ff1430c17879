import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for what another connection holds. */
const busy = 5;

/** A ledger that a person has to do something about, in words. */
export class UnusableLedger extends Error {
  readonly kind: 'elsewhere' | 'bad-input';

  constructor(kind: UnusableLedger['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

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
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new UnusableLedger('elsewhere', 'Another practice gateway has this ledger open.');
  }
  return () => lock.close();
}
