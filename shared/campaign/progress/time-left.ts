import { duration } from '../../format/format-time.ts';
import { sending } from '../../texts/en/sending.ts';

/** People whom the service accepted by one answer, and when, in ms of a clock that only goes on. */
export interface Acceptance {
  readonly at: number;
  readonly people: number;
}

/** So far back is looked, in ms. */
const LATELY_MS = 180_000;
/** So many answers count however long ago they came, since a large request may take minutes. */
const FEWEST = 2;
/** Within so few ms nothing can be measured. */
const SHORTEST_MS = 50;

/**
 * People accepted per minute over the last minutes of a sending that began at `since`; null until two answers have come.
 * That the next answer takes its time slows nothing down before it takes longer than the ones before.
 */
export function measuredPerMinute(
  acceptances: readonly Acceptance[],
  since: number,
  now: number,
): number | null {
  const lately = acceptances.filter(({ at }) => now - at <= LATELY_MS).length;
  const taken = Math.max(FEWEST, lately);
  if (acceptances.length < FEWEST) return null;
  const recent = acceptances.slice(-taken);
  const began = acceptances.at(-taken - 1)?.at ?? since;
  const measured = recent.at(-1)!.at - began;
  const waited = Math.max(0, now - recent.at(-1)!.at - measured / recent.length);
  const people = recent.reduce((sum, one) => sum + one.people, 0);
  return measured + waited < SHORTEST_MS ? null : (people / (measured + waited)) * 60_000;
}

/** A figure in the two digits that can be told apart at a glance: 1,234 as 1,200. */
export function inTwoDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.round(value / step) * step;
}

/** An estimate that differs by less than so much of what is left is the one on show. */
const CALM_SHARE = 0.2;
const CALM_MS = 20_000;

/** The moment, in ms, at which a sending is shown to end: the one on show, while what is estimated now is about that. */
export function calmEnd(shown: number | null, estimated: number, now: number): number {
  if (shown === null) return estimated;
  const tolerance = Math.max(CALM_MS, CALM_SHARE * (estimated - now));
  return Math.abs(estimated - shown) <= tolerance && shown > now ? shown : estimated;
}

const MINUTE = 60;
const HOUR = 3600;

/** How long a sending still takes, as near as anybody can tell: `about 4 minutes left`. */
export function timeLeftWords(seconds: number): string {
  if (seconds < MINUTE) return sending.timeLeft.underMinute;
  const minutes = toStep(seconds, seconds < 10 * MINUTE ? MINUTE : 5 * MINUTE) / MINUTE;
  if (minutes < 60) return sending.timeLeft.minutes(minutes);
  return sending.timeLeft.longer(duration(toStep(seconds, seconds < 3 * HOUR ? HOUR / 4 : HOUR / 2)));
}

function toStep(seconds: number, step: number): number {
  return Math.round(seconds / step) * step;
}
