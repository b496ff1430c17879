import { format, getFormatFromId, isDateFormat, isValidFormat } from 'numfmt';
import { plainSigns } from '../../../../../shared/format/plain-signs.ts';
import { withDateSigns, withKnownLocale, withTimeSigns } from './format-locale.ts';
import { momentCell } from './plain-cells.ts';
import { statedSigns, type Unwritten } from './stated-signs.ts';
import { systemLocale } from './system-locale.ts';
import { inFileLetters, isFormatName } from './translated-format.ts';

/** The displayed text of a stored number. */
export interface NumberStyle {
  (value: number, raw: string): string;
  /** Present if the text may be less precise than the number: gives the moment or number to keep, for `withPlain`. */
  readonly plain?: NumberStyle;
  /** Present if the format changes a text. */
  readonly text?: (text: string) => string;
}

export interface NumberStyles {
  readonly general: NumberStyle;
  ofCode(code: string): NumberStyle;
  /** For a format that workbooks use by number without a code. */
  ofId(id: number): NumberStyle;
}

/** A whole number with this many digits is taken for an identifier, whose digits must all stay. */
const IDENTIFIER_DIGITS = 8;
const MAX_EXACT = 1e15;
/** Thai formats, which Excel writes without a code, by number, with the equivalent in other languages. */
const THAI: ReadonlyMap<number, number> = new Map(
  '59:1 60:2 61:3 62:4 67:9 68:10 69:12 70:13 71:14 72:15 73:16 74:17 75:20 76:21 77:22 78:45 79:46 80:47 81:14'
    .split(' ')
    .map((pair) => pair.split(':').map(Number) as [number, number]),
);
/** Excel allows 255 characters; anything far longer is no format. */
const MAX_CODE_LENGTH = 1000;
/** Days and amounts repeat down a column; times and numbers hardly repeat and must not pile up. */
const MAX_KNOWN = 10_000;
const DAYS_1904 = 1462;
const ELAPSED = /\[(?:h+|m+|s+)\]/i;
/** A currency sign with its language, `[$€-407]`, whose decimal sign Excel leaves to the system. */
const CURRENCY = /\[\$([^[\]-]*)-[^[\]]*\]/g;

/** Brackets such as `[ENG]`, which show nothing. */
const UNKNOWN = /\[[A-Z]{3}\]/g;

/** Everything but placeholders: words, escaped signs, room for a sign, colours, conditions, languages. */
const LITERAL = /"[^"]*"?|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]?/gi;

/**
 * Writes in the words of a BCP 47 locale. `onUnwritten` is called with a part of a format that cannot be written, and
 * the text shown instead.
 */
export function numberStyles(
  locale: string | undefined,
  date1904: boolean,
  onUnwritten: (what: Unwritten, shown: string) => void = () => undefined,
): NumberStyles {
  const { tag, shortDate, language } = systemLocale(locale);
  const styleByCode = new Map<string, NumberStyle>();
  const general: NumberStyle = (value, raw) => {
    if (!Number.isFinite(value)) return raw;
    if (!Number.isInteger(value)) return format('General', value, { locale: tag });
    // Spreadsheets keep no more digits than this and show longer numbers as a power of ten.
    return Math.abs(value) < MAX_EXACT
      ? String(value)
      : value.toExponential(14).replace(/(?<![.0])\.?0*e\+?/, 'E+');
  };

  /** The format for numfmt, and how to finish the text that it makes. */
  function patternOf(code: string, isDate: boolean) {
    const { unwritten, finish, code: statedCode } = statedSigns(code, isDate, language);
    if (!isDate) {
      const zeros = withZeros(statedCode);
      const pattern = zeros.replace(CURRENCY, (_, sign: string) => (sign === '' ? '' : `"${sign}"`));
      return { pattern, finish, unwritten };
    }
    if (unwritten !== 'calendar')
      return {
        pattern: withKnownLocale(withTimeSigns(withDateSigns(statedCode, shortDate), tag)),
        finish,
        unwritten,
      };
    const time = /h/i.test(code.replace(LITERAL, '')) ? ` ${getFormatFromId(20, tag)}` : '';
    return { pattern: `${shortDate}${time}`, finish, unwritten };
  }

  function make(stated: string): NumberStyle {
    const own = inFileLetters(stated);
    const code = isValidFormat(own) ? own : own.replace(UNKNOWN, '');
    if (!isValidFormat(code) || /^(general|@)?$/i.test(code.trim()) || isFormatName(code)) return general;
    const isDate = isDateFormat(code);
    const { pattern, finish, unwritten } = patternOf(code, isDate);
    const elapsed = ELAPSED.test(code);
    const shift = date1904 && isDate && !elapsed ? DAYS_1904 : 0;
    const options = { locale: tag, dateSpanLarge: false, dateErrorNumber: false };
    const seen = new Map<number, string>();
    const style: NumberStyle = (value, raw) => {
      if (!Number.isFinite(value) || (code === '0' && Number.isInteger(value))) return general(value, raw);
      let text = seen.get(value);
      if (text !== undefined) return text;
      text = plainSigns(format(pattern, value + shift, options)).trim();
      if (hidesDigits(text, value)) text = general(value, raw);
      else if (finish !== undefined) text = finish(text);
      if (unwritten !== undefined) onUnwritten(unwritten, text);
      if (seen.size < MAX_KNOWN) seen.set(value, text);
      return text;
    };
    // A duration is neither a moment nor an amount, and a share needs its percent sign.
    if (elapsed || code.includes('%')) return style;
    const moment: NumberStyle = (value, raw) => momentCell(shift === 0 ? raw : value + shift);
    const number: NumberStyle = (value, raw) => (/^-?\d+(?:\.\d+)?$/.test(raw) ? raw : String(value));
    return Object.assign(style, { plain: isDate ? moment : number });
  }

  function ofCode(code: string): NumberStyle {
    let style = styleByCode.get(code);
    if (style === undefined) {
      const short = code.slice(0, MAX_CODE_LENGTH);
      const [made, text] = [make(short), textSection(short)];
      // Cells without a format share the general style.
      style =
        text === undefined
          ? made
          : Object.assign((...of: [number, string]) => made(...of), { ...made, text });
      styleByCode.set(code, style);
    }
    return style;
  }

  function ofId(id: number): NumberStyle {
    // 58 is the last number that every program knows; 14, 22 and East Asian days follow the system.
    if (id > 58) return THAI.has(id) ? ofId(THAI.get(id)!) : general;
    if (id === 22) return ofCode(`${shortDate} ${getFormatFromId(20, tag)}`);
    const isDay = id === 14 || (id >= 27 && id <= 31) || id === 36 || id >= 50;
    return ofCode(isDay ? shortDate : getFormatFromId(id, tag));
  }

  return { general, ofCode, ofId };
}

