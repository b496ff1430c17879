import { countryZones } from './country-zones.ts';
import { parseMsisdn } from './msisdn.ts';
import { NUMBER_FLAGS as FLAG, isDoubtful } from './number-flags.ts';
import { COUNTRIES } from './numbering-plan.ts';

/** Candidates from numbers that name their country. */
const MOST_CANDIDATES = 4;
const UNSURE = FLAG.invalid | FLAG.plusAssumed | FLAG.zeroAssumed | FLAG.ambiguous;
const NO_MOBILE = FLAG.landline | FLAG.special;

/** Numbers without a country code, read as those of one country. */
export interface CountryTally {
  readonly country: string;
  /** Its own mobile numbers, without doubt. */
  readonly mobile: number;
  /** Doubtful numbers, and cells without one. */
  readonly toCheck: number;
  /** Its own numbers without doubt, landlines too. */
  readonly own: number;
}

/** Among countries that fit equally, those with more lists come first. */
const MORE_LISTS =
  'GB DE FR IT ES NL SE PL DK NO BE CH AT IE FI PT CZ US CA AU IN BR MX ZA NZ HU RO GR TR UA RU NG KE ID PH PK BD SG MY AE SA IL'.split(
    ' ',
  );

/** How many numbers are tried on all countries, and how many fitting countries are returned. */
const WORLD_SAMPLE = 40;
const MOST_FITTING = 4;

/**
 * Tries the system's country and those that numbers with a plus name. Most likely first: most mobile numbers,
 * then fewest to check. The system's wins a tie, except against the only one of `spoken`, the countries with
 * such column names.
 */
export function tallyCountries(
  numbers: readonly string[],
  system: string,
  spoken: readonly string[] = [],
): CountryTally[] {
  const named = namedCountries(numbers);
  const only = spoken.length === 1 ? spoken : [];
  const candidates = [...new Set([...only, system, ...named])].slice(0, MOST_CANDIDATES);
  const national = numbers.filter((number) => !isInternational(number));
  if (national.length === 0) return [tally(national, named[0] ?? system)];
  return candidates.map((country) => tally(national, country)).sort(likelierFirst);
}

/**
 * Also tries all other countries where more than a third of the numbers need a check. First comes one that
 * fits clearly best, or a fitting one of `spoken` (most likely first), or the fitting one in the time zone
 * `zone` (IANA) if the best so far has no numbers of its own. Of several that fit equally, some follow the
 * best so far.
 */
export function tallyWorld(
  numbers: readonly string[],
  tried: readonly CountryTally[],
  spoken: readonly string[] = [],
  zone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): readonly CountryTally[] {
  const national = numbers.filter((number) => !isInternational(number));
  const isDoubted = national.length >= 5 && tried[0]!.toCheck * 3 > national.length;
  return isDoubted ? tryTheWorld(national, tried, spoken, zone) : tried;
}

function likelierFirst(one: CountryTally, two: CountryTally): number {
  return two.mobile - one.mobile || one.toCheck - two.toCheck || two.own - one.own;
}

function tryTheWorld(
  national: readonly string[],
  tried: readonly CountryTally[],
  spoken: readonly string[],
  zone: string,
): CountryTally[] {
  const sample = national.slice(0, WORLD_SAMPLE);
  const few = sample.length / 10;
  const fitting = COUNTRIES.map((code) => tally(sample, code))
    .filter(({ mobile, toCheck }) => mobile >= sample.length - 2 * few && toCheck <= few)
    .sort((one, two) => likelierFirst(one, two) || placeOf(one) - placeOf(two));
  const [best, second] = fitting;
  // A computer with another country's language still has the time zone of where it is.
  const here =
    tried[0]!.own === 0 ? fitting.find(({ country }) => countryZones(country).includes(zone)) : undefined;
  const ofNames = spoken.flatMap((code) => fitting.find(({ country }) => country === code) ?? []);
  const likelier = ofNames.find((one) => one === here) ?? ofNames[0] ?? here;
  const first = new Set([...(likelier ? [likelier] : []), ...ofNames]);
  const others = [...first, ...fitting.filter((one) => !first.has(one))]
    .slice(0, MOST_FITTING)
    .filter(({ country }) => tried.every((one) => one.country !== country))
    .map(({ country }) => tally(national, country));
  const isClear = best !== undefined && (second === undefined || best.mobile - second.mobile > few);
  if (isClear) return [...others, ...tried].sort(likelierFirst);
  const isFirst = likelier !== undefined && others[0]?.country === likelier.country;
  return isFirst ? [...others, ...tried] : [...tried, ...others];
}

function placeOf({ country }: CountryTally): number {
  const place = MORE_LISTS.indexOf(country);
  return place === -1 ? MORE_LISTS.length : place;
}

function tally(numbers: readonly string[], country: string): CountryTally {
  let mobile = 0;
  let toCheck = 0;
  let own = 0;
  for (const number of numbers) {
    const reading = parseMsisdn(number, country);
    if (!reading.ok || isDoubtful(reading.flags)) toCheck += 1;
    if (!reading.ok || (reading.flags & (UNSURE | FLAG.foreign)) !== 0) continue;
    own += 1;
    if ((reading.flags & NO_MOBILE) === 0) mobile += 1;
  }
  return { country, mobile, toCheck, own };
}

/** Of the numbers with a country code, most frequent first. */
export function namedCountries(numbers: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const number of numbers) {
    const digits = number.replace(/\D/g, '');
    const reading = isInternational(number)
      ? parseMsisdn(number.trim().startsWith('00') ? `+${digits.slice(2)}` : number, undefined)
      : bareInternational(digits);
    if (reading?.ok && reading.country !== undefined && (reading.flags & FLAG.invalid) === 0) {
      counts.set(reading.country, (counts.get(reading.country) ?? 0) + 1);
    }
  }
  return [...counts].sort((left, right) => right[1] - left[1]).map(([country]) => country);
}

function bareInternational(digits: string) {
  return digits.length >= 11 && !digits.startsWith('0') ? parseMsisdn(`+${digits}`, undefined) : undefined;
}

function isInternational(number: string): boolean {
  return /^[\s\p{Cf}('=]*(?:\+|00[1-9])/u.test(number);
}
