import { person } from '../texts/en/person.ts';
import { erasedPerson, type PersonHeld } from './erasure.ts';

export function isNothingHeld({ rows, texts, practiceTexts, optedOut }: PersonHeld): boolean {
  return rows + texts + practiceTexts === 0 && !optedOut;
}

export function heldWords(held: PersonHeld): string {
  const { msisdn, rows, lists, texts, practiceTexts, optedOut } = held;
  if (isNothingHeld(held)) return person.nothing(msisdn);
  return person.kept(msisdn, person.what(rows, lists, texts, practiceTexts, Number(optedOut)));
}

/** Words for an erased person. */
export function personShown(msisdn: string): string {
  return msisdn === erasedPerson ? person.erased : msisdn;
}
