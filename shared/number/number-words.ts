import { flagsIn, type NumberFlag } from './number-flags.ts';
import type { NumberFault } from './number-reading.ts';

/** Why a row of a list has no number: its cell is none, or whoever it was of was erased. */
type KeptFault = NumberFault | 'erased';

/** Faults in the order of their codes in the store; a code once used keeps its meaning for good. */
export const NUMBER_FAULTS = [
  'empty',
  'no-digits',
  'lossy',
  'fraction',
  'letters',
  'date',
  'unclear',
  'no-country',
  'too-short',
  'too-long',
  'unknown-country-code',
  'impossible',
  'too-much-text',
  'erased',
] as const satisfies readonly KeptFault[];

/** What is wrong and what to do about it, in a person's words. */
export interface Words {
  readonly message: string;
  readonly fix?: string;
}

/** Says why a cell holds no number to text. */
export function faultWords(fault: KeptFault): Words {
  return FAULT_WORDS[fault];
}

const FAULT_WORDS: Readonly<Record<KeptFault, Words>> = {
  empty: { message: 'There is no number.', fix: 'Fill one in, or leave the row out.' },
  'no-digits': { message: 'There are no digits.', fix: 'Put the number in its column.' },
  lossy: {
    message: 'The spreadsheet cut digits off this number; they are not in the file.',
    fix: 'In the spreadsheet, format the column as a number without decimals (or as text), check the numbers, and save again.',
  },
  fraction: { message: 'This is a number with decimals.', fix: 'Write the whole phone number.' },
  letters: {
    message: 'There are letters or signs among the digits.',
    fix: 'Write digits only; a letter O or l may stand for 0 or 1.',
  },
  date: { message: 'This is a date.', fix: 'Choose another column as the number, or mend the cell.' },
  unclear: {
    message: 'The cell holds a number and other digits.',
    fix: 'Keep only the number in the cell.',
  },
  'too-much-text': {
    message: 'The cell holds more text than a number can have.',
    fix: 'Keep only the number in the cell.',
  },
  erased: {
    message: 'Whoever stood here was erased.',
    fix: 'Nothing is left to be mended.',
  },
  'no-country': {
    message: 'The number names no country.',
    fix: 'Choose the country that such numbers belong to, or begin the number with + and its country code.',
  },
  'too-short': { message: 'The number is too short.', fix: 'Digits are missing, perhaps the area code.' },
  'too-long': {
    message: 'The number is too long.',
    fix: 'There may be two numbers, or a digit typed twice.',
  },
  'unknown-country-code': {
    message: 'No country has this country code.',
    fix: 'Check the digits right after the plus.',
  },
  impossible: { message: 'No number in its country has this many digits.', fix: 'Check it digit by digit.' },
};

/** Says what is doubtful about a number, one item each; nothing for what was merely tidied. */
export function doubtWords(flags: number): Words[] {
  return flagsIn(flags).flatMap((flag) => DOUBT_WORDS[flag] ?? []);
}

/** A flag that tells of something merely tidied. */
type Repair =
  | 'punctuation'
  | 'invisible'
  | 'digits'
  | 'wrapper'
  | 'decimals'
  | 'prefix'
  | 'country'
  | 'trunk'
  | 'former';

const DOUBT_WORDS: Partial<Record<NumberFlag, Words>> = {
  invalid: { message: 'No such number is in use in its country.', fix: 'Check it digit by digit.' },
  landline: { message: 'This looks like a landline, which may not get texts.' },
  special: { message: 'This is a service number, not a person’s phone.' },
  several: { message: 'The cell holds several numbers; the likeliest was taken.' },
  extension: { message: 'The number has an extension, which texts cannot reach.' },
  words: { message: 'There were words next to the number; they were ignored.' },
  plusAssumed: { message: 'Read as an international number whose plus is missing.' },
  zeroAssumed: { message: 'Read as a number whose leading 0 is missing.' },
  ambiguous: { message: 'This could also be a number of another country without its plus.' },
  unknownCountry: {
    message:
      'What the row names as its country is not known, so the number was read as one of the default country.',
  },
} satisfies Record<Exclude<NumberFlag, Repair | 'foreign'>, Words>;

/** Says what was done to a cell to make its number, in one sentence; empty when nothing was. */
export function repairWords(flags: number): string {
  const done = flagsIn(flags).flatMap((flag) => REPAIRS[flag] ?? []);
  const [first, ...more] = done;
  if (first === undefined) return '';
  const last = more.pop();
  const list = last === undefined ? first : `${[first, ...more].join(', ')} and ${last}`;
  return `${list[0]!.toUpperCase()}${list.slice(1)}.`;
}

const REPAIRS: Partial<Record<NumberFlag, string>> = {
  invisible: 'invisible characters taken out',
  digits: 'digits of another script written as 0 to 9',
  wrapper: 'what stood around the number taken away',
  decimals: 'decimals taken away',
  punctuation: 'spaces and signs taken out',
  prefix: 'international prefix taken away',
  country: 'country code added',
  trunk: 'the digits dialled only inside the country taken away',
  former: 'a form that its country no longer uses brought up to date',
} satisfies Record<Repair, string>;
