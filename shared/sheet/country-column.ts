import { countryOf, parseRowNumber, UNKNOWN_COUNTRY } from '../number/country-text.ts';
import { NUMBER_FLAGS as FLAG, isDoubtful } from '../number/number-flags.ts';
import { namesCountries } from './header-words.ts';

/** Of what a column of countries holds, this share may be anything else. */
const MOST_UNKNOWN = 0.1;

/** Whether a column may be offered as the one that says the country of each row. */
export function saysCountries(name: string, samples: readonly string[]): boolean {
  return samples.length > 0 && (namesCountries(name) || knownShare(samples) === 1) && knownShare(samples) > 0;
}

/**
 * The column that is called one of countries, holds them, and makes more mobile numbers or fewer doubts of the numbers
 * than one country for all does; undefined where none does.
 */
export function countryColumn(
  data: readonly (readonly string[])[],
  names: readonly string[],
  numberColumn: number,
  country: string,
): number | undefined {
  const without = worth(data, numberColumn, country, undefined);
  const found = names
    .map((_, index) => index)
    .filter((index) => index !== numberColumn && namesCountries(names[index]!))
    .filter((index) => knownShare(data.map((cells) => cells[index] ?? '')) >= 1 - MOST_UNKNOWN)
    .map((index) => ({ index, ...worth(data, numberColumn, country, index) }))
    .filter(
      ({ mobile, sure }) => mobile > without.mobile || (mobile === without.mobile && sure > without.sure),
    )
    .sort((one, two) => two.mobile - one.mobile || two.sure - one.sure);
  return found[0]?.index;
}

/** The share of what is said that names a country, 0 to 1. */
function knownShare(cells: readonly string[]): number {
  const said = cells.map(countryOf).filter((country) => country !== null);
  if (said.length === 0) return 0;
  return said.filter((country) => country !== UNKNOWN_COUNTRY).length / said.length;
}

/** How many of the numbers can be texted without a doubt, and of how many nothing has to be checked. */
function worth(
  data: readonly (readonly string[])[],
  numberColumn: number,
  country: string,
  column: number | undefined,
): { mobile: number; sure: number } {
  let mobile = 0;
  let sure = 0;
  for (const cells of data) {
    const own = column === undefined ? null : countryOf(cells[column] ?? '');
    const reading = parseRowNumber(cells[numberColumn] ?? '', own, country);
    if (!reading.ok) continue;
    if (!isDoubtful(reading.flags)) mobile += 1;
    if ((reading.flags & (FLAG.invalid | FLAG.plusAssumed | FLAG.zeroAssumed | FLAG.ambiguous)) === 0)
      sure += 1;
  }
  return { mobile, sure };
}
