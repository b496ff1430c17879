import { memoized } from '../memoize.ts';

/** Letters in their plainest form; of other characters, which a number may hold, only the accents go. */
const plainCharacter = memoized(20_000, (character) =>
  character
    .normalize(/\p{L}/u.test(character) ? 'NFKD' : 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // The form of a sigma at the end of a word would be missed by a search for half a word.
    .replaceAll('ς', 'σ'),
);

/** In lower case without accents, as every search compares texts. */
export function folded(text: string): string {
  return text.toLowerCase().replace(/\P{ASCII}/gu, plainCharacter);
}

/** Folded. */
export function searchedWords(search: string): string[] {
  return folded(search).split(/\s+/u).filter(Boolean);
}

/** Whether every one of the searched words is in the text. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}
