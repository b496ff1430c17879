import { listOf } from '../format/lists.ts';
import { person } from '../texts/en/names.ts';
import type { PersonHeld } from './erasure.ts';

/** Replaces an erased person's number; `personShown` has words for it. */
export const erasedPerson = 'erased';

export function isNothingHeld({ rows, texts, leftOut, practiceTexts, optedOut }: PersonHeld): boolean {
  return rows + texts + leftOut + practiceTexts === 0 && !optedOut;
}

export function heldWords(held: PersonHeld): string {
  const { msisdn, rows, lists, texts, leftOut, practiceTexts, optedOut } = held;
  if (isNothingHeld(held)) return person.nothing(msisdn);
  const what = [
    person.what(rows, lists.length, texts, practiceTexts, Number(optedOut)),
    leftOut > 0 ? person.leftOut(leftOut) : '',
  ];
  return person.kept(msisdn, listOf(what.filter((words) => words !== '')));
}

/** With the plus, without which another country reads the number as somebody else's. Empty for a row without one. */
export function personShown(msisdn: string): string {
  if (msisdn === erasedPerson) return person.erased;
  return msisdn && `+${msisdn}`;
}
