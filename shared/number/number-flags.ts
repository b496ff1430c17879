/** What was repaired in a cell, and what is doubtful. Bits, so that a million rows take one integer each. */
export const NUMBER_FLAGS = {
  /** Spaces, dashes, dots, brackets or the plus sign were removed. */
  punctuation: 1 << 0,
  /** Invisible characters were removed: direction marks, zero-width spaces, soft hyphens. */
  invisible: 1 << 1,
  /** Digits of another script became 0 to 9. */
  digits: 1 << 2,
  /** An apostrophe, a formula, a link or a word such as `Tel.` around the number was removed. */
  wrapper: 1 << 3,
  /** `.0` was removed, or an exact `4.6701740605E+10` was written out. */
  decimals: 1 << 4,
  /** The international prefix (00, 011) was removed. */
  prefix: 1 << 5,
  /** The code of the list's country was added. */
  country: 1 << 6,
  /** The 0 (or 8, or 06) that is only dialled nationally was removed. */
  trunk: 1 << 7,
  /** The number is of another country than the default one. */
  foreign: 1 << 8,
  /** An obsolete form of the number was updated. */
  former: 1 << 9,

  /** The length fits, but no such number is in use in its country. */
  invalid: 1 << 10,
  landline: 1 << 11,
  /** Premium, toll-free, pager and the like: not a person's phone. */
  special: 1 << 12,
  /** The cell has more than one number; the most likely was taken. */
  several: 1 << 13,
  /** There were words beside the number. */
  words: 1 << 15,
  /** There was no plus, but the number only makes sense with one. */
  plusAssumed: 1 << 16,
  /** A 0 that a spreadsheet removes was put back. */
  zeroAssumed: 1 << 17,
  /** The digits could also be a number of another country written without its plus. */
  ambiguous: 1 << 18,
  /** The number has no country code, and its row names an unknown country. */
  unknownCountry: 1 << 19,
  /** The list's country has no such mobile number, but another country of the list does. */
  elsewhere: 1 << 27,
} as const;

export type NumberFlag = keyof typeof NUMBER_FLAGS;

/** A number with one of these should be checked before sending. */
export const DOUBTS = (((1 << 20) - 1) & ~((1 << 10) - 1)) | NUMBER_FLAGS.elsewhere;

/** More than blanks, signs and a country code were changed. */
const REPAIRS =
  NUMBER_FLAGS.digits |
  NUMBER_FLAGS.wrapper |
  NUMBER_FLAGS.decimals |
  NUMBER_FLAGS.prefix |
  NUMBER_FLAGS.former;

/** A number with one of these cannot be a mobile phone's. */
export const NO_MOBILE = NUMBER_FLAGS.landline | NUMBER_FLAGS.special | NUMBER_FLAGS.invalid;

const NAMES = Object.keys(NUMBER_FLAGS) as NumberFlag[];

export function flagsIn(flags: number): NumberFlag[] {
  return NAMES.filter((name) => (flags & NUMBER_FLAGS[name]) !== 0);
}

export function isRepaired(flags: number): boolean {
  return (flags & REPAIRS) !== 0;
}

export function isDoubtful(flags: number): boolean {
  return (flags & DOUBTS) !== 0;
}

/** Other columns to try, in order, if the number column has no mobile number. */
export const MOST_OTHER_COLUMNS = 7;

/** Between `NUMBER_FLAGS.unknownCountry` and `elsewhere`. */
const SOURCE_AT = 20;
const SOURCE_BITS = 7;

/** `source` is the column of the number: 0 for the number column, 1 for the first of the others. */
export function withSource(flags: number, source: number): number {
  return (flags & ~(SOURCE_BITS << SOURCE_AT)) | (source << SOURCE_AT);
}

export function sourceOf(flags: number): number {
  return (flags >> SOURCE_AT) & SOURCE_BITS;
}