/** Stands for the text in a format; a format that repeats the text often is hostile. */
const PLACE = '\ufdd0';
const MOST_PLACES = 3;

/** How a format shows a text, `"Ref. "@`; undefined if it adds nothing, or would hide the text. */
function textSection(code: string): NumberStyle['text'] {
  if (!code.includes('@') || !isValidFormat(code)) return undefined;
  const show = (text: string) => format(code, text).trim();
  const places = show(PLACE).split(PLACE).length - 1;
  const isPlain = show(PLACE) === PLACE || places === 0 || places > MOST_PLACES;
  return isPlain ? undefined : (text) => (text === '' ? '' : show(text));
}

/** Excel shows every place from the first 0 of a whole number on; numfmt leaves out unused # after it. */
function withZeros(code: string): string {
  return code
    .split(';')
    .map((section) => {
      const places = section.replace(LITERAL, (literal) => '"'.repeat(literal.length));
      const zero = places.indexOf('0');
      if (zero === -1) return section;
      const whole = /^[^.eE/]*/.exec(places)![0].length;
      return Array.from(section, (char, at) =>
        at > zero && at < whole && places[at] === '#' ? '0' : char,
      ).join('');
    })
    .join(';');
}

/** Thousands separators, also the Indian way, which no phone number has. */
const GROUPED = /^\(?-?[1-9]\d{0,2}(?:[.,'\u2019 \u00a0\u202f]\d{3})+\)?$|^-?[1-9]\d?(?:,\d{2})*,\d{3}$/;

/**
 * True if a text lacks digits of its number: a power of ten, a column too narrow, or a phone number with a number
 * format, grouped, scaled or with decimals ("46,701,740,605.00"), unless a currency, percent sign or words mark an
 * amount. Zeros or a code in front ("06.12.34.56.78", "+46...") belong to the number.
 */
export function hidesDigits(text: string, value: number): boolean {
  if (/^(?:#+|-?[\d.,]+E\d+)$|\d[.,]?E[+-]\d/i.test(text)) return true;
  if (!Number.isInteger(value) || Math.abs(value) < 10 ** (IDENTIFIER_DIGITS - 1)) return false;
  if (/[\p{L}\p{Sc}%]/u.test(text)) return false;
  return GROUPED.test(text) || !text.replaceAll(/\D/g, '').endsWith(String(Math.abs(value)));
}

export type CellStyles = ReturnType<typeof cellStyles>;

/** By place in the workbook's list; each style is made for the first cell that has it. */
export function cellStyles(count: number, make: (index: number) => NumberStyle) {
  const made = new Array<NumberStyle | undefined>(count);
  /** A place that is not in the list gets the first style, as in other programs. */
  const at = (index: number): NumberStyle => {
    const knownStyle = made[index];
    if (knownStyle !== undefined) return knownStyle;
    const place = index >= 0 && index < count ? index : 0;
    made[place] ??= make(place);
    return made[place];
  };
  const shown = (text: string, index: number) => at(index).text?.(text) ?? text;
  return { at, shown };
}
