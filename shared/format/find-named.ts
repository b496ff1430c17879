import { folded } from './searched-words.ts';

/** Each searched word starts a word of the name, in any case and order; names starting with the search come first. */
export function findNamed<Item>(items: readonly Item[], search: string, nameOf: (item: Item) => string) {
  const wanted = wordsIn(search);
  const named = items.map((item) => ({ item, words: wordsIn(nameOf(item)) }));
  const matches = named.filter(({ words }) =>
    wanted.every((one) => words.some((word) => word.startsWith(one))),
  );
  const isFirst = ({ words }: (typeof matches)[number]): boolean =>
    words.join(' ').startsWith(wanted.join(' '));
  return [...matches.filter(isFirst), ...matches.filter((one) => !isFirst(one))].map(({ item }) => item);
}

function wordsIn(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
