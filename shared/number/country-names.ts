import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Every country with a numbering plan, by English name in alphabetical order; `dial` is its calling code without `+`. */
export function countries() {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dial: getCountryCallingCode(code) }))
    .sort((left, right) => left.name.localeCompare(right.name, 'en'));
}

/** A country by its English name; the code itself where it has none. */
export function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code;
}
