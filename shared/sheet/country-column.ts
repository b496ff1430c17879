import { countryOf, numberCountry, parseRowNumber, UNKNOWN_COUNTRY } from '../number/country-text.ts';
import { NUMBER_FLAGS as FLAG, isDoubtful } from '../number/number-flags.ts';
import { numberCell } from './number-cell.ts';
import { namesCountries } from './number-header.ts';
import type { Mapping } from './sheet.ts';

/** The share of a country column's values that may be anything else. */
const MOST_UNKNOWN = 0.1;

/** It may be offered as the column with each row's country. */
export function saysCountries(name: string, samples: readonly string[]): boolean {
  if (namesCountries(name)) return knownShare(samples) > 0;
  // Small numbers in other columns are not calling codes.
  return samples.every((text) => /\p{L}{2}/u.test(text)) && knownShare(samples) === 1;
}

/** It must yield more mobile numbers, or fewer doubts, than one country for all rows; undefined for none. */
export function countryColumn(
  data: readonly (readonly string[])[],
  names: readonly string[],
  { numberColumn, otherColumns, country }: Pick<Mapping, 'numberColumn' | 'otherColumns' | 'country'>,
): number | undefined {
  const numbers = { numberColumn, otherColumns };
  const without = worth(data, numbers, country, undefined);
  const found = names
    .map((_, index) => index)
    .filter((index) => index !== numberColumn && namesCountries(names[index]!))
    .filter((index) => knownShare(data.map((cells) => cells[index] ?? '')) >= 1 - MOST_UNKNOWN)
    .map((index) => ({ index, ...worth(data, numbers, country, index) }))
    .filter(
      ({ mobile, sure }) => mobile > without.mobile || (mobile === without.mobile && sure > without.sure),
    )
    .sort((one, two) => two.mobile - one.mobile || two.sure - one.sure);
  return found[0]?.index;
}

export function countriesInColumns(
  data: readonly (readonly string[])[],
  names: readonly string[],
  most: number,
): string[] {
  const counts = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    if (!namesCountries(name)) continue;
    for (const cells of data) {
      const country = countryOf(cells[index] ?? '');
      if (country !== null && country !== UNKNOWN_COUNTRY)
        counts.set(country, (counts.get(country) ?? 0) + 1);
    }
  }
  const sorted = [...counts].sort((left, right) => right[1] - left[1]);
  return sorted.slice(0, most).map(([country]) => country);
}

/** Of the cells that say something, 0 to 1. */
function knownShare(cells: readonly string[]): number {
  const said = cells.map(countryOf).filter((country) => country !== null);
  if (said.length === 0) return 0;
  return said.filter((country) => country !== UNKNOWN_COUNTRY).length / said.length;
}

/** How many numbers have no doubt, and how many need no check. */
function worth(
  data: readonly (readonly string[])[],
  numbers: Pick<Mapping, 'numberColumn' | 'otherColumns'>,
  country: string,
  column: number | undefined,
): { mobile: number; sure: number } {
  let mobile = 0;
  let sure = 0;
  for (const cells of data) {
    const own = column === undefined ? null : countryOf(cells[column] ?? '');
    const columns = { ...numbers, country: numberCountry(own, country) };
    const { original } = numberCell(columns, (index) => cells[index] ?? '');
    const reading = parseRowNumber(original, own, country);
    if (!reading.ok) continue;
    if (!isDoubtful(reading.flags)) mobile += 1;
    if ((reading.flags & (FLAG.invalid | FLAG.plusAssumed | FLAG.zeroAssumed | FLAG.ambiguous)) === 0)
      sure += 1;
  }
  return { mobile, sure };
}
