import { currentTag, perTag } from '../language/language.ts';
import { COUNTRIES, callingCodeOf } from './numbering-plan.ts';

const names = perTag((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }));

/** Every country with a numbering plan, in alphabetical order; `dial` is its calling code without `+`. */
export function countries() {
  const order = new Intl.Collator(currentTag());
  return COUNTRIES.map((code) => ({ code, name: countryName(code), dial: callingCodeOf(code) })).sort(
    (left, right) => order.compare(left.name, right.name),
  );
}

/** A country by its name in the language that is spoken; the code itself where it has none. */
export function countryName(code: string): string {
  return names().of(code) ?? code;
}
