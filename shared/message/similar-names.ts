import { normalized } from '../format/normalized.ts';

/** A column's name that somebody types is not longer; comparing takes the square of the length. */
const LONGEST_WORD = 100;

/** Removes what people do not see as a difference between names: case, spaces, braces, how accents are encoded. */
export function looseKey(name: string): string {
  return normalized(name, 'NFKC')
    .toLowerCase()
    .replace(/[\s{}]+/gu, '');
}

/** Up to `most` of `words` that `typed` probably meant, nearest first; empty if all are far off. */
export function similarNames(typed: string, words: readonly string[], most = 3): string[] {
  if (typed.length > LONGEST_WORD) return [];
  const wanted = looseKey(typed);
  if (wanted === '') return [];
  return words
    .filter((word) => word.length <= LONGEST_WORD)
    .map((word) => ({ word, distance: distanceTo(wanted, looseKey(word)) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((left, right) => left.distance - right.distance)
    .slice(0, most)
    .map(({ word }) => word);
}

// A name that contains what was typed, or is contained in it, is a fair guess, but ranks after every near spelling.
function distanceTo(wanted: string, key: string): number {
  if (key === '') return Infinity;
  const apart = Math.abs([...wanted].length - [...key].length);
  const most = Math.max(1, Math.floor(Math.max(wanted.length, key.length) / 3));
  // An edit changes the length by at most one, so words of very different lengths need no comparison.
  const edits = apart > most ? Infinity : editDistance(wanted, key);
  if (edits <= most) return edits;
  const within = wanted.length >= 3 && key.includes(wanted);
  const around = key.length >= 3 && wanted.includes(key);
  return within || around ? 100 + apart : Infinity;
}

/** Insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(left: string, right: string): number {
  const a = [...left];
  const b = [...right];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}
