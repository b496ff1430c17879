/** How a locale writes numbers and dates, for the cells of workbooks. */
export interface LocaleWords {
  readonly locale: string;
  readonly decimal: string;
  readonly group: string;
}

/** Which parts of a moment a date format shows. */
export interface DateFields {
  readonly day: boolean;
  readonly month: '' | 'numeric' | 'short' | 'long';
  readonly year: boolean;
  readonly weekday: '' | 'short' | 'long';
  readonly hours: boolean;
  readonly seconds: boolean;
  /** `[h]`, `[m]` or `[s]`: a duration rather than a time of day. */
  readonly elapsed: '' | 'h' | 'm' | 's';
}

const DAY_MS = 86_400_000;
const SECONDS_PER_DAY = 86_400;
/** 30 December 1899: day 0 of the 1900 system for every date after its phantom 29 February 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const DAYS_1904 = 1462;
/** 31 December 9999, the last date of spreadsheets. */
const LAST_DAY = 2_958_465;

/** The signs of a locale; en-US for none or an unknown one. Thin and no-break spaces become plain ones. */
export function localeWords(locale: string | undefined): LocaleWords {
  const known = supported(locale);
  const parts = new Intl.NumberFormat(known, { numberingSystem: 'latn', useGrouping: true }).formatToParts(
    -1234567.5,
  );
  const sign = (type: string, fallback: string) =>
    plainSpaces(parts.find((part) => part.type === type)?.value ?? fallback);
  return { locale: known, decimal: sign('decimal', '.'), group: sign('group', ',') };
}

function supported(locale: string | undefined): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale ?? 'en-US')[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/** A thin no-break space, which locales put into numbers and times, would turn a whole message into Unicode. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c]/g, '');
}

/** What a format code shows of a moment, or undefined when it formats a number; literals are marked by \ue000. */
export function dateFields(pattern: string): DateFields | undefined {
  const bare = pattern.replaceAll(/\ue000[\s\S]/g, '').replaceAll(/general/gi, '');
  const elapsed = /\[(h|m|s)+\]/i.exec(bare)?.[1]?.toLowerCase() ?? '';
  const letters = bare
    .replaceAll(/a\/p|am\/pm/gi, '')
    .replaceAll(/[[\]]/g, '')
    .toLowerCase();
  if (!/[ymdhs]/.test(letters) || /[0#?]/.test(letters.replaceAll(/s[.,]0+/g, 's'))) return undefined;
  const hours = letters.includes('h');
  const seconds = letters.includes('s');
  // The letter m means minutes after h or before s, and months everywhere else.
  const months = letters.replaceAll(/h[^a-z]*m{1,2}|m{1,2}[^a-z]*s/g, '').match(/m+/g) ?? [];
  const longest = Math.max(0, ...months.map((run) => run.length));
  const weekdays = Math.max(0, ...(letters.match(/d{3,}/g) ?? []).map((run) => run.length));
  return {
    day: /(^|[^d])d{1,2}($|[^d])/.test(letters),
    month: longest === 0 ? '' : longest < 3 ? 'numeric' : longest === 3 ? 'short' : 'long',
    year: letters.includes('y'),
    weekday: weekdays === 0 ? '' : weekdays === 3 ? 'short' : 'long',
    hours: hours || seconds,
    seconds,
    elapsed: elapsed === 'h' || elapsed === 'm' || elapsed === 's' ? elapsed : '',
  };
}

/**
 * Makes the text of stored day numbers: dates in the locale's short form with a four-digit year; undefined for a
 * number that is no date.
 */
export function dateFormatter(
  fields: DateFields,
  words: LocaleWords,
  date1904: boolean,
): (serial: number) => string | undefined {
  const format = momentFormatter(fields, words);
  const hasDate = fields.day || fields.month !== '' || fields.year || fields.weekday !== '';
  return (serial) => {
    const value = date1904 ? serial + DAYS_1904 : serial;
    if (!(value >= 0 && value < LAST_DAY + 1)) return undefined;
    if (fields.elapsed !== '') return duration(Math.round(serial * SECONDS_PER_DAY), fields);
    // The 1900 system counts a 29 February 1900 that never was, so earlier days are one off.
    const shift = value < 60 && hasDate && !date1904 ? DAY_MS : 0;
    return format(new Date(EPOCH_1900 + Math.round(value * SECONDS_PER_DAY) * 1000 + shift));
  };
}

/** Makes the text of moments, given as if their clock were UTC, in the locale's form of the fields. */
export function momentFormatter(fields: DateFields, words: LocaleWords): (moment: Date) => string {
  const formatter = new Intl.DateTimeFormat(words.locale, intlOptions(fields));
  return (moment) => plainSpaces(formatter.format(moment));
}

function intlOptions(fields: DateFields): Intl.DateTimeFormatOptions {
  const time: Intl.DateTimeFormatOptions = fields.hours
    ? { hour: 'numeric', minute: '2-digit', ...(fields.seconds && { second: '2-digit' }) }
    : {};
  const calendar: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  };
  if (fields.day) return { ...calendar, ...time, year: 'numeric', month: 'numeric', day: 'numeric' };
  return {
    ...calendar,
    ...time,
    ...(fields.year && { year: 'numeric' }),
    ...(fields.month !== '' && { month: fields.month }),
    ...(fields.weekday !== '' && { weekday: fields.weekday }),
  };
}

function duration(seconds: number, fields: DateFields): string {
  const two = (part: number) => String(part).padStart(2, '0');
  if (fields.elapsed === 's') return String(seconds);
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  if (fields.elapsed === 'm') return `${minutes}:${two(rest)}`;
  const clock = `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
  return fields.seconds ? `${clock}:${two(rest)}` : clock;
}
