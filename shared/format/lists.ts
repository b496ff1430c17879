import { perBritishTag } from '../language/current-language.ts';

const all = perBritishTag((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const either = perBritishTag((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }));

/** `a, b and c`, without what is false. */
export function listOf(words: readonly (string | false)[]): string {
  return all().format(words.filter((word) => word !== false));
}

/** `a, b or c`. */
export function oneOfList(words: readonly string[]): string {
  return either().format(words);
}

const byLocale = new Map<string, Intl.ListFormat>();

/** `a, b and c` in any language. Formats are kept: to make one takes far longer than to list some values. */
export function listIn(locale: string, values: readonly string[]): string {
  const format = byLocale.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  byLocale.set(locale, format);
  return format.format(values);
}
