import { inLatin } from '../number/latin-digits.ts';
import { plansAtStart } from '../number/numbering-plan.ts';

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
  const code = plansAtStart(msisdn)?.[0]?.callingCode.length ?? 3;
  const home = msisdn.slice(-Math.max(7, msisdn.length - code));
  const [abroad, national] = [msisdn.slice(0, -home.length), home].map((digits) => [...digits].join(apart));
  const before = `(?:(?:00|011)?${apart}${abroad}${apart})?(?:0${apart}){0,2}`;
  return new RegExp(`(?<!\\d[${signs}]{0,3})${before}${national}(?![${signs}]{0,3}\\d)`, 'gu');
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
