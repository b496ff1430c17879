import { exampleCountry } from './example-numbers.ts';
import { digitsOf } from './latin-digits.ts';
import { parseMsisdn } from './msisdn.ts';
import { NUMBER_FLAGS as FLAG, NO_MOBILE } from './number-flags.ts';
import { callingCodeOf } from './numbering-plan.ts';

/** Powers of ten of how much less likely a country is by each such number. */
const MISS = -2;
/** Among mobile numbers; in a list of landlines each is a miss. */
const LANDLINE = -0.3;
/** A country that fits none of so many is left out. */
const FIRST_TRIED = 10;

/** How well numbers fit a country; `mistaken` is the share that counts as no miss. */
export function fitOf(numbers: readonly string[], country: string, mistaken: number) {
  let mobile = 0;
  let landlines = 0;
  for (const [at, number] of numbers.entries()) {
    if (at === FIRST_TRIED && mobile + landlines === 0) break;
    const kind = kindOf(number, country);
    if (kind === 'mobile') mobile += 1;
    else if (kind === 'landline') landlines += 1;
  }
  const misses = Math.max(0, numbers.length * (1 - mistaken) - mobile - landlines);
  const each = mobile * 3 >= landlines ? LANDLINE : MISS;
  return { mobile, landlines, weight: misses * MISS + landlines * each };
}

type Kind = 'mobile' | 'landline' | 'none';

function kindOf(number: string, country: string): Kind {
  const reading = parseMsisdn(number, country);
  if (!reading.ok || !reading.msisdn.startsWith(callingCodeOf(country))) return 'none';
  if ((reading.flags & FLAG.invalid) !== 0 && exampleCountry(digitsOf(number)) === country) return 'mobile';
  if ((reading.flags & NOT_OWN) !== 0) return 'none';
  return (reading.flags & NO_MOBILE) === 0 ? 'mobile' : 'landline';
}

/** Not a number of its own, but one that is valid elsewhere, or nowhere. */
const NOT_OWN = FLAG.invalid | FLAG.plusAssumed | FLAG.ambiguous;

/**
 * How unlikely numbers are by chance: those of a country with few ways to begin a number point to it more than
 * to one where nearly all digits are valid. Numbers that begin alike count once.
 */
export function rarity(numbers: readonly string[], country: string): number {
  const beginnings = new Map(numbers.map((number) => [significant(number).slice(0, 2), digitsOf(number)]));
  let ofBeginnings = 0;
  let ofZeros = 0;
  for (const digits of beginnings.values()) {
    const kind = kindOf(digits, country);
    if (kind === 'none') continue;
    ofBeginnings -= Math.log10(shareOfBeginning(digits, country, kind));
    if (lostZero(digits, country)) ofZeros -= Math.log10(waysToBegin(digits, country, kind));
  }
  // Numbers of one place or operator begin alike, so more beginnings prove little more.
  const counted = Math.min(beginnings.size, MOST_BEGINNINGS) / Math.max(1, beginnings.size);
  return ofBeginnings * counted + ofZeros;
}

const MOST_BEGINNINGS = 4;
const BEGINNING = 3;

/** How much of all digits such numbers take up, by those that differ in one of the first digits. */
function shareOfBeginning(digits: string, country: string, kind: Kind): number {
  const begin = digits.length - significant(digits).length;
  let share = 1;
  for (let at = begin; at < begin + BEGINNING; at++)
    share *= waysToBegin(digits.slice(at + 1), country, kind, digits.slice(0, at)) / DIGITS.length;
  return share;
}

/** How many digits can come before the rest. */
function waysToBegin(rest: string, country: string, kind: Kind, before = ''): number {
  return DIGITS.filter((digit) => kindOf(before + digit + rest, country) === kind).length;
}

/** A 0 that a spreadsheet took away is a digit of the number itself there: then all of the list begin with it. */
function lostZero(digits: string, country: string): boolean {
  const reading = parseMsisdn(digits, country);
  return reading.ok && (reading.flags & FLAG.zeroAssumed) !== 0;
}

const DIGITS = [...'0123456789'];

function significant(number: string): string {
  return digitsOf(number).replace(/^0+/, '');
}

/** Those of the countries that read a cell as another valid mobile number. */
export function alsoValidIn(
  cell: string,
  { msisdn, flags }: { readonly msisdn: string; readonly flags: number },
  countries: readonly string[],
): string[] {
  if ((flags & FLAG.country) === 0) return [];
  return countries.filter(
    (country) => !msisdn.startsWith(callingCodeOf(country)) && kindOf(cell, country) === 'mobile',
  );
}

/** The mobile numbers of a country, or the landlines where there is no other. */
export function countFitting(numbers: readonly string[], country: string): number {
  const kinds = numbers.map((number) => kindOf(number, country));
  return (
    kinds.filter((kind) => kind === 'mobile').length || kinds.filter((kind) => kind === 'landline').length
  );
}
