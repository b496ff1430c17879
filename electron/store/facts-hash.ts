import { createHash } from 'node:crypto';
import { orderedJson } from '../../shared/format/ordered-json.ts';

/**
 * SHA-256 of facts by their names. All hashes of stored facts are made here, so that they are the same in every process
 * and after a restart.
 */
export function hashOf(facts: Readonly<Record<string, unknown>>): Buffer {
  return createHash('sha256').update(orderedJson(facts)).digest();
}
