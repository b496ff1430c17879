import { NUMBER_FLAGS as FLAG } from './number-flags.ts';
import type { NumberReading } from './number-reading.ts';
import {
  dialledDigits,
  digitsIn,
  LEAST_DIGITS,
  partsOf,
  plainDigits,
  readNumberText,
  wholeNumber,
} from './number-text.ts';
import { plansOfCallingCode } from './numbering-plan.ts';

/*
 * What a cell says. It is one number as a whole: digits with the signs that people write between them, and perhaps a label,
 * words without digits, before or behind. Or it is several: cut at one kind of separator (a slash, semicolon, comma, bar,
 * line break, or the word "or"), each part is a number in use as a whole, with its own label.
 * Anything else is not read, so that no part of a number becomes somebody else's: a person corrects it. So is what may be
 * two things, because the digits on one side of a sign are another number in use:
 * - those before a slash, a bracket or a dash with spaces, whatever all together are;
 * - if all digits together are in use nowhere, or only with a plus that nobody wrote: those before the sign, if there are
 *   enough for another number behind it, or those behind the sign that begin with a 0 or a plus, or have no country code before them.
 */

export type ReadDigits = (digits: string) => NumberReading;

const UNCLEAR: NumberReading = { ok: false, fault: 'unclear' };
/** A separator behind as many digits as a number has, so that it may also stand between two numbers. */
const BETWEEN = /.{6}(?:\(| - )|^[^(]*\)/;

type NumberRead = Extract<NumberReading, { ok: true }>;

/** One number or several, or the reason why the cell has none. */
export function cellNumbers(cell: string, read: ReadDigits): readonly NumberReading[] {
  const plain = plainDigits(cell);
  if (plain !== undefined) {
    const reading = read(plain);
    if (plain === cell) return [reading];
    if (isSure(reading) && !BETWEEN.test(cell)) return [withFlags(reading, FLAG.punctuation)];
  }
  const cleaned = readNumberText(cell);
  if (typeof cleaned === 'string') return [{ ok: false, fault: cleaned }];
  const { text, flags } = cleaned;
  const whole = readWhole(text, read);
  if (isInUse(whole)) return [withFlags(whole, flags)];
  const several = partsOf(text)
    .filter(({ length }) => length > 1)
    .map((parts) => parts.map((part) => readWhole(part, read)))
    .find((readings) => readings.every(isInUse));
  return several?.map((one) => withFlags(one, flags | FLAG.several)) ?? [withFlags(whole, flags)];
}

function readWhole(text: string, read: ReadDigits): NumberReading {
  const number = wholeNumber(text);
  if (number === undefined) return UNCLEAR;
  const digits = dialledDigits(number.written);
  if (digits.lastIndexOf('+') > 0) return UNCLEAR;
  const reading = read(digits);
  const isRead = !reading.ok || !isPerhapsTwo(number.written, reading, read);
  return isRead ? withFlags(reading, number.flags) : { ok: false, fault: 'too-long' };
}

function isPerhapsTwo(written: string, whole: NumberRead, read: ReadDigits): boolean {
  const isOther = (part: string) => {
    if (digitsIn(part) < LEAST_DIGITS) return false;
    const reading = read(dialledDigits(part));
    return reading.ok && isSure(reading) && reading.msisdn !== whole.msisdn;
  };
  return [...written.matchAll(/[^\d+]+/g)].some(({ 0: sign, index }) => {
    const before = written.slice(0, index);
    const rest = written.slice(index + sign.length);
    if (/[/(]| - /.test(sign) && isOther(before)) return true;
    if (isSure(whole)) return false;
    const isPlusless = (whole.flags & FLAG.plusAssumed) !== 0 && plansOfCallingCode(before).length === 0;
    const isApart = /^[+0]/.test(rest) || isPlusless;
    return (isApart && isOther(rest)) || (digitsIn(rest) >= LEAST_DIGITS && isOther(before));
  });
}

export function isInUse(reading: NumberReading): reading is NumberRead {
  return reading.ok && (reading.flags & FLAG.invalid) === 0;
}

/** True if the number is in use as it is written, without an assumed plus or 0. */
function isSure(reading: NumberReading): boolean {
  return reading.ok && (reading.flags & (FLAG.invalid | FLAG.plusAssumed | FLAG.zeroAssumed)) === 0;
}

export function withFlags(reading: NumberReading, flags: number): NumberReading {
  if (!reading.ok || flags === 0) return reading;
  return { ok: true, msisdn: reading.msisdn, country: reading.country, flags: reading.flags | flags };
}
