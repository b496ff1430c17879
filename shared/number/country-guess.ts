import { countryZones } from './country-zones.ts';
import { parseMsisdn } from './msisdn.ts';
import { NUMBER_FLAGS as FLAG, isDoubtful } from './number-flags.ts';
import { COUNTRIES } from './numbering-plan.ts';

/** Enough different countries to try on the numbers that name none. */
const MOST_CANDIDATES = 4;
const UNSURE = FLAG.invalid | FLAG.plusAssumed | FLAG.zeroAssumed | FLAG.ambiguous;
const NO_MOBILE = FLAG.landline | FLAG.special;

/** What numbers without a country code come to as those of one country. */
export interface CountryTally {
  readonly country: string;
  /** Numbers of its own, surely and for mobile phones. */
  readonly mobile: number;
  /** Numbers in doubt, and cells that hold none. */
  readonly toCheck: number;
  /** Surely numbers of its own, landlines too. */
  readonly own: number;
}

/** Of countries that numbers fit alike, those that more lists come from are named first. */
const MORE_LISTS =
  'GB DE FR IT ES NL SE PL DK NO BE CH AT IE FI PT CZ US CA AU IN BR MX ZA NZ HU RO GR TR UA RU NG KE ID PH PK BD SG MY AE SA IL'.split(
    ' ',
  );

/** Numbers that all countries of the world are tried on, and the most countries told of that fit them alike. */
const WORLD_SAMPLE = 40;
const MOST_FITTING = 4;

/**
 * What numbers come to as those of the system's country and of those that numbers with a plus name, the likeliest
 * country first: most mobile numbers, then fewest to check. The system's wins a tie, but for one that alone has such
 * names of columns: the only one of `spoken`.
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
 * The same, where more than a third are to be checked, with all other countries tried: one that fits clearly better than
 * any other comes first, or one that fits of those with such names of columns (`spoken`, the likeliest first), or the
 * one whose clocks show the time of `zone` (IANA) where it fits and the likeliest so far takes nobody; of several that
 * fit alike some are told, after the likeliest so far.
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
  // A computer set to another country's language still keeps the time of the place it is in.
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
  const isTold = likelier !== undefined && others[0]?.country === likelier.country;
  return isTold ? [...others, ...tried] : [...tried, ...others];
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

/** The countries of the numbers that carry their own country code, most frequent first. */
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
