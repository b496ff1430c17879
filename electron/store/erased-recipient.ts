import { erasedPerson } from '../../shared/person/person-words.ts';

// The number of an erased person is replaced by a negative one made from their position, so that every count and
// state of the campaign stays true.

/** Recipient `r` was not erased. */
export const isSomebody = 'r.msisdn > 0';

export function isErased(msisdn: unknown): boolean {
  return Number(msisdn) < 0;
}

export function shownNumber(msisdn: unknown): string {
  return isErased(msisdn) ? erasedPerson : String(msisdn);
}
