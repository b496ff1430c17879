import { inLatin } from '../number/latin-digits.ts';
import { type NumberingPlan, plansAtStart } from '../number/numbering-plan.ts';

/** The digits that every spelling of a number ends in, without its country code. */
export function lastDigits(msisdn: string): string {
  return msisdn.slice(-Math.max(7, msisdn.length - 3));
}

/** With its country code or without. */
export function mentions(text: string, msisdn: string): boolean {
  return withoutNumber(text, msisdn, '') !== text;
}

/** Replaces a number, however it is written. */
export function withoutNumber(text: string, msisdn: string, instead: string): string {
  const alone = new RegExp(`(?<!\\d)${msisdn}(?!\\d)`, 'gu');
  return [alone, spellingOf(msisdn)].reduce((left, one) => replaced(left, one, instead), text);
}

/** Finds digits of every script, and leaves the rest of the text as it is. */
function replaced(text: string, pattern: RegExp, instead: string): string {
  const latin = text.replace(/(?!\d)\p{Nd}/gu, (digit) => (digit.length === 1 ? inLatin(digit) : digit));
  let left = '';
  let from = 0;
  for (const { 0: found, index } of latin.matchAll(pattern)) {
    left += text.slice(from, index) + instead;
    from = index + found.length;
  }
  return left + text.slice(from);
}

const signs = '().\\p{Pd}/';
const apart = `[\\s${signs}]{0,3}`;

/** Also behind and before other numbers, from which only white space parts it. */
function spellingOf(msisdn: string): RegExp {
  const plan = plansAtStart(msisdn)?.[0];
  const code = plan?.callingCode ?? msisdn.slice(0, 3);
  const home = msisdn.slice(-Math.max(7, msisdn.length - code.length));
  const abroad = spaced(msisdn.slice(0, -home.length));
  const national = code === argentina ? argentineHome(home) : spaced(home);
  const trunk = [...trunksOf(plan)].map(spaced).join('|');
  const before = `(?:(?:00|011)?${apart}${abroad}${apart})?(?:(?:${trunk})${apart}){0,2}`;
  return new RegExp(`(?<!\\d[${signs}]{0,3})${before}${national}(?![${signs}]{0,3}\\d)`, 'gu');
}

function spaced(digits: string): string {
  return [...digits].join(apart);
}

const fewDigits = Array.from({ length: 100 }, (_, n) => [String(n), String(n).padStart(2, '0')]).flat();

/** Dialled before a number inside the country, such as 0, and 06 in Hungary. */
function trunksOf(plan: NumberingPlan | undefined): Set<string> {
  return new Set(['0', ...fewDigits.filter((digits) => plan?.trunk?.exec(digits)?.[0] === digits)]);
}

const argentina = '54';

/** Mobile numbers have a 9 in front abroad, and at home often a 15 behind the area code of two to four digits. */
function argentineHome(home: string): string {
  if (!home.startsWith('9')) return spaced(home);
  const behindArea = `(?:15${apart})?`;
  const digits = [...home.slice(1)].map((digit, at) => (at >= 2 && at <= 4 ? behindArea : '') + digit);
  return `(?:9${apart})?${digits.join(apart)}`;
}

/** A shorter word is not personal. */
const fewestLetters = 2;
/** Letters of a word, and words, in one regular expression. */
const MOST_MATCHED = 500;
const AT_ONCE = 100;

/** Replaces a person's own words, as they are or as JSON writes them. */
export function withoutWords(text: string, words: readonly string[], instead: string): string {
  const own = words
    .map((word) => word.trim())
    .filter((word) => word.length >= fewestLetters && /\p{L}/u.test(word))
    .flatMap((word) => [...new Set([word, JSON.stringify(word).slice(1, -1)])])
    .sort((one, other) => other.length - one.length);
  let left = text;
  // A regular expression has a longest length. A long word is itself wherever it stands.
  const short = own.filter((word) => word.length <= MOST_MATCHED);
  for (const word of own) if (word.length > MOST_MATCHED) left = left.replaceAll(word, () => instead);
  for (let from = 0; from < short.length; from += AT_ONCE) {
    const any = short
      .slice(from, from + AT_ONCE)
      .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
      .join('|');
    left = left.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu'), () => instead);
  }
  return left;
}
