import { perTag } from '../language/language.ts';

const all = perTag((tag) => new Intl.ListFormat(tag.replace('en-US', 'en-GB'), { type: 'conjunction' }));
const either = perTag((tag) => new Intl.ListFormat(tag.replace('en-US', 'en-GB'), { type: 'disjunction' }));

/** Words as a list that holds all of them: `a, b and c`. */
export function listOf(words: readonly string[]): string {
  return all().format(words);
}

/** Words as a list of which one counts: `a, b or c`. */
export function oneOfList(words: readonly string[]): string {
  return either().format(words);
}
