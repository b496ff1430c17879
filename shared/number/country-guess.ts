import { countFitting, fitOf, rarity } from './country-fit.ts';
import { areNear, isSmall } from './country-groups.ts';
import { countriesInZone } from './country-zones.ts';
import { exampleCountry } from './example-numbers.ts';
import { digitsOf, inLatin } from './latin-digits.ts';
import { parseMsisdn } from './msisdn.ts';
import { NUMBER_FLAGS as FLAG } from './number-flags.ts';
import { COUNTRIES, callingCodeOf, plansOfCallingCode } from './numbering-plan.ts';

/** What suggests a country, besides the numbers. */
export interface CountrySigns {
  /** Of this computer, or of its settings. */
  readonly computer: string;
  /** IANA name. */
  readonly zone: string;
  /** By the language of the list; empty where it says nothing. */
  readonly spoken?: readonly string[];
  /** Of an earlier list with the same columns. */
  readonly before?: string | undefined;
}

/** How many of the numbers looked at can be mobile numbers there. */
export interface CountryFit {
  readonly country: string;
  readonly numbers: number;
}

export interface CountryDecision {
  /** Null where it must be asked. */
  readonly country: string | null;
  /** Numbers without a country code. */
  readonly looked: number;
  /** The likeliest first; with those that read some numbers as other valid ones. */
  readonly fits: readonly CountryFit[];
}

/** Powers of ten of how much likelier a country is. */
const COMPUTER = 1;
const ZONE = 2;
const SPOKEN_HERE = 9;
const SPOKEN = 5;
/** A language of no more countries says which it is. */
const FEW_SPEAK = 2;
const NAMED = 3;
const EXAMPLES = 6;
const BEFORE = 1;
const FAR = -4;
const SMALL = -3;
/** A country is taken without a question where it is this far ahead. */
const CLEAR = 5;
/** A country that is no further behind is named beside the one taken. */
const TO_SAY = 8;

/** The share of numbers in a list that its own country does not know: mistakes, and ranges that are new. */
const MISTAKEN = 0.04;
/** Different numbers that are read as those of every country. */
const MOST_TRIED = 60;
const MOST_SHOWN = 6;
/** Of countries that fit about equally, those with more lists are named first. */
const MORE_LISTS = new Set(
  'GB DE FR IT ES NL SE PL DK NO BE CH AT IE FI PT CZ US CA AU IN BR MX ZA NZ HU RO GR TR UA RU NG KE ID PH PK BD SG MY AE SA IL CN JP KR VN TH EG CO AR CL PE'.split(
    ' ',
  ),
);
const MORE_LISTED = 1.5;
const LEAST_DIGITS = 6;
/** A longer cell says nothing of a country, and would be read for each. */
const LONGEST_CELL = 100;
/** Computers set to these are in use everywhere. */
const EVERYWHERE: readonly string[] = ['US', 'GB'];

/**
 * The country of numbers that name none. The same digits are valid numbers of several countries, so it is
 * asked unless one is clearly ahead of all that would read them otherwise.
 */
export function decideCountry(given: readonly string[], signs: CountrySigns): CountryDecision {
  const cells = given.filter((cell) => cell.length <= LONGEST_CELL).map(inLatin);
  const [named] = namedCountries(cells.filter(isInternational));
  const national = cells.filter((cell) => !isInternational(cell) && digitsOf(cell).length >= LEAST_DIGITS);
  const tried = differentNumbers(national);
  const prior = priorOf(signs, named, exampleIn(tried));
  const found = onePerCode(
    COUNTRIES.map((country) => {
      const weight = prior(country);
      const fit = fitOf(tried, country, weight > 0 ? MISTAKEN : 0);
      return { country, isFit: fit.mobile + fit.landlines > 0, weight: weight + fit.weight };
    }).filter(({ country, isFit }) => isFit || country === signs.computer),
  );
  const [first] = found;
  if (tried.length === 0 || first === undefined)
    return { country: named ?? signs.computer, looked: 0, fits: [] };
  const likely = found
    .filter(({ weight }) => first.weight - weight < 2 * CLEAR)
    .map(({ country, weight }) => ({ country, weight: weight + rarity(tried, country) }))
    .sort(heavier);
  const [best = first, second] = likely;
  const isClear = second === undefined || best.weight - second.weight >= CLEAR;
  const shown = likely
    .filter(({ weight }) => best.weight - weight < (isClear ? TO_SAY : CLEAR))
    .sort((one, other) => placeOf(other) - placeOf(one))
    .slice(0, MOST_SHOWN)
    .map(({ country }) => country);
  const isShown = shown.some((country) => callingCodeOf(country) === callingCodeOf(signs.computer));
  const all = new Set([...(isClear ? [best.country] : []), ...shown, ...(isShown ? [] : [signs.computer])]);
  const fits = [...all].map((country) => ({ country, numbers: countFitting(national, country) }));
  return {
    country: isClear ? best.country : null,
    looked: national.length,
    fits: isClear ? fits.filter(({ country, numbers }) => country === best.country || numbers > 0) : fits,
  };
}

