import { createHash } from 'node:crypto';
import type { WalkedPerson } from '../../records/audience-walk.ts';

const HASHED_AT_ONCE = 100_000;

/** Hashes every number with its parts and text, in the order of the list. */
export function hashTexts(): { add(person: Pick<WalkedPerson, 'msisdn' | 'final'>): void; end(): string } {
  const hash = createHash('sha256');
  let waiting = '';
  return {
    add({ msisdn, final: { text, count } }) {
      waiting += `${msisdn} ${count.parts} ${text.length} ${text}\n`;
      if (waiting.length < HASHED_AT_ONCE) return;
      hash.update(waiting);
      waiting = '';
    },
    end: () => hash.update(waiting).digest('base64'),
  };
}
