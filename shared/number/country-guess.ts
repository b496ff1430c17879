import { parseMsisdn } from './msisdn.ts';
import { NUMBER_FLAGS as FLAG } from './number-flags.ts';

/** Enough different countries to try on the numbers that name none. */
const MOST_CANDIDATES = 4;
const DOUBTFUL = FLAG.invalid | FLAG.plusAssumed | FLAG.zeroAssumed | FLAG.ambiguous;

/**
 * The country whose people the numbers are likeliest written by: the one that makes most of the numbers without a
 * plus valid, tried among the system's country and those that numbers with a plus name. The system's wins a tie.
 */
export function guessCountry(numbers: readonly string[], system: string): string {
  const named = namedCountries(numbers);
  const candidates = [...new Set([system, ...named])].slice(0, MOST_CANDIDATES);
  const national = numbers.filter((number) => !isInternational(number));
  if (national.length === 0) return named[0] ?? system;
  let best = system;
  let most = -1;
  for (const country of candidates) {
    const valid = national.filter((number) => isAtHome(number, country)).length;
    if (valid > most) {
      best = country;
      most = valid;
    }
  }
  return best;
}

/** The countries of the numbers that carry their own country code, most frequent first. */
export function namedCountries(numbers: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const number of numbers) {
    const digits = number.replace(/\D/g, '');
    const reading = isInternational(number)
      ? parseMsisdn(number.trim().startsWith('00') ? `+${digits.slice(2)}` : number, undefined)
      : bareInternational(digits);
    if (reading?.ok && reading.country !== undefined && (reading.flags & FLAG.invalid) === 0) {
      counts.set(reading.country, (counts.get(reading.country) ?? 0) + 1);
    }
  }
  return [...counts].sort((left, right) => right[1] - left[1]).map(([country]) => country);
}

function bareInternational(digits: string) {
  return digits.length >= 11 && !digits.startsWith('0') ? parseMsisdn(`+${digits}`, undefined) : undefined;
}

function isInternational(number: string): boolean {
  return /^[\s\p{Cf}('=]*(?:\+|00[1-9])/u.test(number);
}

function isAtHome(number: string, country: string): boolean {
  const reading = parseMsisdn(number, country);
  return reading.ok && (reading.flags & (DOUBTFUL | FLAG.foreign)) === 0;
}
