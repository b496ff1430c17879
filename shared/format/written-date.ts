import { lazily } from '../lazily.ts';
import { cleanValue } from './clean-value.ts';
import { messageLanguages } from './message-language.ts';

export interface Moment {
  /** In UTC, in ms since the epoch; null for a time alone. */
  readonly day: number | null;
  /** Of the day; null for a date alone. */
  readonly minute: number | null;
}

/** `09:30`, `9.30 pm`, and an hour alone before `am`, `pm` or `Uhr`. */
const CLOCK =
  '(\\d{1,2})(?:[:.](\\d{2})(?:[:.]\\d{2}(?:\\.\\d+)?)?|(?= ?(?:[ap]\\.?m|uhr)))(?: ?([ap])\\.?m\\.?)?';
const TIME = `(?:[T ,]+(?:kl\\.? ?|um |at )?${CLOCK}(?: ?uhr)?)?`;
/** How databases and programs write a date alone. */
const MIDNIGHT = /(?<=\d)[T ]+(?:0?0:00:00(?:\.0+)?|12:00:00 ?am)$/i;
const TIME_ALONE = new RegExp(`^${CLOCK}$`, 'i');
/** `3 December 2026`, `Thursday, 3. Dezember 2026` and `Dec 3, 2026`. */
const DAY_AND_MONTH = new RegExp(
  `^(?:\\p{L}+\\.?,? (?:den )?)?(\\d{1,2})\\.? (?:de )?(\\p{L}+)\\.?,? (?:de )?(\\d{4})${TIME}$`,
  'iu',
);
const MONTH_AND_DAY = new RegExp(`^(?:\\p{L}+\\.?, )?(\\p{L}+)\\.? (\\d{1,2}),? (\\d{4})${TIME}$`, 'iu');
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${TIME}$`, 'i');
/** Two digits of a year stand behind dots and slashes only: `24-12-26` may begin with the year. */
const YEAR_LAST = new RegExp(
  `^(\\d{1,2})(?:([-/.])(\\d{1,2})\\2(\\d{4})|([/.])(\\d{1,2})\\5(\\d{2}))${TIME}$`,
  'i',
);

/** A date whose order of day and month matters, and whether the day is first; null if nothing shows it. */
export function dayOrder(cells: Iterable<string>): {
  readonly date: string | null;
  readonly dayFirst: boolean | null;
} {
  const order = dayOrders();
  for (const cell of cells) order.add(cell);
  return { date: order.date(), dayFirst: order.shown() };
}

/** Finds the day order of a column, cell after cell. */
export function dayOrders() {
  const orders = new Set<boolean>();
  let needing: string | null = null;
  let ambiguous: string | null = null;
  return {
    add(written: string): void {
      const cell = cleanValue(written);
      const { sign } = yearLast(cell) ?? {};
      if (sign === undefined) return;
      const [withDay, withMonth] = [momentOf(cell, true), momentOf(cell, false)];
      if (withDay === null && withMonth === null) return;
      if (sign === '.' || withMonth === null) orders.add(true);
      else if (withDay === null) orders.add(false);
      if (sign === '.') return;
      needing ??= cell;
      if (withDay !== null && withMonth !== null) ambiguous ??= cell;
    },
    /** Null if no date shows it, or they contradict each other. */
    shown(): boolean | null {
      const [order] = orders;
      return orders.size === 1 ? order! : null;
    },
    /** A date with the year last and no dots, if there is one that may begin with either; null for none. */
    date: () => ambiguous ?? needing,
  };
}

export function isDate(cell: string): boolean {
  return momentOf(cell, true) !== null || momentOf(cell, false) !== null;
}

/**
 * `dayFirst` is of dates with the year last and no dots; null reads none of them. A time with a zone is of no certain
 * day here.
 */
export function momentOf(cell: string, dayFirst: boolean | null): Moment | null {
  const text = cell.trim().replace(MIDNIGHT, '');
  const time = TIME_ALONE.exec(text);
  if (time !== null && (text.includes(':') || time[3] !== undefined)) {
    const minute = minuteOf(time[1], time[2], time[3]);
    return minute === null ? null : { day: null, minute };
  }
  const match =
    YEAR_FIRST.exec(text) ??
    reordered(yearLast(text), dayFirst) ??
    named(DAY_AND_MONTH.exec(text), 1, 2) ??
    named(MONTH_AND_DAY.exec(text), 2, 1);
  const [, year, month, date, ...clock] = match ?? [];
  if (year === undefined) return null;
  const day = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const back = new Date(day);
  // `Date` takes the years before 100 as those of the last century.
  if (
    back.getUTCFullYear() !== Number(year) ||
    back.getUTCMonth() + 1 !== Number(month) ||
    back.getUTCDate() !== Number(date)
  )
    return null;
  const [hour, minutes, half] = clock;
  if (hour === undefined) return { day, minute: null };
  const minute = minuteOf(hour, minutes, half);
  return minute === null ? null : { day, minute };
}

/** Of the languages that a message may be in; no word means two months in them. */
const months = lazily(() => {
  const monthByName = new Map<string, string>();
  for (const locale of messageLanguages) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month,
        year: 'numeric',
        timeZone: 'UTC',
      });
      for (let at = 0; at < 12; at += 1) {
        const parts = format.formatToParts(Date.UTC(2026, at, 15));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        monthByName.set(name.replace(/\.$/, '').toLowerCase(), String(at + 1));
      }
    }
  }
  return monthByName;
});

/** As `YEAR_FIRST` finds it; null if the word is no month. */
function named(match: RegExpExecArray | null, day: number, month: number) {
  const number = months().get(match?.[month]?.toLowerCase() ?? '');
  if (match === null || number === undefined) return null;
  const [text, , , year, ...clock] = match;
  return [text, year, number, match[day], ...clock];
}

function minuteOf(hour = '', minutes = '', half: string | undefined = undefined): number | null {
  const [hours, minute] = [Number(hour), Number(minutes)];
  if (minute > 59 || hours > 23 || (half !== undefined && (hours < 1 || hours > 12))) return null;
  if (half === undefined) return hours * 60 + minute;
  return ((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
}

function yearLast(text: string) {
  const match = YEAR_LAST.exec(text);
  if (match === null) return null;
  const [, first = '', sign, second, year, shortSign = '', shortSecond = '', short, ...clock] = match;
  if (sign !== undefined && second !== undefined && year !== undefined)
    return { first, sign, second, year, clock };
  // From 30 to 69 it may be a birthday or the end of a contract: nobody knows the century.
  if (short === undefined || (Number(short) >= 30 && Number(short) < 70)) return null;
  const century = Number(short) < 30 ? 20 : 19;
  return { first, sign: shortSign, second: shortSecond, year: `${century}${short}`, clock };
}

function reordered(match: ReturnType<typeof yearLast>, dayFirst: boolean | null) {
  if (match === null) return null;
  const { first, sign, second, year, clock } = match;
  if (dayFirst === null && sign !== '.') return null;
  return dayFirst || sign === '.' ? ['', year, second, first, ...clock] : ['', year, first, second, ...clock];
}
