import { countriesInZone } from './country-zones.ts';
import { isSurelyMobile } from './dialled-number.ts';
import { digitsOf, inLatin } from './latin-digits.ts';
import { parseMsisdn } from './msisdn.ts';
import { areNeighbours } from './neighbours.ts';
import { isTextFault } from './number-faults.ts';
import { NUMBER_FLAGS as FLAG, NO_MOBILE } from './number-flags.ts';
import { plainDigits } from './number-text.ts';
import { COUNTRIES, callingCodeOf, planOfCountry, plansOfCallingCode } from './numbering-plan.ts';

/** What hints at a list's country, besides its numbers. */
export interface CountrySigns {
  /** The country that most of a person's numbers are from; null until the person has chosen it. */
  readonly home: string | null;
  /** The country of this computer; it only orders the buttons. */
  readonly computer: string;
  /** The computer's time zone, by its IANA name; Node has none for a `TZ` such as `:/etc/localtime`. */
  readonly zone: string | undefined;
  /** Countries that the language of the list suggests; empty if it suggests none. */
  readonly spoken?: readonly string[];
  /** The cells of a column of countries. */
  readonly inColumns?: readonly string[];
  /** What a person answered for the same columns. */
  readonly before?: string | undefined;
}

/** How many of the numbers looked at are in use there. */
export interface CountryFit {
  readonly country: string;
  readonly numbers: number;
}

export interface CountryDecision {
  /** Home, or null. If numbers were looked at, the person is then asked; otherwise nobody needs to know the country. */
  readonly country: string | null;
  /** How many numbers without a country code were looked at. */
  readonly looked: number;
  /** The countries that the question offers, in this order. */
  readonly fits: readonly CountryFit[];
}

const LEAST_DIGITS = 6;
/** So many numbers cannot all be landlines by chance. */
const LEAST_TELLING = 4;
const MANY_LENGTHS = 6;
/** A longer cell is no number, and reading it for each country would take long. */
const LONGEST_CELL = 100;
const MOST_SHOWN = 6;
/** The most numbers by which all countries are ordered. */
const MOST_TRIED = 60;
/** Shorter numbers are more often mistyped numbers of home. */
const LEAST_WITH_CODE = 11;
/** The most countries that may share a list; few, because each of them reads every number that home does not read. */
export const MOST_OTHERS = 3;
/** If a neighbour reads so many numbers, they are no slips. */
const NO_SLIP = 2;

/**
 * The country of numbers without a code: home if nearly all are in use there, and no other country that may be meant
 * reads as many. Otherwise nobody knows, because the same digits are other people's numbers in the other country.
 */
export function decideCountry(cells: readonly string[], signs: CountrySigns): CountryDecision {
  const national = nationalIn(cells, signs);
  const isOpen = isCountryOpen(cells, signs, national);
  const country = isOpen ? null : signs.home;
  return { country, looked: national.length, fits: isOpen ? offered(national, signs) : [] };
}

export function isCountryOpen(
  cells: readonly string[],
  signs: CountrySigns,
  national = nationalIn(cells, signs),
): boolean {
  const { home } = signs;
  if (national.length === 0) return false;
  return home === null || !isOf(home, national, candidates(cells, signs, home));
}

/** The cells without a country code; none if a person has not named home and all cells begin with a code. */
function nationalIn(cells: readonly string[], { home, computer }: CountrySigns): string[] {
  const reader = home ?? computer;
  const national = cells.filter((cell) => isNational(cell, reader)).map(plainly);
  return home === null && national.every((cell) => numberIn(cell, reader)?.hasCode) ? [] : national;
}

/**
 * True if nearly all numbers are in use in `home`, and no other country reads as many of the cells as other numbers. A
 * country whose landlines may have nearly any length is passed over if home reads only mobile numbers and it reads none.
 */
