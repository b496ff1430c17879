import { wordsOf } from '../format/words-in-name.ts';
import { isPhoneWord } from './header-by-words.ts';
import { inLatin } from './latin-digits.ts';
import { NUMBER_FLAGS as FLAG } from './number-flags.ts';
import { isHashes, withoutDecimals, withoutPercent } from './spreadsheet-damage.ts';

export type TextFault =
  | 'empty'
  | 'no-digits'
  | 'lossy'
  | 'fraction'
  | 'letters'
  | 'date'
  | 'unclear'
  | 'too-much-text';

/** It is no number in any country. */
export function isTextFault(fault: string): fault is TextFault {
  return TEXT_FAULTS.has(fault);
}

const TEXT_FAULTS: ReadonlySet<string> = new Set<TextFault>([
  'empty',
  'no-digits',
  'lossy',
  'fraction',
  'letters',
  'date',
  'unclear',
  'too-much-text',
]);

export interface NumberText {
  /** A piece beside a slash is unreadable: the others may be the rest of its number. */
  readonly isCut: boolean;
  /** No piece with as many digits as a number is unreadable. */
  readonly isWhole: boolean;
  /** Digits, perhaps behind a `+`, split at signs that numbers may contain; two lists are never one number. */
  readonly lists: readonly (readonly string[])[];
  readonly flags: number;
}

/** In digits: a piece this long may be a number of its own. */
export const LONG_PIECE = 6;
/** The most digits of any number (spec, Recipient). */
export const MOST_DIGITS = 15;
/** Longer than any number and its surroundings; reading takes quadratic time. */
const LONGEST_CELL = 300;
/** With all that is invisible in it or around it. */
const LONGEST_WRITTEN = 2000;

const INVISIBLE = /[\p{Cf}\p{M}\p{Co}\p{Cn}]|(?![\t\n\r])\p{Cc}/gu;
const LINK = /^(?:tel|sms|smsto|callto|phone|whatsapp|signal|facetime):(?:\/\/)?/i;
const CHAT_LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=|t\.me\/)\+?(?=\d{6})/i;
/** A date of four-figure years and its time of day; no part of more digits. */
const DATE =
  /(?<![\d+]|\d[-.])(?:(?:19|20)\d\d([-/.])[01]?\d\1[0-3]?\d|[0-3]?\d([-/.]|\. )[0-3]?\d\2(?:19|20)\d\d)(?![-/.]?\d)(?:(?:T|,? (?:kl\. ?)?)[0-2]?\d(?::[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z| ?[+-]\d\d:\d\d)?|\.[0-5]\d(?![.-]?\d)))?/g;
