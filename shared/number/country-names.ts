import { COUNTRIES, callingCodeOf } from './numbering-plan.ts';

/** Every country with a numbering plan, by English name in alphabetical order; `dial` is its calling code without `+`. */
export function countries() {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code, dial: callingCodeOf(code) })).sort(
    (left, right) => left.name.localeCompare(right.name, 'en'),
  );
}

/** A country by its English name; the code itself where it has none. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code;
}
