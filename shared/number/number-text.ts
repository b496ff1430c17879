import { wordsOf } from '../format/words-in-name.ts';
import { inLatin } from './latin-digits.ts';
import type { TextFault } from './number-faults.ts';
import { NUMBER_FLAGS as FLAG } from './number-flags.ts';
import { isPhoneWord } from './number-header.ts';
import { withoutDecimals } from './spreadsheet-damage.ts';

/** The fewest digits of a number of its own. */
export const LEAST_DIGITS = 6;
/** The most digits of any number (spec, Recipient). */
export const MOST_DIGITS = 15;
/** Longer than any numbers with their labels; a longer text is not searched. */
const LONGEST_CELL = 300;
/** The longest number, with all that is invisible in it or around it. */
const LONGEST_WRITTEN = 2000;

const INVISIBLE = /[\p{Cf}\p{M}\p{Co}\p{Cn}]|(?![\t\n\r])\p{Cc}/gu;
const LINK = /^(?:tel|sms|smsto|callto|phone|whatsapp|signal|facetime):(?:\/\/)?/i;
const CHAT_LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=|t\.me\/)\+?(?=\d{6})/i;
/** A date of four-figure years and its time of day; no part of more digits. */
const DATE =
  /(?<![\d+]|\d[-.])(?:(?:19|20)\d\d([-/.])[01]?\d\1[0-3]?\d|[0-3]?\d([-/.]|\. )[0-3]?\d\2(?:19|20)\d\d)(?![-/.]?\d)(?:(?:T|,? (?:kl\. ?)?)[0-2]?\d(?::[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z| ?[+-]\d\d:\d\d)?|\.[0-5]\d(?![.-]?\d)))?/g;
/** One kind each; a slash with spaces is another one, because a slash is also a sign within a number. */
const SEPARATORS = [/:::/, /;/, /\|/, /,/, /[\t\r\n]+/, /\s\/\s/, /\//, /\s(?:or|eller|oder)\s/i];
/** Digits, and between them the signs that people write within a number. */
const NUMBER = /^\+*[\d ()/'·-]*(?:\.(?! )[\d ()/'·-]*)*$/;
const RUNS = /\(?\+?\d[\d ()./'·-]*/g;
/** Words beside a number that only tell what kind of number it is; see also `isPhoneWord`. */
const LABEL = /^(?:signal|work|home|private|privat|hem|arbete|jobb|kom|m|t|p|h|w|c|f)$/;

/** The text without what spreadsheets, links and other programs put around a number, for cells that `plainDigits` does not read. */
export function readNumberText(cell: string): { readonly text: string; readonly flags: number } | TextFault {
  if (cell.length > LONGEST_WRITTEN) return cell.trim() === '' ? 'empty' : 'unclear';
  let flags = 0;
  let text = visible(cell);
  if (text !== cell) flags |= FLAG.invisible;
  const latin = inLatin(text);
  if (digitsIn(latin) !== digitsIn(text)) flags |= FLAG.digits;
  text = latin.replace(/\p{Zs}/gu, ' ').trim();
  if (text === '') return 'empty';
  if (text.length > LONGEST_CELL) return 'unclear';

  const unwrapped = unwrap(text);
  if (unwrapped !== text) flags |= FLAG.wrapper;
  text = unwrapped;
  // A number wider than its column.
  if (/^#+$/.test(text)) return 'lossy';
  if (!/\d/.test(text)) return 'no-digits';
  const date = dateIn(text);
  if (date !== undefined) return date;

  const whole = withoutDecimals(text);
  if (whole === 'lossy' || whole === 'fraction') return whole;
  return { text: whole, flags: whole === text ? flags : flags | FLAG.decimals };
}

/** The parts of a text at each kind of separator that it has. */
export function partsOf(text: string): readonly (readonly string[])[] {
  return SEPARATORS.filter((separator) => separator.test(text)).map((separator) =>
    text.split(separator).filter((part) => part.trim() !== ''),
  );
}

/**
 * From the first digit to the last, with the signs between them, of a text that is one number with words before or behind
 * it; undefined for any other.
 */
export function wholeNumber(text: string): { readonly written: string; readonly flags: number } | undefined {
  const from = text.search(/[\d+]/);
  const to = text.search(/\d\D*$/) + 1;
  const before = text.slice(0, from);
  const written = text.slice(from, to);
  const after = text.slice(to);
  if (to === 0 || !NUMBER.test(written) || /\p{L}$/u.test(before) || /^\p{L}/u.test(after)) return undefined;
  // A closing bracket alone is behind the number of a line.
  if (/[@*%#]/.test(text) || text.replace(/\([^()]*\)/g, '').includes(')')) return undefined;
  let flags: number = FLAG.punctuation;
  const beside = `${before} ${after}`;
  if (/[^\s.:()[\],/'-]/.test(beside)) {
    const words = wordsOf(beside);
    const isLabel = words.length > 0 && words.every((word) => LABEL.test(word) || isPhoneWord(word));
    flags |= isLabel ? FLAG.wrapper : FLAG.words;
  }
  return { written, flags };
}

export function dialledDigits(written: string): string {
  return written.replace(/[^\d+]/g, '').replace(/^\++/, '+');
}

/** Digits, perhaps with the most common signs between them; undefined for all that needs a closer look. */
export function plainDigits(cell: string): string | undefined {
  if (cell.length > LONGEST_CELL || !/^\+?[\d ()-]+$/.test(cell)) return undefined;
  const plain = cell.replace(/[ ()-]+/g, '');
  const digits = digitsIn(plain);
  if (digits < LEAST_DIGITS || digits > MOST_DIGITS) return undefined;
  return plain === cell || cell.search(DATE) === -1 ? plain : undefined;
}

/** A date, or a date beside a number; digits behind a 0 or a plus are no date. */
function dateIn(text: string): 'date' | 'unclear' | undefined {
  const at = text.search(DATE);
  if (at === -1) return undefined;
  if (digitsIn(text.replace(DATE, '')) >= LEAST_DIGITS) return 'unclear';
  return /[+0]/.test(text.slice(0, at)) ? undefined : 'date';
}

/** What may be a number in a text that is not read as a whole: digits with the signs of numbers between them. */
export function numberRuns(text: string): readonly string[] {
  const runs = inLatin(visible(text)).replace(DATE, '|').match(RUNS) ?? [];
  return runs.filter((run) => run.length <= LONGEST_CELL);
}

function visible(cell: string): string {
  return cell.replace(INVISIBLE, '');
}

/** Removes what spreadsheets and web pages put around a number. */
function unwrap(text: string): string {
  let inner = text;
  if (inner.startsWith('=')) {
    const quoted = [...inner.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
    inner = quoted.find((part) => digitsIn(part) >= LEAST_DIGITS && !part.includes('://')) ?? inner.slice(1);
  }
  inner = inner.replace(/^['"`´‘’“”«»<\s]+|(?<!['"`´‘’“”«»>\s])['"`´‘’“”«»>\s]+$/g, '');
  inner = inner.replace(CHAT_LINK, '+').replace(LINK, '');
  return inner.replace(/%2b/gi, '+').replace(/%20/g, ' ');
}

export function digitsIn(text: string): number {
  return text.replace(/\D+/g, '').length;
}