const EXTENSION =
  /(?:;\s*ext\s*=|(?<!\p{L})(?:extension|ext|extn|xtn|x|anknytning|ankn|anknytn|durchwahl|dw|klappe|poste|interno|int|anexo|ramal|toestel|tst|lokal|lok|lokalnr|lokalnummer|linje|alanro|alanumero|wew|wewn|linka|klapka|mellék|dahili|kućni|sise|доб|добавочный|дод|вн|εσωτ|שלוחה|تحويلة|内線|转|轉|分机|分機|내선)(?!\p{L})|#)[\s.:=]*\d{1,7}\s*\)?$/iu;
/** Found between numbers, but also within one. */
const SEPARATOR = /[;,|\n\r\t]+|\//;
/** Never within a number; Google writes several of one kind as `1 ::: 2`. */
const BETWEEN =
  /&|:::|(?<=\s)(?:or|and|och|eller|und|oder|ou|et|y|o|e|og|of|en|ja|tai|или|и|u|bzw|resp|el|alt)\.?(?=\s)|(?=\+[\s(]*\d)(?<=\d[\s)]*)/iu;
/** Before a 0 or a plus that does not follow a digit, and before a bracket with one. */
const START = /(?<=[^\d+(.])(?=\(*[+0]\d)|(?<=\d)(?=\(+[+0]\d)/g;
/** Digits and what is between them in a number, also the slash behind an area code. */
const STRETCH = /\(?\+?\d(?:[\d\s().-]|(?<=(?<!\d)0\)?\d{1,4}\)?\s?)\/)*/g;
/** In front of a line of a numbered list: a calling code is never written like this, but a date is. */
const LIST_MARK = /^[^\d+(]*[1-9]\d{0,2}[.:)]+\s+(?!\d\d?\. )/;
/** Digits before a number with its 0 or plus, or in brackets: of a list, or a calling code. */
const PERHAPS_MARK = /^[^\d+]*[1-9]\d{0,4}(?:(?=[^\d+\s]*\s)[^\d+]*(?=[+0]\d)|\)\s+)/;
/** Words beside a number that only say what it is; see also `isPhoneWord`. */
const LABEL = /^(?:signal|work|home|private|privat|hem|arbete|jobb|kom|m|t|p|h|w|c|f)$/;

/** For cells that `plainDigits` does not read. */
export function readNumberText(cell: string): NumberText | TextFault {
  if (cell.length > LONGEST_WRITTEN) return cell.trim() === '' ? 'empty' : 'too-much-text';
  let flags = 0;
  let text = visible(cell);
  if (text !== cell) flags |= FLAG.invisible;
  const latin = inLatin(text);
  if (digitsIn(latin) !== digitsIn(text)) flags |= FLAG.digits;
  text = latin.replace(/\p{Zs}/gu, ' ').trim();
  if (text === '') return 'empty';
  if (text.length > LONGEST_CELL) return 'too-much-text';

  const unwrapped = unwrap(text);
  if (unwrapped !== text) flags |= FLAG.wrapper;
  text = unwrapped;
  if (isHashes(text)) return 'lossy';
  if (!/\d/.test(text)) return 'no-digits';
  const undated = withoutDates(text);
  if (undated === 'date') return 'date';
  if (undated !== text) flags |= FLAG.words;
  text = undated;

  const whole = withoutDecimals(text);
  if (whole === 'lossy' || whole === 'fraction') return whole;
  if (whole !== text) flags |= FLAG.decimals;
  text = whole;

  const short = text.replace(EXTENSION, '');
  if (short !== text && digitsIn(short) >= LONG_PIECE) {
    flags |= FLAG.extension;
    text = short;
  }

  return listsIn(text, flags);
}

function listsIn(text: string, already: number): NumberText | TextFault {
  let flags = already | FLAG.punctuation;
  const lists: string[][] = [];
  let isCut = false;
  let isWhole = true;
  for (const stretch of stretchesOf(text)) {
    let list: string[] = [];
    lists.push(list);
    for (const piece of cutAtStarts(stretch).filter((part) => digitsIn(part) > 0)) {
      const core = coreOf(piece);
      if (core === undefined) {
        if (digitsIn(piece) < LONG_PIECE) return 'letters';
        isWhole = false;
        if (stretch.includes('/')) isCut = true;
        flags |= FLAG.several;
        list = [];
        lists.push(list);
        continue;
      }
      list.push(core.digits);
      flags |= core.flags;
    }
  }
  const filled = lists.filter(({ length }) => length > 0);
  return filled.length === 0 ? 'letters' : { lists: filled, flags, isCut, isWhole };
}

/** Splits a text where one number certainly ends. */
function stretchesOf(text: string): readonly string[] {
  const stretches = text.split(BETWEEN).filter((part) => digitsIn(part) > 0);
  if (stretches.length > 1 || SEPARATOR.test(text) || digitsIn(text) <= MOST_DIGITS) return stretches;
  return halves(text);
}

/** Into pieces, which of more digits than one number has also end where the next seems to start. */
function cutAtStarts(stretch: string): readonly string[] {
  if (digitsIn(stretch) <= MOST_DIGITS) return stretch.split(SEPARATOR);
  const isBetween = (at: number) =>
    digitsIn(stretch.slice(0, at)) >= LONG_PIECE && digitsIn(stretch.slice(at)) >= LONG_PIECE;
  return stretch.replace(START, (_, at: number) => (isBetween(at) ? ';' : '')).split(SEPARATOR);
}

/** Digits, perhaps with the most common signs between them; undefined for all that needs a closer look. */
export function plainDigits(cell: string): string | undefined {
  if (cell.length > LONGEST_CELL) return undefined;
  let bare = true;
  let digits = 0;
  for (let at = 0; at < cell.length; at++) {
    const code = cell.charCodeAt(at);
    if (code >= 48 && code <= 57) digits++;
    else if (code === 43 && at === 0) continue;
    else if (code === 32 || code === 45 || code === 40 || code === 41) bare = false;
    else return undefined;
  }
  if (digits < LONG_PIECE || digits > MOST_DIGITS) return undefined;
  if (bare) return cell;
  return cell.search(DATE) === -1 ? cell.replace(/[ ()-]/g, '') : undefined;
}

/** Cut at its dates where a number is left; where none is, digits behind a 0 or a plus are no date. */
function withoutDates(text: string): string | 'date' {
  const at = text.search(DATE);
  if (at === -1) return text;
  const rest = text.replace(DATE, ' & ');
  if (digitsIn(rest) >= LONG_PIECE) return rest;
  return /[+0]/.test(text.slice(0, at)) ? text : 'date';
}

/** For lists where no number may be missed, of a text that is too long for a cell or holds more than numbers. */
export function numberStretches(cell: string): readonly string[] {
  return (withoutDates(inLatin(visible(cell))).match(STRETCH) ?? [])
    .flatMap((stretch) => (stretch.length > LONGEST_CELL ? stretch.split(START) : [stretch]))
    .filter((part) => part.length <= LONGEST_CELL && digitsIn(part) >= LONG_PIECE);
}

export function withoutListMark(cell: string): string {
  return inLatin(visible(cell)).replace(LIST_MARK, '');
}

export function withoutPerhapsMark(cell: string): string {
  return withoutDates(inLatin(visible(cell))).replace(PERHAPS_MARK, '');
}

function visible(cell: string): string {
  return cell.replace(INVISIBLE, '');
}

/** Removes what spreadsheets and web pages put around a number. */
function unwrap(text: string): string {
  let inner = text;
  if (inner.startsWith('=')) {
    const quoted = [...inner.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
    inner =
      quoted.find((part) => LINK.test(part)) ??
      quoted.find((part) => digitsIn(part) >= LONG_PIECE && !part.includes('://')) ??
      inner.slice(1);
  }
  inner = inner.replace(/^['"`´‘’“”«»<\s]+|(?<!['"`´‘’“”«»>\s])['"`´‘’“”«»>\s]+$/g, '');
  inner = inner.replace(CHAT_LINK, '+').replace(LINK, '');
  inner = inner.replace(/%2b/gi, '+').replace(/%20/g, ' ');
  return withoutPercent(inner);
}

/** Two numbers with only space between them: they have equally many digits and start alike. */
function halves(text: string): readonly string[] {
  for (const { index } of text.matchAll(/[\s()]+/g)) {
    const left = text.slice(0, index);
    const right = text.slice(index);
    if (digitsIn(left) === digitsIn(right) && start(left) === start(right)) return [left, right];
  }
  return [text];
}

/** The dialling prefix, so that `0049 0151` and the rest of its number do not count as two. */
function start(text: string): string {
  return /^(?:\+|00?)?/.exec(text.replace(/[^\d+]/g, ''))![0];
}

/** From the first digit to the last, if nothing between them makes them doubtful. */
function coreOf(piece: string): { digits: string; flags: number } | undefined {
  const match = /^([^\d+]*)(?=[\d+])(\+?[^\p{L}]*\d)([^\d]*)$/u.exec(piece);
  if (match === null) return undefined;
  const [, before, core, after] = match as unknown as [string, string, string, string];
  if (!/^\+*[\d\s.()[\]/,'·•_:~-]*$/.test(core)) return undefined;
  if (/\p{L}$/u.test(before) || /^\p{L}/u.test(after) || /[@*%]/.test(piece)) return undefined;
  const beside = `${before} ${after}`;
  let flags = 0;
  if (/[^\s.:()[\],/'-]/.test(beside)) {
    const words = wordsOf(beside);
    const isLabel = words.length > 0 && words.every((word) => LABEL.test(word) || isPhoneWord(word));
    flags = isLabel ? FLAG.wrapper : FLAG.words;
  }
  return { digits: core.replace(/[^\d+]/g, '').replace(/^\++/, '+'), flags };
}

function digitsIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) count++;
  }
  return count;
}
