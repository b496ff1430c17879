import type { Msisdn } from '../brand.ts';
import { cellNumbers, withFlags } from './cell-numbers.ts';
import { type DialledFailure, type DialledNumber, readDialled } from './dialled-number.ts';
import { identityForm } from './identity-number.ts';
import type { NumberFault } from './number-faults.ts';
import { DOUBTS, NUMBER_FLAGS as FLAG, NO_MOBILE } from './number-flags.ts';
import type { NumberReading } from './number-reading.ts';
import { MOST_DIGITS } from './number-text.ts';
import {
  afterCommonPrefix,
  type NumberType,
  planOfCountry,
  plansAtStart,
  plansOfCallingCode,
} from './numbering-plan.ts';

/**
 * Reads a cell as a person in `country` (two capital letters) means it, of several numbers the likeliest. Refuses a
 * number of impossible length; one that is not in use, or hardly a mobile phone, gets a doubt.
 */
export function parseMsisdn(cell: string, country: string | undefined): NumberReading {
  const readings = numbersOfCell(cell, country);
  return readings.find((one) => one.ok && (one.flags & DOUBTS & ~FLAG.several) === 0) ?? readings[0]!;
}

/** All numbers of a cell, or why it has none. */
export function numbersOfCell(cell: string, country: string | undefined): readonly NumberReading[] {
  const readings = cellNumbers(cell, (digits) => judge(digits, country));
  return readings.length === 1 && isIdentity(cell, country, readings[0]!)
    ? [{ ok: false, fault: 'identity' }]
    : readings;
}

/** In a column of phone numbers, digits that could also be something else are a phone number if they are in use. */
function isIdentity(cell: string, country: string | undefined, reading: NumberReading): boolean {
  const flags = reading.ok ? reading.flags : FLAG.invalid;
  if ((flags & (NO_MOBILE | FLAG.plusAssumed | FLAG.prefix)) === 0) return false;
  const isUsed = (flags & (FLAG.invalid | FLAG.plusAssumed | FLAG.special)) === 0;
  const form = identityForm(cell, country);
  if (form !== undefined) return form === 'written' || !isUsed;
  return !isUsed && identityForm(cell) === 'written';
}

function judge(digits: string, country: string | undefined): NumberReading {
  const read = readDialled(digits, country);
  if (isUsed(read)) {
    const abroad = behindCommonPrefix(digits, read);
    if (abroad !== undefined) return accept(abroad, country, FLAG.prefix);
    const full = inFull(digits, read);
    if (full === undefined) return accept(read, country, 0);
    return full.callingCode === homeCode(country)
      ? accept(full, country, 0)
      : accept(read, country, FLAG.ambiguous);
  }
  const rescued = rescue(digits, country);
  if (rescued !== undefined) return rescued;
  const foreign = lostPlus(digits);
  if (foreign !== undefined) return unsure(foreign, country, FLAG.plusAssumed);
  return mayExist(read) ? unsure(read, country, 0) : { ok: false, fault: faultOf(digits, read) };
}

/** For a number not in use: first tries whether it is a mistaken form of another, written in full. */
function unsure(read: DialledNumber, country: string | undefined, doubt: number): NumberReading {
  const rescued = rescue(`+${read.callingCode}${read.national}`, country);
  if (rescued === undefined) return accept(read, country, doubt | FLAG.invalid);
  return withFlags(rescued, doubt);
}

function accept(read: DialledNumber, home: string | undefined, doubt: number): NumberReading {
  const msisdn = (read.callingCode + read.national) as Msisdn;
  if (msisdn.length > MOST_DIGITS) return { ok: false, fault: 'too-long' };
  if (isFiller(read.national)) return { ok: false, fault: 'empty' };
  let flags = doubt;
  if (read.source === 'plus') flags |= FLAG.punctuation;
  else if (read.source === 'default-country') flags |= FLAG.country;
  else if (read.source === 'international-prefix') flags |= FLAG.prefix;
  if (read.trunkTaken) flags |= FLAG.trunk;
  const isHome = read.country === undefined ? homeCode(home) === read.callingCode : read.country === home;
  if (home !== undefined && !isHome) flags |= FLAG.foreign;
  if (read.type === 'fixed') flags |= FLAG.landline;
  else if (read.type !== undefined && !REACHABLE.has(read.type)) flags |= FLAG.special;
  return { ok: true, msisdn, country: read.country, flags };
}

const REACHABLE: ReadonlySet<string> = new Set(['mobile', 'fixed-or-mobile']);

/**
 * The mobile number that the digits are with their country code, if they were read as a landline written without its 0.
 * In a list of people to text, digits that start with the home country's code and form its mobile number mean that number.
 */
function inFull(digits: string, read: DialledNumber): DialledNumber | undefined {
  if (read.source !== 'default-country' || read.type !== 'fixed' || read.trunkTaken) return undefined;
  if (digits.length < LEAST_WITHOUT_PLUS || digits.startsWith('0')) return undefined;
  const full = readDialled(`+${digits}`, undefined);
  return isUsed(full) && REACHABLE.has(full.type) ? full : undefined;
}

