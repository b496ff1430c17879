import { perTag } from '../language/current-language.ts';
import { formatTexts } from './format-texts.ts';

function numbers(options: Intl.NumberFormatOptions): (value: number) => string {
  const format = perTag((tag) => new Intl.NumberFormat(tag, options));
  return (value) => format().format(value);
}

const places = (count: number) => numbers({ minimumFractionDigits: count, maximumFractionDigits: count });

const atMostOnePlace = numbers({ maximumFractionDigits: 1 });
const twoPlaces = places(2);
const percents = numbers({ style: 'percent', maximumFractionDigits: 0 });

/** `12,480`. */
export const count = places(0);

/** Also without what `count` puts between its digits, or with what others put there. */
export function isCountTyped(typed: string, value: number): boolean {
  const digits = ungrouped(typed);
  return digits === String(value) || digits === ungrouped(count(value));
}

function ungrouped(number: string): string {
  return number.replace(/[\s.,'’٬]/g, '');
}

export const tenths = places(1);

/** At most four places, as credits are compared, or paid for one part: `1,411.25`, `0.0075`. */
export const exactNumber = numbers({ maximumFractionDigits: 4 });

/** `1 person`, `12,480 people`. */
export function peopleWords(value: number): string {
  return formatTexts.people(value, count(value));
}

/** Whole credits without decimals, others with two, so that columns of either kind line up. */
export function credits(value: number): string {
  return Number.isInteger(value) ? count(value) : twoPlaces(value);
}

/** A share from 0 to 1. Never 0% for more than nothing, nor 100% for less than all. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return formatTexts.under(percents(0.01));
  return percents(share < 1 && share > 0.99 ? 0.99 : Math.round(share * 100) / 100);
}

/** In the decimal units that file managers show: `66 MB`. */
export function byteSize(bytes: number): string {
  if (bytes < 1000) return formatTexts.bytes(bytes, count(bytes));
  if (bytes < 999_500) return `${count(Math.round(bytes / 1000))} KB`;
  const millions = bytes / 1_000_000;
  return millions < 999.5 ? `${short(millions)} MB` : `${short(millions / 1000)} GB`;
}

function short(value: number): string {
  return value < 9.95 ? atMostOnePlace(value) : count(Math.round(value));
}
