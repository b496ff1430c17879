import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const busy = 5;

export class UnusableLedger extends Error {
  readonly kind: 'elsewhere' | 'bad-input';

  constructor(kind: UnusableLedger['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Two gateways on one ledger would give out the same ids; reading the file stays possible. Holds until the returned
 * function is called or the process ends; throws if another gateway has the lock.
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
