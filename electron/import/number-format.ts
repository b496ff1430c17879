import { dateFields, dateFormatter, type LocaleWords, localeWords } from './sheet-dates.ts';

/** Turns the number stored in a cell into the text that a person sees. */
export type NumberStyle = (value: number, raw: string) => string;

/** From this many digits on a whole number is taken for an identifier, whose digits must all stay. */
const IDENTIFIER_DIGITS = 8;
const MAX_EXACT = 1e15;
const MAX_DECIMALS = 30;
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
  return (value, raw) => formatNumber(value, raw, patterns, words);
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

interface Section {
  /** The section without colours, conditions and fill characters; literals are marked by \ue000 before each character. */
  readonly pattern: string;
  /** The section without its literals. */
  readonly plain: string;
  readonly literals: string;
}

const LITERAL = '\ue000';

/** Splits a code at its semicolons and turns quotes, escapes and currency brackets into marked literals. */
function splitSections(code: string): Section[] {
  const sections: Section[] = [];
  let pattern = '';
  let plain = '';
  let literals = '';
  const literal = (text: string) => {
    literals += text;
    for (const unit of text) pattern += LITERAL + unit;
  };
  const finish = () => {
    sections.push({ pattern, plain, literals });
    pattern = '';
    plain = '';
    literals = '';
  };
  for (let at = 0; at < code.length; at += 1) {
    const char = code[at]!;
    if (char === '"') {
      const close = code.indexOf('"', at + 1);
      const end = close === -1 ? code.length : close;
      literal(code.slice(at + 1, end));
      at = end;
    } else if (char === '\\') {
      literal(code[at + 1] ?? '');
      at += 1;
    } else if (char === '_') {
      literal(' ');
      at += 1;
    } else if (char === '*') {
      at += 1;
    } else if (char === '[') {
      const close = code.indexOf(']', at);
      const inside = close === -1 ? '' : code.slice(at + 1, close);
      if (inside.startsWith('$')) literal(inside.slice(1).replace(/-[0-9a-f]+$/i, ''));
      else if (/^(h+|m+|s+)$/i.test(inside)) pattern += `[${inside}]`;
      if (close !== -1) at = close;
    } else if (char === ';') {
      finish();
    } else {
      pattern += char;
      plain += char;
    }
  }
  finish();
  return sections;
}

interface NumberPattern {
  readonly before: string;
  readonly after: string;
  /** Placeholders and literals of the whole part, in order. */
  readonly whole: readonly string[];
  readonly minDecimals: number;
  readonly maxDecimals: number;
  readonly grouping: boolean;
  readonly thousandsScale: number;
  readonly percent: boolean;
  readonly unusual: boolean;
  readonly hasDigits: boolean;
  readonly hasSymbol: boolean;
}

function readPattern(pattern: string): NumberPattern {
  const firstDigit = placeholderAt(pattern, 0, 1);
  const lastDigit = placeholderAt(pattern, pattern.length - 1, -1);
  const hasDigits = firstDigit !== -1;
  const core = hasDigits ? pattern.slice(firstDigit, lastDigit + 1) : '';
  const tail = hasDigits ? pattern.slice(lastDigit + 1) : '';
  const point = pointAt(core);
  const wholePart = point === -1 ? core : core.slice(0, point);
  const decimals = point === -1 ? '' : core.slice(point + 1).replaceAll(/\ue000./g, '');
  const scale = /^,+/.exec(tail)?.[0].length ?? 0;
  const before = hasDigits ? pattern.slice(0, firstDigit) : pattern;
  const after = tail.slice(scale);
  const bare = (before + core + after).replaceAll(/\ue000[\s\S]/g, '');
  const symbols = unmark(before + after)
    .replaceAll('%', '')
    .trim();
  return {
    before: unmark(before),
    after: unmark(after),
    whole: tokens(wholePart),
    minDecimals: Math.min(MAX_DECIMALS, decimals.replaceAll(/[^0?]/g, '').length),
    maxDecimals: Math.min(MAX_DECIMALS, decimals.replaceAll(/[^0#?]/g, '').length),
    grouping: /,/.test(wholePart.replaceAll(/\ue000[\s\S]/g, '')),
    thousandsScale: scale,
    percent: bare.includes('%'),
    unusual: /e[+-]|\/|general|@/i.test(bare),
    hasDigits,
    hasSymbol: /[^\s()+-]/.test(symbols),
  };
}

function placeholderAt(pattern: string, from: number, step: 1 | -1): number {
  for (let at = from; at >= 0 && at < pattern.length; at += step) {
    if (pattern[at - 1] !== LITERAL && /[0#?]/.test(pattern[at]!)) return at;
  }
  return -1;
}

function pointAt(core: string): number {
  for (let at = 0; at < core.length; at += 1) if (core[at] === '.' && core[at - 1] !== LITERAL) return at;
  return -1;
}

function tokens(part: string): string[] {
  const list: string[] = [];
  for (let at = 0; at < part.length; at += 1) {
    if (part[at] === LITERAL) list.push(LITERAL + (part[++at] ?? ''));
    else if (part[at] !== ',') list.push(part[at]!);
  }
  return list;
}

function unmark(text: string): string {
  return text.replaceAll(LITERAL, '');
}

function formatNumber(
  value: number,
  raw: string,
  patterns: readonly NumberPattern[],
  words: LocaleWords,
): string {
  if (!Number.isFinite(value)) return raw;
  const own =
    value < 0 && patterns.length > 1
      ? patterns[1]!
      : value === 0 && patterns.length > 2
        ? patterns[2]!
        : patterns[0]!;
  const sign = value < 0 && own === patterns[0] ? '-' : '';
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
  const zero = rounded === 0 && own === patterns[0];
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