/** 0081 is Japan's code, even in a country that dials abroad with 008. */
function behindCommonPrefix(digits: string, read: DialledNumber): DialledNumber | undefined {
  const after = read.source === 'international-prefix' ? afterCommonPrefix(digits) : undefined;
  if (after === undefined || after.startsWith(read.callingCode)) return undefined;
  const full = readDialled(`+${after}`, undefined);
  return isUsed(full) ? full : undefined;
}

function isUsed(read: DialledNumber | DialledFailure): read is DialledNumber & { readonly type: NumberType } {
  return typeof read !== 'string' && read.type !== undefined;
}

function homeCode(country: string | undefined): string | undefined {
  return country === undefined ? undefined : planOfCountry(country)?.callingCode;
}

/** Too many digits for a national number, which fit a country behind a plus. */
function lostPlus(digits: string): DialledNumber | undefined {
  if (digits.length <= LEAST_WITHOUT_PLUS || /^[+0]/.test(digits)) return undefined;
  const read = readDialled(`+${digits}`, undefined);
  return mayExist(read) ? read : undefined;
}

/** True if the length fits, and the number does not lose another leading 0 at each reading, as a cell full of zeros does. */
function mayExist(read: DialledNumber | DialledFailure): read is DialledNumber {
  if (typeof read === 'string' || !read.possible) return false;
  if (!read.national.startsWith('0')) return true;
  const again = readDialled(`+${read.callingCode}${read.national}`, undefined);
  return typeof again !== 'string' && again.national === read.national;
}

/** Shorter numbers are not read as having lost their plus. */
const LEAST_WITHOUT_PLUS = 10;

/** Undoes what spreadsheets and people do to numbers; only a result valid in its country counts. */
function rescue(digits: string, country: string | undefined): NumberReading | undefined {
  for (const [text, flag] of rescues(digits, homeCode(country))) {
    const read = readDialled(text, country);
    if (isUsed(read)) return accept(read, country, flag);
  }
  return undefined;
}

function* rescues(
  digits: string,
  home: string | undefined,
): Generator<readonly [text: string, flag: number]> {
  const present = presentForm(digits, home);
  if (present !== undefined) yield [present, FLAG.former];
  // Russians write +8 for the 8 dialled inside the country; no country code begins with 89 or 0.
  if (digits.startsWith('+0') || (home === '7' && digits.startsWith('+89'))) {
    yield [digits.slice(1), FLAG.punctuation];
    yield* rescues(digits.slice(1), undefined);
    return;
  }
  const hasPlus = digits.startsWith('+');
  const full = hasPlus ? digits.slice(1) : afterCommonPrefix(digits);
  const prefix = hasPlus ? 0 : FLAG.prefix;
  if (full !== undefined) {
    if (!hasPlus) yield [`+${full}`, prefix];
    // People write a 0 after the country code, `+420 (0)601`, even if no such 0 is dialled.
    const code = plansAtStart(full)?.[0]?.callingCode;
    if (code !== undefined && full[code.length] === '0')
      yield [`+${code}${full.slice(code.length + 1)}`, prefix | FLAG.trunk];
  }
  if (/^[+0]/.test(digits)) return;
  if (digits.length >= LEAST_WITHOUT_PLUS) yield [`+${digits}`, FLAG.plusAssumed];
  yield [`0${digits}`, FLAG.zeroAssumed];
}

/** What people write if a form insists on a number. */
function isFiller(digits: string): boolean {
  return !/[1-9]/.test(digits);
}

function faultOf(digits: string, read: DialledNumber | DialledFailure): NumberFault {
  if (isFiller(digits)) return 'empty';
  if (typeof read === 'string') {
    return read === 'no-country' && digits.startsWith('+') ? 'unknown-country-code' : read;
  }
  const plan = (read.country && planOfCountry(read.country)) || plansOfCallingCode(read.callingCode)[0]!;
  if (read.national.length < plan.shortest) return 'too-short';
  return read.national.length > plan.longest ? 'too-long' : 'impossible';
}

/** Obsolete forms of numbers, without the plus; each has exactly one successor. */
const FORMER: readonly (readonly [written: RegExp, successor: string])[] = [
  // Mexico, until 2019: a 1 between country code and mobile number, and nationally 044 or 045 before it.
  [/^52(?:0?1|04[45])(\d{10})$/, '+52$1'],
  // Benin, until November 2024: eight digits; every number got 01 in front.
  [/^229(\d{8})$/, '+22901$1'],
];

/** The current form, with a `+`; undefined for no known former form. The caller must check that it is in use. */
function presentForm(digits: string, home: string | undefined): string | undefined {
  const full = digits.startsWith('+') ? digits.slice(1) : (afterCommonPrefix(digits) ?? digits);
  // A 1 before ten digits is North America's code, in Mexico too.
  const written = digits.startsWith('1') ? [full] : [full, `${home}${digits}`];
  for (const [form, successor] of FORMER)
    for (const text of written) if (form.test(text)) return text.replace(form, successor);
  return undefined;
}
