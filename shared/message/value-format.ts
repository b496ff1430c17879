import { assertNever } from '../assert-never.ts';
import { cleanValue } from '../format/clean-value.ts';
import { type MessageLanguage, messageLanguages, messageLocale } from '../format/message-language.ts';
import { plainSigns } from '../format/plain-signs.ts';
import { daysFrom } from '../format/sending-day.ts';
import { PLAIN_DAYS } from '../format/short-day.ts';
import { type Moment, momentOf } from '../format/written-date.ts';
import { memoized } from '../memoize.ts';
import { nameHeader } from '../sheet/name-header.ts';
import { firstName, nameInCase } from './name-format.ts';

/** How a tag shows its cell. The same words in each language, since they are part of the message. */
export const formatKinds = [
  'weekday',
  'weekday-date',
  'day-month',
  'short-date',
  'time',
  'relative',
  'number',
  'money',
  'first-name',
  'name',
] as const;

export type FormatKind = (typeof formatKinds)[number];

/** Formats of names, which are the same in each language. */
export function isOfNames(kind: FormatKind): boolean {
  return kind === 'name' || kind === 'first-name';
}

export interface ValueFormat {
  readonly kind: FormatKind;
  /** Of dates with the year last and no dots; null if these are not read. */
  readonly dayFirst: boolean | null;
  /** Null for the message's own. */
  readonly language: MessageLanguage | null;
}

/** As behind the colon of a tag, such as `weekday` or `weekday mdy de`. */
export function readFormat(written: string): ValueFormat | null {
  const [, called, order, code] = /^(\S+)(?: (dmy|mdy))?(?: ([a-z]{2}))?$/.exec(written) ?? [];
  const kind = formatKinds.find((one) => one === called);
  const language = messageLanguages.find((one) => one === code) ?? null;
  if (kind === undefined || (code !== undefined && language === null)) return null;
  return { kind, dayFirst: order === undefined ? null : order === 'dmy', language };
}

export function writtenFormat({ kind, dayFirst, language }: ValueFormat): string {
  const order = dayFirst === null ? '' : dayFirst ? ' dmy' : ' mdy';
  return `${kind}${order}${language === null ? '' : ` ${language}`}`;
}

/** Null for a cell that the format does not fit, such as a date that is none. */
export type CellFormatter = (cell: string) => string | null;

export interface FormatContext {
  readonly dayFirst: boolean | null;
  readonly language: MessageLanguage;
  /** The name of the column, which shows whether it holds given names alone. */
  readonly column: string;
  /** When the text goes, as by `dayAt`; left out, nothing is relative to it. */
  readonly day?: string | undefined;
}

export function cellFormatter(kind: FormatKind, context: FormatContext): CellFormatter {
  const show = formatter(kind, context);
  return memoized(20_000, (cell) => {
    const shown = show(cleanValue(cell));
    return shown === null ? null : cleanValue(plainSigns(shown));
  });
}

function formatter(kind: FormatKind, { dayFirst, language, column, day }: FormatContext): CellFormatter {
  const locale = messageLocale(language);
  const dated = (style: Intl.DateTimeFormatOptions): CellFormatter => {
    const format = new Intl.DateTimeFormat(locale, { ...style, ...PLAIN_DAYS });
    return (cell) => {
      const date = dateIn(cell, dayFirst)?.day ?? null;
      return date === null ? null : format.format(date);
    };
  };
  switch (kind) {
    case 'weekday':
      return dated({ weekday: 'long' });
    case 'weekday-date':
      return dated({ weekday: 'long', day: 'numeric', month: 'long' });
    case 'day-month':
      return dated({ day: 'numeric', month: 'long' });
    case 'short-date':
      return dated({ day: '2-digit', month: '2-digit', year: 'numeric' });
    case 'time': {
      const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...PLAIN_DAYS });
      return (cell) => {
        const minute = dateIn(cell, dayFirst)?.minute ?? null;
        return minute === null ? null : format.format(minute * MINUTE_MS);
      };
    }
    case 'relative': {
      const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
      const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...PLAIN_DAYS });
      return (cell) => {
        const moment = dateIn(cell, dayFirst);
        if (moment?.day == null || day === undefined) return null;
        // The apostrophe of the French today is not in GSM 03.38.
        const inWords = days.format(daysFrom(day, moment.day), 'day').replace('’', "'");
        return moment.minute === null
          ? inWords
          : `${inWords} ${AT[language](clock.format(moment.minute * MINUTE_MS))}`;
      };
    }
    case 'number':
      return (cell) => numberIn(cell, locale);
    case 'money':
      return (cell) => {
        const [, before = '', number, after = ''] = MONEY.exec(cell) ?? [];
        const shown = number === undefined ? null : numberIn(number, locale);
        return shown === null ? null : `${before}${shown}${after}`;
      };
    case 'first-name': {
      const given = nameHeader(column) === 'given';
      return (cell) => firstName(cell, given);
    }
    case 'name':
      return nameInCase;
    default:
      return assertNever(kind);
  }
}

