import { plural } from '../format/format-count.ts';
import type { PersonHeld } from './erasure.ts';

/** True where nothing is kept of a number. */
export function isNothingHeld({ rows, texts, practiceTexts, optedOut }: PersonHeld): boolean {
  return rows + texts + practiceTexts === 0 && !optedOut;
}

/** Says what is kept of a number, in a sentence. */
export function heldWords(held: PersonHeld): string {
  const { msisdn, rows, lists, texts, practiceTexts, optedOut } = held;
  if (isNothingHeld(held)) return `Nothing is kept of ${msisdn}.`;
  const kept = [
    rows > 0 && `${plural(rows, 'row', 'rows')} in ${plural(lists, 'list', 'lists')}`,
    texts > 0 && `${plural(texts, 'text', 'texts')} in campaigns`,
    practiceTexts > 0 && `${plural(practiceTexts, 'text', 'texts')} in the practice inbox`,
    optedOut && 'an opt-out',
  ].filter((words) => words !== false);
  const last = kept.pop();
  return `Kept of ${msisdn}: ${kept.length === 0 ? last : `${kept.join(', ')} and ${last}`}.`;
}