function isOf(home: string, cells: readonly string[], others: readonly string[]): boolean {
  const athome = cells.map((cell) => numberIn(cell, home));
  const used = athome.filter((number) => number !== undefined);
  if (!areNearlyAll(used.length, cells.length)) return false;
  const areMobile = used.length >= LEAST_TELLING && used.every(({ msisdn }) => isSurelyMobile(msisdn));
  return others.every((country) => {
    const most = cells.length - used.length;
    let missed = 0;
    let isOther = false;
    let isMobile = false;
    for (const [at, cell] of cells.entries()) {
      const number = numberIn(cell, country);
      if (number === undefined) missed += 1;
      else if (number.msisdn !== athome[at]?.msisdn) {
        isOther = true;
        isMobile ||= number.isMobile || number.hasCode;
      }
      if (missed > most) return true;
    }
    return !isOther || (areMobile && !isMobile && fitsNearlyAnything(country));
  });
}

function fitsNearlyAnything(country: string): boolean {
  const lengths = planOfCountry(country)?.lengths ?? 0;
  return lengths.toString(2).replaceAll('0', '').length >= MANY_LENGTHS;
}

/** True for all but one, or nine of ten. */
export function areNearlyAll(count: number, all: number): boolean {
  return count > 0 && (count >= all - 1 || count >= all * 0.9);
}

/**
 * Other countries whose mobile numbers a list of `country` seems to hold, among the cells in which `country` itself reads
 * no mobile number: the country with most numbers first.
 */
export function alsoHeld(cells: readonly string[], country: string, signs: CountrySigns): string[] {
  const unread = cells
    .filter((cell) => isNational(cell, country) && numberIn(cell, country)?.isMobile !== true)
    .map(plainly);
  if (unread.length === 0) return [];
  return candidates(cells, signs, country)
    .map((other) => ({
      other,
      count: unread.filter((cell) => isSurelyMobile(numberIn(cell, other)?.msisdn ?? '')).length,
      least: areNeighbours(country, other) ? NO_SLIP : 1,
    }))
    .filter(({ count, least }) => count >= least)
    .sort((one, two) => two.count - one.count)
    .slice(0, MOST_OTHERS)
    .map(({ other }) => other);
}

/** Countries that may be meant besides `country`: those of the list, an earlier answer and the zone, and neighbours. */
function candidates(cells: readonly string[], signs: CountrySigns, country: string): string[] {
  const { zone, spoken = [], inColumns = [], before } = signs;
  const named = [
    ...namedCountries(cells),
    ...(spoken.includes(country) ? [] : spoken),
    ...inColumns,
    ...(before === undefined ? [] : [before]),
    ...countriesInZone(zone),
  ];
  const all = COUNTRIES.filter((other) => named.includes(other) || areNeighbours(country, other));
  const byCode = new Map(all.map((other) => [callingCodeOf(other), other]));
  byCode.delete(callingCodeOf(country));
  return [...byCode.values()];
}

/** Mobile numbers that Britain and France keep for films and examples; their plans do not list them as valid. */
const EXAMPLE = /^(?:447700900\d{3}|3363998\d{4})$/;

interface NumberThere {
  readonly msisdn: string;
  readonly isMobile: boolean;
  /** True if the number begins with its country code, without a plus. */
  readonly hasCode: boolean;
}

/** The mobile phone or landline in use that a person in the country means by the cell. */
function numberIn(cell: string, country: string): NumberThere | undefined {
  const reading = parseMsisdn(cell, country);
  if (!reading.ok || (reading.flags & (FLAG.ambiguous | FLAG.special)) !== 0) return undefined;
  const { msisdn, flags } = reading;
  const hasCode = (flags & FLAG.country) === 0;
  if ((flags & FLAG.invalid) !== 0)
    return EXAMPLE.test(msisdn) ? { msisdn, isMobile: true, hasCode } : undefined;
  const isMobile = (flags & NO_MOBILE) === 0;
  if ((flags & FLAG.plusAssumed) !== 0 && !(isMobile && msisdn.length >= LEAST_WITH_CODE)) return undefined;
  return { msisdn, isMobile, hasCode };
}