/** With the first cell that it changes, before and after. */
export interface OfferedFormat {
  readonly kind: FormatKind;
  readonly before: string;
  readonly after: string;
}

/** The formats that most of these cells fit and that change one, each in its own way. */
export function offeredFormats(cells: readonly string[], context: FormatContext): OfferedFormat[] {
  const offered: OfferedFormat[] = [];
  for (const kind of formatKinds) {
    if (kind === 'first-name' && nameHeader(context.column) === 'none') continue;
    const show = cellFormatter(kind, context);
    const texts = cells.map(show);
    const fitting = texts.filter((text) => text !== null).length;
    const at = texts.findIndex((text, cell) => text !== null && text !== cells[cell]);
    if (fitting * 2 <= cells.length || at === -1) continue;
    const [before, after] = [cells[at]!, texts[at]!];
    if (!offered.some((other) => other.before === before && other.after === after))
      offered.push({ kind, before, after });
  }
  return offered;
}

const AT: Record<MessageLanguage, (time: string) => string> = {
  en: (time) => `at ${time}`,
  da: (time) => `kl. ${time}`,
  de: (time) => `um ${time} Uhr`,
  sv: (time) => `kl. ${time}`,
  nb: (time) => `kl. ${time}`,
  pl: (time) => `o ${time}`,
  fr: (time) => `à ${time}`,
  es: (time) => `a las ${time}`,
  nl: (time) => `om ${time}`,
};

const MINUTE_MS = 60_000;
/** Who formats a column as a time says that its dots are no decimals. */
function dateIn(cell: string, dayFirst: boolean | null): Moment | null {
  const dotted = /^(\d{1,2})\.(\d{2})$/.exec(cell);
  if (dotted !== null) return momentOf(`${dotted[1]}:${dotted[2]}`, null);
  return momentOf(cell, dayFirst);
}

/** A currency before or behind a number, a sign or a few letters. */
const MONEY = /^((?:\p{L}{1,4}\.?|\p{Sc}) ?)?(-?[\d.,' ]*\d)( ?(?:\p{L}{1,4}\.?|\p{Sc}|,-))?$/u;

const DIGITS = /^(-?)(\d{1,15})(?:([.,])(\d+))?$/;
const GROUPED = /^(-?)(\d{1,3}(?:([.,' ])\d{3})(?:\3\d{3})*)(?:([.,])(\d+))?$/;

/** With the decimals that it has. Null if a sign may be of thousands or of decimals, as in `1.234`. */
function numberIn(cell: string, locale: string): string | null {
  const plain = DIGITS.exec(cell);
  if (plain !== null && plain[4]?.length !== 3) return inLocale(locale, plain[1]!, plain[2]!, plain[4]);
  const [, minus = '', whole, group = '', sign, decimals] = GROUPED.exec(cell) ?? [];
  if (whole === undefined || sign === group) return null;
  const isClear = sign !== undefined || group === ' ' || group === "'" || whole.split(group).length > 2;
  return isClear ? inLocale(locale, minus, whole.replace(/\D/g, ''), decimals) : null;
}

function inLocale(locale: string, minus: string, whole: string, decimals = ''): string | null {
  // Digits that begin with a zero are a code, and beyond these a number loses its last ones.
  if (/^0\d/.test(whole) || whole.length + decimals.length > 15) return null;
  const digits = { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length };
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...digits }).format(
    Number(`${minus}${whole}.${decimals || '0'}`),
  );
}
