import { erasedPerson } from '../../../shared/person/erasure.ts';

// The number of somebody who was erased makes way for one that nobody has and that their place gives, so that every count
// and state of their campaign stays true.

/** Recipient `r` is somebody, and was not erased. */
export const isSomebody = 'r.msisdn > 0';

/** True for what stands in place of the number of somebody who was erased. */
export function isErased(msisdn: unknown): boolean {
  return Number(msisdn) < 0;
}

export function shownNumber(msisdn: unknown): string {
  return isErased(msisdn) ? erasedPerson : String(msisdn);
}