function isNational(cell: string, reader: string): boolean {
  if (cell.length > LONGEST_CELL || digitsOf(cell).length < LEAST_DIGITS || isInternational(cell))
    return false;
  const reading = parseMsisdn(cell, reader);
  return reading.ok ? (reading.flags & FLAG.prefix) === 0 : !isTextFault(reading.fault);
}

function isInternational(cell: string): boolean {
  return /^[\s\p{Cf}('=]*(?:\+|00[1-9])/u.test(inLatin(cell));
}

/** The digits of a cell with common signs, because digits alone are read several times as fast. */
function plainly(cell: string): string {
  const latin = inLatin(cell);
  return plainDigits(latin) ?? latin;
}

/** The countries of the numbers with a country code, the most frequent first. */
export function namedCountries(cells: readonly string[]): string[] {
  const named = cells.flatMap((cell) => {
    if (cell.length > LONGEST_CELL) return [];
    const digits = digitsOf(cell);
    const isBare = digits.length >= LEAST_WITH_CODE && !digits.startsWith('0');
    if (!isBare && !isInternational(cell)) return [];
    const reading = parseMsisdn(isInternational(cell) ? cell : `+${digits}`, undefined);
    return reading.ok && (reading.flags & FLAG.invalid) === 0 ? (reading.country ?? []) : [];
  });
  return mostFrequent(named);
}

export function mostFrequent(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1]).map(([one]) => one);
}

/** Countries that fit equally well are offered in this order: those with more lists first. */
const MORE_LISTS =
  'GB DE FR IT ES NL SE PL DK NO BE CH AT IE FI PT CZ US IN BR MX ZA AU NZ HU RO GR TR UA RU NG KE ID PH PK BD SG MY AE SA IL CN JP KR VN TH EG CO AR CL PE'.split(
    ' ',
  );

/**
 * The computer's country comes first if home is asked, else an earlier answer. Countries that fit nearly all numbers follow,
 * and among these the ones that the list or its place names.
 */
function offered(cells: readonly string[], signs: CountrySigns): CountryFit[] {
  const { home, computer, spoken = [], before } = signs;
  const named = [home ?? computer, ...countriesInZone(signs.zone), ...namedCountries(cells), ...spoken];
  const tried = spread(cells);
  const first = home === null ? computer : before;
  // Countries with one calling code read numbers alike.
  const isMain = (country: string) => plansOfCallingCode(callingCodeOf(country))[0]?.country === country;
  const ordered = COUNTRIES.filter(
    (country) => country === first || named.includes(country) || isMain(country),
  )
    .map((country) => {
      const there = tried.map((cell) => numberIn(cell, country)).filter((number) => number !== undefined);
      const place = MORE_LISTS.indexOf(country);
      const order = [
        Number(country === first),
        Number(areNearlyAll(there.length, tried.length)),
        Number(named.includes(country)),
        there.length,
        Number(named.some((one) => areNeighbours(one, country))),
        there.filter(({ isMobile }) => isMobile).length,
        place === -1 ? -MORE_LISTS.length : -place,
      ];
      return { country, order, isShown: there.length > 0 || country === first || country === home };
    })
    .filter(({ isShown }) => isShown)
    .sort((one, two) => compared(two.order, one.order));
  const byCode = new Map(ordered.toReversed().map(({ country }) => [callingCodeOf(country), country]));
  const shown = ordered
    .map(({ country }) => country)
    .filter((country) => byCode.get(callingCodeOf(country)) === country)
    .slice(0, MOST_SHOWN);
  if (home !== null && !shown.includes(home)) shown.push(home);
  return shown.map((country) => ({
    country,
    numbers: cells.filter((cell) => numberIn(cell, country) !== undefined).length,
  }));
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at === -1 ? 0 : one[at]! - other[at]!;
}

/** A sample of different cells, from all over the list. */
function spread(cells: readonly string[]): string[] {
  const different = [...new Set(cells)];
  const count = Math.min(different.length, MOST_TRIED);
  return Array.from({ length: count }, (_, at) => different[Math.floor((at * different.length) / count)]!);
}
