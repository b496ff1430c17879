import { listOf } from '../../../format/format-list.ts';
import { quoted } from '../../../format/quoted.ts';
import { texts } from '../../../language/language.ts';
import type { Said } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';

/** What is said of a cell that is read as a number. */
export const numbers = texts('said/numbers', {
  faults: {
    empty: 'There is no number.',
    'no-digits': 'There are no digits.',
    lossy: 'The spreadsheet cut digits off this number; they are not in the file.',
    fraction: 'This is a number with decimals.',
    letters: 'There are letters or signs among the digits.',
    date: 'This is a date.',
    unclear: 'The cell holds a number and other digits.',
    'too-much-text': 'The cell holds more text than a number can have.',
    erased: 'Whoever stood here was erased.',
    'no-country': 'The number names no country.',
    'too-short': 'The number is too short.',
    'too-long': 'The number is too long.',
    'unknown-country-code': 'No country has this country code.',
    impossible: 'No number in its country has this many digits.',
  },
  fixes: {
    empty: 'Fill one in, or leave the row out.',
    'no-digits': 'Put the number in its column.',
    lossy:
      'In the spreadsheet, format the column as a number without decimals (or as text), check the numbers, and save again.',
    fraction: 'Write the whole phone number.',
    letters: 'Write digits only; a letter O or l may stand for 0 or 1.',
    date: 'Choose another column as the number, or mend the cell.',
    unclear: 'Keep only the number in the cell.',
    'too-much-text': 'Keep only the number in the cell.',
    erased: 'Nothing is left to be mended.',
    'no-country':
      'Choose the country that such numbers belong to, or begin the number with + and its country code.',
    'too-short': 'Digits are missing, perhaps the area code.',
    'too-long': 'There may be two numbers, or a digit typed twice.',
    'unknown-country-code': 'Check the digits right after the plus.',
    impossible: 'Check it digit by digit.',
  },
  doubts: {
    invalid: 'No such number is in use in its country.',
    landline: 'This looks like a landline, which may not get texts.',
    special: 'This is a service number, not a person’s phone.',
    several: 'The cell holds several numbers; the likeliest was taken.',
    extension: 'The number has an extension, which texts cannot reach.',
    words: 'There were words next to the number; they were ignored.',
    plusAssumed: 'Read as an international number whose plus is missing.',
    zeroAssumed: 'Read as a number whose leading 0 is missing.',
    ambiguous: 'This could also be a number of another country without its plus.',
    unknownCountry:
      'What the row names as its country is not known, so the number was read as one of the default country.',
  },
  repairs: {
    invisible: 'invisible characters taken out',
    digits: 'digits of another script written as 0 to 9',
    wrapper: 'what stood around the number taken away',
    decimals: 'decimals taken away',
    punctuation: 'spaces and signs taken out',
    prefix: 'international prefix taken away',
    country: 'country code added',
    trunk: 'the digits dialled only inside the country taken away',
    former: 'a form that its country no longer uses brought up to date',
  },
  repaired: (done: readonly Said[]) => {
    const list = listOf(done.map((one) => spoken(one)));
    return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
  },
  insteadOfLandline: (column: string, insteadOf: string) =>
    `Taken from ${quoted(column)}; the landline in ${quoted(insteadOf)} was left.`,
  byLabel: (column: string, insteadOf: string) =>
    `Taken from ${quoted(column)}, as its label says; the number in ${quoted(insteadOf)} was left.`,
  noMobile: (column: string, insteadOf: string) =>
    `Taken from ${quoted(column)}, since ${quoted(insteadOf)} holds no mobile number.`,
});
