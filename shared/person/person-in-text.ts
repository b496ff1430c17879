import { digitsOf, inLatin } from '../number/latin-digits.ts';
import { numbersOfCell } from '../number/msisdn.ts';
import { plansAtStart } from '../number/numbering-plan.ts';

/** Free text is searched for so many of a number's last digits, which every spelling ends in. */
const LAST = 7;

function lastDigits(msisdn: string): string {
  return msisdn.slice(-LAST);
}

/** As `mentions`, for SQL; GLOB ends at a NUL. */
export function lastDigitsGlob(msisdn: string): string {
  return `*${[...lastDigits(msisdn)].join('*')}*`;
}

/** Whether a free text has the last digits of a number, whatever stands between them: a person says if it is the number. */
export function mentions(text: string, msisdn: string): boolean {
  return digitsOf(text).includes(lastDigits(msisdn));
}

/** The texts in JSON that may mention the number. */
export function mentionsInJson(json: string, msisdn: string): string[] {
  const texts = new Set<string>();
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === 'string' && mentions(value, msisdn)) texts.add(value);
  });
  return [...texts];
}

/** What a cell of numbers says of the number; `text` if the cell is not read and has the last digits. */
export function numberInCell(cell: string, msisdn: string): 'number' | 'text' | 'nothing' {
  if (!mentions(cell, msisdn)) return 'nothing';
  const readings = numbersOfCell(cell, plansAtStart(msisdn)?.[0]?.country);
  if (readings.some((one) => one.ok && one.msisdn === msisdn)) return 'number';
  return readings.some(({ ok }) => ok) ? 'nothing' : 'text';
}

/** Replaces the last digits of a number, whatever stands between them, and those of its own before them. */
export function withoutNumber(text: string, msisdn: string, instead: string): string {
  // Digits of every script are found, and the rest of the text stays as it is.
  const latin = text.replace(/(?!\d)\p{Nd}/gu, (digit) => (digit.length === 1 ? inLatin(digit) : digit));
  let result = '';
  let from = 0;
  for (const { 0: spelling, index } of latin.matchAll(spellingOf(msisdn))) {
    result += text.slice(from, index) + instead;
    from = index + spelling.length;
  }
  return result + text.slice(from);
}

/** A 0 may stand behind the country code and before the whole. */
function spellingOf(msisdn: string): RegExp {
  const before = [...msisdn.slice(0, -LAST)].reduce(
    (digits, digit) => `(?:${digits}${digit}[\\s().\\p{Pd}/0]{0,5})?`,
    '',
  );
  return new RegExp(
    `(?:[+(0]{1,4}[\\s().\\p{Pd}/0]{0,5})?${before}${[...lastDigits(msisdn)].join('\\D*')}`,
    'gu',
  );
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
  let remaining = text;
  // A regular expression has a longest length. A long word is itself wherever it stands.
  const short = own.filter((word) => word.length <= MOST_MATCHED);
  for (const word of own)
    if (word.length > MOST_MATCHED) remaining = remaining.replaceAll(word, () => instead);
  for (let from = 0; from < short.length; from += AT_ONCE) {
    const any = short
      .slice(from, from + AT_ONCE)
      .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
      .join('|');
    remaining = remaining.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu'),
      () => instead,
    );
  }
  return remaining;
}
