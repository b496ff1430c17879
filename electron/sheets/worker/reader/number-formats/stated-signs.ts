import type { Words } from '../../../../../shared/language/said.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { besideLiterals } from './literals.ts';

/** Values that are not shown as in their own program: days in another calendar, or numbers in other signs. */
export type Unwritten = 'calendar' | 'signs';

export interface StatedSigns {
  readonly code: string;
  /** Puts the digits of another script into a shown text. */
  readonly finish: ((text: string) => string) | undefined;
  /** Present if the format cannot be followed. */
  readonly unwritten: Unwritten | undefined;
}

/** The zero of each script by its number in a format ([MS-OE376], the first two of eight digits), from 2 on. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0,
  0x17e0, 0x1810,
];
/** By number in a format; 0 leaves the calendar to the language, 1 and 2 are the usual one. */
const LAST_USUAL_CALENDAR = 2;
const BUDDHIST_CALENDAR = 7;
/** The highest bit overrides the system's own settings. */
const NO_OVERRIDE = 0x7f;

/** `[$-D07041E]` means Thai digits and the Buddhist calendar. Japanese eras and Taiwanese years are not followed. */
export function statedSigns(code: string, isDate: boolean, language: string): StatedSigns {
  const stated = readStated(code);
  const digits = ZEROS[stated.digits - 2] || undefined;
  const otherSigns = /\[(?:DBNum|NatNum)\d/i.test(code) || (stated.digits > 1 && digits === undefined);
  const plain = { code, finish: withDigits(digits), unwritten: otherSigns ? ('signs' as const) : undefined };
  if (!isDate) return plain;
  const tokens = besideLiterals(code, String, () => ' ');
  if (!/[ydegb]/i.test(tokens) && /[hs]/i.test(tokens)) return plain;
  const own = stated.language ?? language;
  const other = { code, finish: undefined, unwritten: 'calendar' } as const;
  const hasEra = /[eg]/i.test(tokens) && /^(?:ja|zh-(?:Hant|TW))/i.test(own);
  if (hasEra || /b2/i.test(tokens)) return other;
  if (stated.calendar <= LAST_USUAL_CALENDAR) return plain;
  if (stated.calendar !== BUDDHIST_CALENDAR) return other;
  return { ...plain, code: besideLiterals(code, (piece) => piece.replaceAll(/y/gi, 'b')) };
}

/** The language, digits and calendar in brackets: `[$-D07041E]`, `[$-th-TH,D07]` or `[$-ja-JP-x-gannen,80]`. */
function readStated(code: string): { digits: number; calendar: number; language: string | undefined } {
  const [, number, name, more] =
    /\[\$[^[\]-]*-(?:([0-9a-f]+)|([a-z]{2,3}(?:-[a-z0-9]+)*))(?:,([0-9a-f]+))?\]/i.exec(code) ?? [];
  const language = number === undefined ? name : LANGUAGES[Number.parseInt(number.slice(-4), 16)];
  const kinds = Number.parseInt((more ?? number?.slice(0, -4)) || '0', 16);
  // `[$-F800]` and the like leave everything to the system.
  if (number !== undefined && /^f[48]00$/i.test(number))
    return { digits: 0, calendar: 0, language: undefined };
  return {
    digits: (kinds >> 8) & 0xff & NO_OVERRIDE,
    calendar: kinds & NO_OVERRIDE,
    language: language ?? (number === undefined ? undefined : ''),
  };
}

/** Languages whose formats can count years by eras, by number. */
const LANGUAGES: Readonly<Record<number, string>> = { 1041: 'ja', 1028: 'zh-TW' };

function withDigits(zero: number | undefined): ((text: string) => string) | undefined {
  if (zero === undefined) return undefined;
  return (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** For `numberStyles`: notes each kind once. */
export function unwrittenNotes(output: { note(message: Words, fix: Words): void }) {
  const stated = new Set<Unwritten>();
  return (what: Unwritten, shown: string): void => {
    if (stated.has(what)) return;
    stated.add(what);
    const message = what === 'calendar' ? say.sheets.showsCalendar(shown) : say.sheets.showsSigns(shown);
    output.note(message, say.sheets.showsFix());
  };
}
