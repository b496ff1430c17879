import { perBritishTag } from '../language/current-language.ts';
import { count, tenths } from './format-count.ts';
import { formatTexts } from './format-texts.ts';
import { capital } from './sentence-parts.ts';

/** In at most two units: `45 s`, `3 min 20 s`, `2 h 5 min`, `1 day 4 h`. */
export function duration(seconds: number): string {
  const { seconds: inSeconds, minutes: inMinutes, hours: inHours } = formatTexts;
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return inSeconds(count(whole));
  if (whole < 600) return join(inMinutes(count(Math.floor(whole / 60))), whole % 60, inSeconds);
  const minutes = Math.round(whole / 60);
  if (minutes < 60) return inMinutes(count(minutes));
  if (minutes < 1440) return join(inHours(count(Math.floor(minutes / 60))), minutes % 60, inMinutes);
  const hours = Math.round(minutes / 60);
  const days = Math.floor(hours / 24);
  return join(formatTexts.days(days, count(days)), hours % 24, inHours);
}

/** With tenths of a second: `under 0.1 s`, `0.4 s`, `45 s`. */
export function shortTime(seconds: number): string {
  if (seconds >= 10) return duration(seconds);
  return seconds < 0.1
    ? formatTexts.under(formatTexts.seconds(tenths(0.1)))
    : formatTexts.seconds(tenths(seconds));
}

function join(large: string, small: number, inSmall: (written: string) => string): string {
  return small === 0 ? large : `${large} ${inSmall(count(small))}`;
}

function dates(options: Intl.DateTimeFormatOptions): (at: number | Date) => string {
  const format = perBritishTag((tag) => new Intl.DateTimeFormat(tag, options));
  return (at) => format().format(at);
}

const clockFormat = dates({ hour: '2-digit', minute: '2-digit' });
const fullDayFormat = dates({ dateStyle: 'full', timeZone: 'UTC' });
const shortDateFormat = dates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayFormat = dates({ day: 'numeric', month: 'short' });
const dateFormat = dates({ day: 'numeric', month: 'short', year: 'numeric' });
const longMonthFormat = dates({ month: 'long', year: 'numeric' });
const shortMonthFormat = dates({ month: 'short' });
const relativeFormat = perBritishTag((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** Local time: `Today 14:05`, `Yesterday 09:12`, `3 Mar 14:05`. */
export function moment(at: number, now: number): string {
  return `${day(at, now)} ${clockFormat(at)}`;
}

/** Within a sentence: `today at 14:05`, `3 Mar at 14:05`. */
export function momentWithin(at: number, now: number): string {
  return formatTexts.at(relativeDay(at, now) ?? formatTexts.onDate(date(at, now)), clockFormat(at));
}

/** Of a time to come: `Friday 4 December 2026 at 17:00, in 5 days`, `today at 20:00, in 3 hours`. */
export function momentAhead(at: number, now: number): string {
  const minutes = Math.max(0, Math.round((at - now) / 60_000));
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000);
  const relative = relativeFormat();
  if (days > 1)
    return `${formatTexts.at(longDay(localStamp(at).slice(0, 10)), clockFormat(at))}, ${relative.format(days, 'day')}`;
  const remaining =
    minutes < 60 ? relative.format(minutes, 'minute') : relative.format(Math.round(minutes / 60), 'hour');
  return `${momentWithin(at, now)}, ${remaining}`;
}

/** Local time: `Today`, `Yesterday`, `Tomorrow`, `3 Mar`, `3 Mar 2024`. */
export function day(at: number, now: number): string {
  return capital(relativeDay(at, now) ?? date(at, now));
}

function relativeDay(at: number, now: number): string | null {
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000);
  return Math.abs(days) <= 1 ? relativeFormat().format(days, 'day') : null;
}

function date(at: number, now: number): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (sameYear ? dayFormat : dateFormat)(at);
}

/** `November 2026` for `2026-11`. */
export function monthAndYear(month: string): string {
  return longMonthFormat(dateOfMonth(month));
}

export function shortMonth(month: string): string {
  return shortMonthFormat(dateOfMonth(month));
}

function dateOfMonth(month: string): Date {
  return new Date(Number(month.slice(0, 4)), Number(month.slice(5)) - 1);
}

/** Within a sentence that stays true however long it is shown: `3 Mar at 14:05`. */
export function dayAndTime(at: number): string {
  return formatTexts.at(dayFormat(at), clockFormat(at));
}

/** Whose clocks show it so; `there` is empty if theirs show the same. */
export function hereAndThere(at: number, there: string): string {
  const here = dayAndTime(at);
  return there === '' ? formatTexts.hereAndThem(here) : formatTexts.hereThere(here, there);
}

export function dateAndTime(at: number): string {
  return `${dateFormat(at)} ${clockFormat(at)}`;
}

/** Within a sentence that needs the year: `3 Mar 2024 at 14:05`. */
export function dateAndTimeWithin(at: number): string {
  return formatTexts.at(formatTexts.onDate(dateFormat(at)), clockFormat(at));
}

/** Local time: `14:05:09`. */
export const clock = dates({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The local midnight before; days are compared by it, so that a day of 23 hours counts as one. */
function midnight(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** For `<input type="datetime-local">`: local time in whole minutes. */
export function localInput(at: number): string {
  return localStamp(at).slice(0, 16).replace(' ', 'T');
}

/** What was typed there, in ms since the epoch; null for nothing whole. An hour that clocks skip counts as the next one. */
export function fromLocalInput(typed: string): number | null {
  const at = new Date(typed).getTime();
  return Number.isNaN(at) ? null : at;
}

/** Local time as every spreadsheet program reads and sorts it: `2026-03-01 14:05:09`. */
export function localStamp(at: number): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  const ymd = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${ymd} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}

/** Of a day as `2026-11-27`. */
export function longDay(day: string): string {
  return fullDayFormat(Date.parse(day));
}

/** `27 Nov 2026`, of a day as `2026-11-27`. */
export function shortDate(day: string): string {
  return shortDateFormat(Date.parse(day));
}
