import { duration } from '../../format/format-time.ts';
import { sending } from '../../texts/en/sending.ts';

/** People accepted by one answer; `at` in ms of a monotonic clock. */
export interface Acceptance {
  readonly at: number;
  readonly people: number;
}

/** How far back answers count, in ms. */
const RECENT_MS = 180_000;
/** This many answers count however old they are, because a large request may take minutes. */
const FEWEST = 2;
/** In ms; nothing shorter can be measured. */
const SHORTEST_MS = 50;

/**
 * Over the last minutes of a sending that began at `since`; null until two answers have come. Waiting for the
 * next answer lowers the pace only once it takes longer than those before.
 */
export function measuredPerMinute(
  acceptances: readonly Acceptance[],
  since: number,
  now: number,
): number | null {
  const inTime = acceptances.filter(({ at }) => now - at <= RECENT_MS).length;
  const taken = Math.max(FEWEST, inTime);
  if (acceptances.length < FEWEST) return null;
  const recent = acceptances.slice(-taken);
  const began = acceptances.at(-taken - 1)?.at ?? since;
  const measured = recent.at(-1)!.at - began;
  const waited = Math.max(0, now - recent.at(-1)!.at - measured / recent.length);
  const people = recent.reduce((sum, one) => sum + one.people, 0);
  return measured + waited < SHORTEST_MS ? null : (people / (measured + waited)) * 60_000;
}

/** Null if nothing was measured or nothing moves. */
export function secondsLeft(people: number, perMinute: number | null): number | null {
  return perMinute === null || perMinute <= 0 ? null : Math.ceil((people / perMinute) * 60);
}

/** Rounded to two digits: 1,234 as 1,200. */
export function inTwoDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.round(value / step) * step;
}

/** A new estimate replaces the shown one only if it differs by more than this share of the time left. */
const CALM_SHARE = 0.2;
const CALM_MS = 20_000;

/** The end to show, in ms: the shown one, as long as the estimate is close to it. */
export function calmEnd(shown: number | null, estimated: number, now: number): number {
  if (shown === null) return estimated;
  const tolerance = Math.max(CALM_MS, CALM_SHARE * (estimated - now));
  return Math.abs(estimated - shown) <= tolerance && shown > now ? shown : estimated;
}

const MINUTE = 60;
const HOUR = 3600;

/** `about 4 minutes left`. */
export function timeLeftWords(seconds: number): string {
  if (seconds < MINUTE) return sending.timeLeft.underMinute;
  const minutes = toStep(seconds, seconds < 10 * MINUTE ? MINUTE : 5 * MINUTE) / MINUTE;
  if (minutes < 60) return sending.timeLeft.minutes(minutes);
  return sending.timeLeft.longer(duration(toStep(seconds, seconds < 3 * HOUR ? HOUR / 4 : HOUR / 2)));
}

function toStep(seconds: number, step: number): number {
  return Math.round(seconds / step) * step;
}
