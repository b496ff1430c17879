import { type NumberPattern, readPattern, splitSections, unmark } from './number-pattern.ts';
import { dateFields, dateFormatter, type LocaleWords, localeWords } from './sheet-dates.ts';

/** Turns the number stored in a cell into the text that a person sees. */
export type NumberStyle = (value: number, raw: string) => string;

/** From this many digits on a whole number is taken for an identifier, whose digits must all stay. */
const IDENTIFIER_DIGITS = 8;
const MAX_EXACT = 1e15;
/** Excel allows 255 characters in a format; what is beyond a few times that is no format. */
const MAX_CODE_LENGTH = 1000;

/** Formats that workbooks name by number alone; dates and times are told from others by their letters. */
const BUILT_IN: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0;-"$"#,##0',
  6: '"$"#,##0;-"$"#,##0',
  7: '"$"#,##0.00;-"$"#,##0.00',
  8: '"$"#,##0.00;-"$"#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  41: '#,##0',
  42: '"$"#,##0',
  43: '#,##0.00',
  44: '"$"#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** The format code behind a number that workbooks use without naming it; East Asian dates included. */
export function builtInFormat(id: number): string {
  if ((id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return 'yyyy-mm-dd';
  if (id >= 32 && id <= 35) return 'h:mm:ss';
  return BUILT_IN[id] ?? 'General';
}

/** Makes the styles of one workbook: in one locale, counting days from 1900 or from 1904. */
export function numberStyles(locale: string | undefined, date1904: boolean): (code: string) => NumberStyle {
  const words = localeWords(locale);
  const known = new Map<string, NumberStyle>();
  return (code) => {
    let style = known.get(code);
    if (!style) {
      style = makeStyle(code, words, date1904);
      known.set(code, style);
    }
    return style;
  };
}

function makeStyle(code: string, words: LocaleWords, date1904: boolean): NumberStyle {
  const sections = splitSections(code.slice(0, MAX_CODE_LENGTH));
  const first = sections[0]!;
  if (/^(general|standard|@)?$/i.test(first.plain.trim()) && first.literals.trim() === '') {
    return (value, raw) => general(value, raw, words);
  }
  const fields = dateFields(first.pattern);
  if (fields) return dateStyle(dateFormatter(fields, words, date1904), words);
  const patterns = sections.map((section) => readPattern(section.pattern));
  if (sections.every(({ condition }) => condition === undefined)) {
    return (value, raw) => formatNumber(value, raw, sectionBySign(value, patterns), patterns[0]!, words);
  }
  return (value, raw) => {
    const at = sections.findIndex(({ condition }) => condition === undefined || condition(value));
    const own = patterns[at];
    return own === undefined ? general(value, raw, words) : formatNumber(value, raw, own, own, words);
  };
}

function dateStyle(format: (serial: number) => string | undefined, words: LocaleWords): NumberStyle {
  const seen = new Map<number, string>();
  return (value, raw) => {
    const known = seen.get(value);
    if (known !== undefined) return known;
    const text = format(value) ?? general(value, raw, words);
    // Whole days repeat; times hardly do, and must not pile up.
    if (seen.size < 10_000) seen.set(value, text);
    return text;
  };
}

/**
 * A number without a format: whole numbers keep every digit up to 15, longer ones are shown in the lossy form that
 * they are, and fractions are rounded to eleven characters as spreadsheets do.
 */
export function general(value: number, raw: string, words: LocaleWords): string {
  if (Number.isInteger(value)) {
    if (Math.abs(value) < MAX_EXACT) return Object.is(value, -0) ? '0' : String(value);
    return value.toExponential(14).replace(/\.?0*e\+?/, 'E+');
  }
  if (!Number.isFinite(value)) return raw;
  const size = Math.abs(value);
  if (size < 1e-4)
    return value
      .toExponential(5)
      .replace(/\.?0*e/, 'E')
      .replace('.', words.decimal);
  const whole = size < 1 ? 1 : Math.floor(Math.log10(size)) + 1;
  const rounded = roundDecimal(size, Math.max(0, 10 - whole));
  return (value < 0 ? '-' : '') + String(rounded).replace('.', words.decimal);
}

/** Rounds half away from zero as people and spreadsheets do, not as the binary fraction would. */
function roundDecimal(size: number, decimals: number): number {
  const digits = Number(size.toPrecision(15)).toString();
  if (digits.includes('e')) return size;
  return Number(`${Math.round(Number(`${digits}e${decimals}`))}e-${decimals}`);
}

/** Without conditions the second section is for negative numbers and the third for zero. */
function sectionBySign(value: number, patterns: readonly NumberPattern[]): NumberPattern {
  if (value < 0 && patterns.length > 1) return patterns[1]!;
  return value === 0 && patterns.length > 2 ? patterns[2]! : patterns[0]!;
}

/** Writes a number by its section; only `signed`, which is not for negative numbers alone, gets a minus. */
function formatNumber(
  value: number,
  raw: string,
  own: NumberPattern,
  signed: NumberPattern,
  words: LocaleWords,
): string {
  if (!Number.isFinite(value)) return raw;
  const sign = value < 0 && own === signed ? '-' : '';
  if (own.unusual || hidesDigits(value, own)) return general(value, raw, words);
  if (!own.hasDigits) return (sign + own.before).trim();
  const scaled = (Math.abs(value) * (own.percent ? 100 : 1)) / 1000 ** own.thousandsScale;
  const rounded = roundDecimal(scaled, own.maxDecimals);
  if (rounded >= 1e21) return general(value, raw, words);
  const [whole = '0', fraction = ''] = rounded.toFixed(own.maxDecimals).split('.');
  let decimals = fraction;
  while (decimals.length > own.minDecimals && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  const shown =
    fillWhole(whole === '0' ? '' : whole, own, words) + (decimals === '' ? '' : words.decimal + decimals);
  const zero = rounded === 0 && own === signed;
  return ((zero ? '' : sign) + own.before + shown + own.after).trim();
}

/**
 * A phone number given a number format by mistake would come out grouped, scaled or with decimals ("46,701,740,605.00").
 * Its digits are what counts, unless a currency, a percent sign or other words say that it is an amount.
 */
function hidesDigits(value: number, pattern: NumberPattern): boolean {
  if (!Number.isInteger(value) || Math.abs(value) < 10 ** (IDENTIFIER_DIGITS - 1)) return false;
  if (pattern.percent || pattern.hasSymbol) return false;
  return pattern.grouping || pattern.thousandsScale > 0 || pattern.maxDecimals > 0;
}

/** Puts digits into placeholders from the right; what is left over goes before the first one. */
function fillWhole(digits: string, pattern: NumberPattern, words: LocaleWords): string {
  const places = pattern.whole.filter((token) => /^[0#?]$/.test(token)).length;
  const zeros = pattern.whole.filter((token) => token === '0').length;
  const padded = digits.padStart(zeros, '0');
  if (pattern.grouping) return group(padded, words);
  let out = '';
  let left = padded.length;
  let place = places;
  for (let at = pattern.whole.length - 1; at >= 0; at -= 1) {
    const token = pattern.whole[at]!;
    if (!/^[0#?]$/.test(token)) {
      // A literal between placeholders shows only while there are digits to its left.
      if (left > 0 || place === 0 || zeros > 0) out = unmark(token) + out;
      continue;
    }
    place -= 1;
    if (left > 0) {
      const from = place === 0 ? 0 : left - 1;
      out = padded.slice(from, left) + out;
      left = from;
    }
  }
  return out;
}

function group(digits: string, words: LocaleWords): string {
  let out = '';
  for (let end = digits.length; end > 0; end -= 3) {
    out = digits.slice(Math.max(0, end - 3), end) + (out === '' ? '' : words.group + out);
  }
  return out;
}
