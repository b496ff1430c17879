const written = /\d(?:[\s().\-/]{0,3}\d){6,24}/gu;

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
  const isIt = (one: string): boolean => {
    const digits = one.replace(/\D/gu, '').replace(/^0+/u, '');
    return digits.endsWith(lastDigits(msisdn)) && msisdn.endsWith(digits);
  };
  const alone = new RegExp(`(?<!\\d)${msisdn}(?!\\d)`, 'gu');
  return text.replace(alone, instead).replace(written, (found) => {
    if (isIt(found)) return instead;
    // Several numbers may follow one another.
    return found.replace(/\S+/gu, (one) => (isIt(one) ? instead : one));
  });
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