function placeOf({ country, weight }: Candidate): number {
  return weight + (MORE_LISTS.has(country) ? MORE_LISTED : 0);
}

interface Candidate {
  readonly country: string;
  readonly weight: number;
}

function heavier(one: Candidate, other: Candidate): number {
  return other.weight - one.weight;
}

/** Countries with the same calling code read numbers alike. */
function onePerCode(found: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const one of found) {
    const code = callingCodeOf(one.country);
    const other = best.get(code);
    const isMain = plansOfCallingCode(code)[0]?.country === one.country;
    if (other === undefined || one.weight > other.weight || (isMain && one.weight === other.weight))
      best.set(code, one);
  }
  return [...best.values()].sort(heavier);
}

function priorOf(
  { computer, zone, spoken = [], before }: CountrySigns,
  named: string | undefined,
  example: string | undefined,
) {
  const inZone = countriesInZone(zone);
  const places = inZone.length > 0 ? inZone : [computer];
  const isAtHome = places.includes(computer);
  const isAnywhere = isAtHome && EVERYWHERE.includes(computer);
  const ofComputer = isAtHome || !EVERYWHERE.includes(computer) ? COMPUTER : 0;
  const isSpecific = spoken.length <= FEW_SPEAK;
  const ofLanguage = isSpecific ? SPOKEN_HERE : SPOKEN;
  return (country: string): number => {
    const said =
      (spoken.includes(country) ? ofLanguage : 0) +
      (country === named ? NAMED : 0) +
      (country === example ? EXAMPLES : 0) +
      (country === before ? BEFORE : 0);
    const here = (country === computer ? ofComputer : 0) + (places.includes(country) ? ZONE : 0);
    if (said > ofLanguage || (said > 0 && isSpecific)) return said + here;
    const isFar = !isAnywhere && ![computer, ...places].some((place) => areNear(place, country));
    return said + here + (isFar ? FAR : 0) + (said + here === 0 && isSmall(country) ? SMALL : 0);
  };
}

/** The country that keeps at least half of the numbers for examples. */
function exampleIn(numbers: readonly string[]): string | undefined {
  const found = numbers.flatMap((number) => exampleCountry(digitsOf(number)) ?? []);
  return found.length * 2 >= numbers.length && new Set(found).size === 1 ? found[0] : undefined;
}

/** Spread over all of them. */
function differentNumbers(numbers: readonly string[]): string[] {
  const different = [...new Map(numbers.map((number) => [digitsOf(number), plainly(number)])).values()];
  const step = Math.max(1, different.length / MOST_TRIED);
  const count = Math.min(different.length, MOST_TRIED);
  return Array.from({ length: count }, (_, at) => different[Math.floor(at * step)]!);
}

/** Digits alone are read several times as fast. */
function plainly(number: string): string {
  return /^[\d\s().-]+$/.test(number) ? digitsOf(number) : number;
}

/** Of the numbers with a country code, most frequent first. */
export function namedCountries(numbers: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const number of numbers.map(inLatin)) {
    const reading = isInternational(number)
      ? parseMsisdn(number, undefined)
      : bareInternational(digitsOf(number));
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
