import type { LostLetters } from '../../../../shared/practice/practice.ts';
import { fitsGsm, lostLetters } from './parts.ts';

/** Texts that lost letters, and by letter how many lost it. */
export interface LostCount {
  texts: number;
  readonly letters: Map<string, number>;
}

const mostNamed = 20;

/** A count of no text yet. */
export function newLostCount(): LostCount {
  return { texts: 0, letters: new Map() };
}

/** Adds a text that was sent in GSM 03.38. */
export function countLost(count: LostCount, text: string): void {
  if (fitsGsm(text)) return;
  count.texts += 1;
  for (const letter of lostLetters(text)) count.letters.set(letter, (count.letters.get(letter) ?? 0) + 1);
}

/** The count as it is shown. */
export function lostLettersOf({ texts, letters }: LostCount): LostLetters {
  const named = [...letters].sort(([, left], [, right]) => right - left).slice(0, mostNamed);
  return { texts, letters: named.map(([letter, of]) => ({ letter, texts: of })) };
}
