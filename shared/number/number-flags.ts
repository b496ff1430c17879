/**
 * What was done to a cell to make a number of it, and what is doubtful about the number. Flags are bits, so that
 * a million rows keep theirs in one integer each.
 */
export const NUMBER_FLAGS = {
  /** Spaces, dashes, dots, brackets or the plus sign were taken away. */
  punctuation: 1 << 0,
  /** Invisible characters were taken away: direction marks, zero-width spaces, soft hyphens. */
  invisible: 1 << 1,
  /** Digits of another script became 0 to 9. */
  digits: 1 << 2,
  /** An apostrophe, a formula, a link or a word such as `Tel.` around the number was taken away. */
  wrapper: 1 << 3,
  /** `.0` was taken away, or an exact `4.6701740605E+10` was written out. */
  decimals: 1 << 4,
  /** The way out of the country (00, 011) was replaced by nothing. */
  prefix: 1 << 5,
  /** The default country's code was put in front. */
  country: 1 << 6,
  /** The 0 (or 8, or 06) that is only dialled inside the country was taken away. */
  trunk: 1 << 7,
  /** A country other than the default one. */
  foreign: 1 << 8,
  /** A form that its country no longer uses was brought up to date. */
  former: 1 << 9,

  /** The length fits, but no such number is in use in its country. */
  invalid: 1 << 10,
  landline: 1 << 11,
  /** Premium, toll-free, pager and the like: not a person's phone. */
  special: 1 << 12,
  /** The cell holds more than one number; the likeliest was taken. */
  several: 1 << 13,
  extension: 1 << 14,
  /** Words stood next to the number. */
  words: 1 << 15,
  /** There was no plus, but it only makes sense with one. */
  plusAssumed: 1 << 16,
  /** A 0 that a spreadsheet takes away was put back in front. */
  zeroAssumed: 1 << 17,
  /** It could as well be a number of another country written without its plus. */
  ambiguous: 1 << 18,
  /** It names no country, and what its row names as one is not known. */
  unknownCountry: 1 << 19,
} as const;

export type NumberFlag = keyof typeof NUMBER_FLAGS;

/** The flags that make a number doubtful: worth a look before sending. */
export const DOUBTS = ((1 << 20) - 1) & ~((1 << 10) - 1);

const NAMES = Object.keys(NUMBER_FLAGS) as NumberFlag[];

export function flagsIn(flags: number): NumberFlag[] {
  return NAMES.filter((name) => (flags & NUMBER_FLAGS[name]) !== 0);
}

/** True when a number should be looked at before sending. */
export function isDoubtful(flags: number): boolean {
  return (flags & DOUBTS) !== 0;
}

/** How many other columns may be asked, in order, where the number column holds no mobile number. */
export const MOST_OTHER_COLUMNS = 7;

/** Above all of `NUMBER_FLAGS`. */
const SOURCE_AT = 20;
const SOURCE_BITS = 7;

/** The flags of a number, with the column it was taken from: 0 for the number column, else 1 for the first of the others. */
export function withSource(flags: number, source: number): number {
  return (flags & ~(SOURCE_BITS << SOURCE_AT)) | (source << SOURCE_AT);
}

/** Which column a number was taken from, as `withSource` put it there. */
export function sourceOf(flags: number): number {
  return (flags >> SOURCE_AT) & SOURCE_BITS;
}
