/** What of a format is not written as its program shows it: a day in another calendar, or a number in other signs. */
export type Unwritten = 'calendar' | 'signs';

/** What a format says of the calendar of its days and the signs of its numbers. */
export interface StatedSigns {
  /** The same format in signs that are known, with a place for each that stands for another calendar's. */
  readonly code: string;
  /** Puts into a shown text what belongs there on the day of a serial number counted from 1900. */
  readonly finish: ((text: string, serial: number) => string) | undefined;
  /** Present where the format cannot be followed. */
  readonly unwritten: Unwritten | undefined;
}

/** Signs, colours, conditions and words, which stand for themselves, and the halves of a day. */
const ITSELF = /("[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?|AM\/PM|A\/P)/i;
/** The first digit of each way to write digits, by the number that a format has for it ([MS-OE376], the first two of eight). */
const ZEROS: Readonly<Record<number, number>> = {
  2: 0x660,
  3: 0x6f0,
  4: 0x966,
  5: 0x9e6,
  6: 0xa66,
  7: 0xae6,
  8: 0xb66,
  9: 0xbe6,
  10: 0xc66,
  11: 0xce6,
  12: 0xd66,
  13: 0xe50,
  14: 0xed0,
  15: 0xf20,
  16: 0x1040,
  18: 0x17e0,
  19: 0x1810,
};
/** The calendars by the number that a format has for each; 0 leaves it to the language. */
const CALENDAR = { byLanguage: 0, gregorian: 1, us: 2, japanese: 3, taiwan: 4, buddhist: 7 } as const;
/** The highest bit of each says that the system's own settings do not count. */
const NO_OVERRIDE = 0x7f;

/** The first day of each era that a day counted from 1900 can be in, with its names, the newest first. */
const ERAS: readonly (readonly [from: number, letter: string, short: string, long: string])[] = [
  [Date.UTC(2019, 4, 1), 'R', '令', '令和'],
  [Date.UTC(1989, 0, 8), 'H', '平', '平成'],
  [Date.UTC(1926, 11, 25), 'S', '昭', '昭和'],
  [Date.UTC(1912, 6, 30), 'T', '大', '大正'],
  [Date.UTC(1868, 0, 1), 'M', '明', '明治'],
];
const FIRST_YEAR_OF_TAIWAN = 1912;
const DAY_MS = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** Until here the count has a 29 February 1900, which was none. */
const LEAP_1900 = 60;

/** Characters for private use, which no format has, in the place of what a calendar puts there. */
const PLACE = {
  letter: '\ue001',
  short: '\ue002',
  long: '\ue003',
  year: '\ue004',
  years: '\ue005',
  first: '\ue006',
};
const PLACES = /[\ue001-\ue006]/g;

/**
 * Reads what a format, of which is known whether it shows a day, says of digits and calendars: `[$-D07041E]` Thai digits
 * and the Buddhist calendar, `[$-411]ge` Japanese eras, `[$-404]e` years of Taiwan. `language` is the system's, which a
 * format without one of its own follows.
 */
export function statedSigns(code: string, isDate: boolean, language: string): StatedSigns {
  const stated = readStated(code);
  const digits = stated.digits > 1 ? ZEROS[stated.digits] : undefined;
  const otherSigns = /\[(?:DBNum|NatNum)\d/i.test(code) || (stated.digits > 1 && digits === undefined);
  const written = withDigits(digits);
  const signs = otherSigns ? ('signs' as const) : undefined;
  const plain = { code, finish: written && ((text: string) => written(text)), unwritten: signs };
  if (!isDate) return plain;
  const pieces = code.split(ITSELF);
  // Every other piece stands for itself.
  const tokens = pieces.filter((_, at) => at % 2 === 0).join(' ');
  if (!/[ydegb]/i.test(tokens) && /[hs]/i.test(tokens)) return plain;
  const own = stated.language ?? language;
  const hasEra = /[eg]/i.test(tokens);
  const isHijri = /b2/i.test(tokens);
  const other = { code, finish: undefined, unwritten: 'calendar' } as const;
  if (isHijri) return other;
  switch (stated.calendar) {
    case CALENDAR.buddhist:
      return { ...plain, code: replaced(pieces, (piece) => piece.replaceAll(/y/gi, 'b')) };
    case CALENDAR.byLanguage:
    case CALENDAR.gregorian:
    case CALENDAR.us:
      break;
    case CALENDAR.japanese:
    case CALENDAR.taiwan:
      if (hasEra && !/y/i.test(tokens)) break;
      return other;
    default:
      return other;
  }
  const isJapanese = own.startsWith('ja') || stated.calendar === CALENDAR.japanese;
  const isTaiwan = /^zh-(?:Hant|TW)/i.test(own) || stated.calendar === CALENDAR.taiwan;
  if (!hasEra || !(isJapanese || isTaiwan)) return plain;
  const fill = isJapanese ? japanese : taiwan;
  return {
    code: withPlaces(pieces, /gannen/i.test(code)),
    finish(text, serial) {
      const shown = text.replaceAll(PLACES, (place) => fill(place, serial));
      return written ? written(shown) : shown;
    },
    unwritten: signs,
  };
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

/** A format with a place for each name of an era and each of its years. */
function withPlaces(pieces: readonly string[], hasFirst: boolean): string {
  return pieces
    .map((piece, at) => {
      if (at % 2 === 1) return piece;
      const isNamed = /^["\\]?年/.test(pieces[at + 1] ?? '') && /e$/i.test(piece);
      return piece.replaceAll(/g+|e+/gi, (token, from: number) => {
        const isGannen = hasFirst && isNamed && from + token.length === piece.length;
        return `"${placeOf(token, isGannen)}"`;
      });
    })
    .join('');
}

function placeOf(token: string, isGannen: boolean): string {
  if (/^e/i.test(token)) return isGannen ? PLACE.first : token.length === 1 ? PLACE.year : PLACE.years;
  return token.length === 1 ? PLACE.letter : token.length === 2 ? PLACE.short : PLACE.long;
}

function momentOf(serial: number): number {
  const day = Math.floor(serial);
  return DAY_ZERO + (day <= LEAP_1900 ? day + 1 : day) * DAY_MS;
}

function japanese(place: string, serial: number): string {
  const at = momentOf(serial);
  const [from, letter, short, long] = ERAS.find(([from]) => at >= from) ?? ERAS.at(-1)!;
  const year = new Date(at).getUTCFullYear() - new Date(from).getUTCFullYear() + 1;
  return fillPlace(place, { letter, short, long, year, first: '元' });
}

function taiwan(place: string, serial: number): string {
  const year = new Date(momentOf(serial)).getUTCFullYear() - FIRST_YEAR_OF_TAIWAN + 1;
  const era = year > 0 ? '民國' : '民國前';
  const counted = year > 0 ? year : 1 - year;
  return fillPlace(place, { letter: era, short: era, long: `中華${era}`, year: counted, first: '元' });
}

interface Era {
  readonly letter: string;
  readonly short: string;
  readonly long: string;
  readonly year: number;
  /** What stands for the first year where the format asks for it. */
  readonly first: string;
}

function fillPlace(place: string, { letter, short, long, year, first }: Era): string {
  switch (place) {
    case PLACE.letter:
      return letter;
    case PLACE.short:
      return short;
    case PLACE.long:
      return long;
    case PLACE.years:
      return String(year).padStart(2, '0');
    case PLACE.first:
      return year === 1 ? first : String(year);
    default:
      return String(year);
  }
}
