import type { Words } from '../../../../../shared/language/said.ts';
import { say } from '../../../../../shared/texts/say.ts';

/** What of a format is not written as its program shows it: a day in another calendar, or a number in other signs. */
export type Unwritten = 'calendar' | 'signs';

/** What a format says of the calendar of its days and the signs of its numbers. */
export interface StatedSigns {
  /** The same format in signs that are known. */
  readonly code: string;
  /** Puts the digits of another script into a shown text. */
  readonly finish: ((text: string) => string) | undefined;
  /** Present where the format cannot be followed. */
  readonly unwritten: Unwritten | undefined;
}

/** Signs, colours, conditions and words, which stand for themselves, and the halves of a day. */
const ITSELF = /("[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?|AM\/PM|A\/P)/i;
/** The first digit of each way to write digits, by the number that a format has for it ([MS-OE376], the first two of eight), from 2 on. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0,
  0x17e0, 0x1810,
];
/** The calendars by the number that a format has for each; 0 leaves it to the language. */
const CALENDAR = { byLanguage: 0, gregorian: 1, us: 2, buddhist: 7 } as const;
/** The highest bit of each says that the system's own settings do not count. */
const NO_OVERRIDE = 0x7f;

/**
 * Reads what a format of a day, or of something else, says of digits and calendars: `[$-D07041E]` Thai digits
 * and the Buddhist calendar. Eras of Japan and years of Taiwan are not written. `language` is the system's, which a format
 * without one of its own follows.
 */
export function statedSigns(code: string, isDate: boolean, language: string): StatedSigns {
  const stated = readStated(code);
  const digits = ZEROS[stated.digits - 2] || undefined;
  const otherSigns = /\[(?:DBNum|NatNum)\d/i.test(code) || (stated.digits > 1 && digits === undefined);
  const plain = { code, finish: withDigits(digits), unwritten: otherSigns ? ('signs' as const) : undefined };
  if (!isDate) return plain;
  const pieces = code.split(ITSELF);
  // Every other piece stands for itself.
  const tokens = pieces.filter((_, at) => at % 2 === 0).join(' ');
  if (!/[ydegb]/i.test(tokens) && /[hs]/i.test(tokens)) return plain;
  const own = stated.language ?? language;
  const other = { code, finish: undefined, unwritten: 'calendar' } as const;
  const hasEra = /[eg]/i.test(tokens) && /^(?:ja|zh-(?:Hant|TW))/i.test(own);
  if (hasEra || /b2/i.test(tokens)) return other;
  switch (stated.calendar) {
    case CALENDAR.buddhist:
      return { ...plain, code: replaced(pieces, (piece) => piece.replaceAll(/y/gi, 'b')) };
    case CALENDAR.byLanguage:
    case CALENDAR.gregorian:
    case CALENDAR.us:
      return plain;
    default:
      return other;
  }
}

/** What the brackets of a format state: `[$-D07041E]`, `[$-th-TH,D07]` or `[$-ja-JP-x-gannen,80]`. */
function readStated(code: string): { digits: number; calendar: number; language: string | undefined } {
  const [, number, name, more] =
    /\[\$[^\]-]*-(?:([0-9a-f]+)|([a-z]{2,3}(?:-[a-z0-9]+)*))(?:,([0-9a-f]+))?\]/i.exec(code) ?? [];
  const language = number === undefined ? name : LANGUAGES[Number.parseInt(number.slice(-4), 16)];
  const kinds = Number.parseInt((more ?? number?.slice(0, -4)) || '0', 16);
  // `[$-F800]` and its like leave it all to the system.
  if (number !== undefined && /^f[48]00$/i.test(number))
    return { digits: 0, calendar: 0, language: undefined };
  return {
    digits: (kinds >> 8) & 0xff & NO_OVERRIDE,
    calendar: kinds & NO_OVERRIDE,
    language: language ?? (number === undefined ? undefined : ''),
  };
}

/** The languages whose years a format can count by eras, by their number. */
const LANGUAGES: Readonly<Record<number, string>> = { 1041: 'ja', 1028: 'zh-TW' };

function withDigits(zero: number | undefined): ((text: string) => string) | undefined {
  if (zero === undefined) return undefined;
  return (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

function replaced(pieces: readonly string[], change: (piece: string) => string): string {
  return pieces.map((piece, at) => (at % 2 === 1 ? piece : change(piece))).join('');
}

/** Says once of each kind what a workbook shows that is taken otherwise; for `numberStyles` to tell. */
export function unwrittenNotes(output: { note(message: Words, fix: Words): void }) {
  const said = new Set<Unwritten>();
  return (what: Unwritten, shown: string): void => {
    if (said.has(what)) return;
    said.add(what);
    const message = what === 'calendar' ? say.sheets.showsCalendar(shown) : say.sheets.showsSigns(shown);
    output.note(message, say.sheets.showsFix());
  };
}
