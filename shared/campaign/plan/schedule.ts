import { planning } from '../../texts/en/review.ts';

export type Due =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'start' }
  /** The time passed while the app was closed or the computer slept: a person decides. */
  | { readonly kind: 'ask'; readonly lateMs: number };

/** A start later than this is late: a timer takes milliseconds, a busy computer some seconds, a sleep more. */
export const graceMs = 10_000;
/** Timers longer than this are split, so that a changed clock is noticed soon. */
const longestWaitMs = 30_000;

/** Decides whether a campaign scheduled for `at` starts at `now` (both ms since the epoch). */
export function dueNow(at: number, now: number): Due {
  const late = now - at;
  if (late < 0) return { kind: 'wait', ms: Math.min(-late, longestWaitMs) };
  return late <= graceMs ? { kind: 'start' } : { kind: 'ask', lateMs: late };
}

/** Usual hours for people to be texted, in this computer's time: `[from, to)`. */
const daytime = { from: 9, to: 18 };

/** The time to propose, ms since the epoch: the next full hour that is some minutes off and in daytime. */
export function proposedStart(now: number): number {
  const at = new Date(now + 600_000);
  if (at.getMinutes() > 0 || at.getSeconds() > 0 || at.getMilliseconds() > 0) {
    at.setHours(at.getHours() + 1, 0, 0, 0);
  }
  if (at.getHours() >= daytime.to) at.setDate(at.getDate() + 1);
  if (at.getHours() >= daytime.to || at.getHours() < daytime.from) at.setHours(daytime.from);
  return at.getTime();
}

/** What becomes of a scheduled campaign by its canary, which is met when nobody may be there; it goes to so many `people`. */
export function scheduledCanaryWords(canary: number, people: number): string {
  return canary <= 0 || canary >= people ? planning.scheduledWhole : planning.scheduledCanary(canary);
}

/** A computer that slept longer than this wakes at another time of day, at which nobody chose to text anybody. */
const longSleepMs = 15 * 60_000;

/** Whether a campaign goes on by itself after a sleep of so many ms, or asks first. */
export function afterSleep(sleptMs: number): 'go-on' | 'ask' {
  return sleptMs > longSleepMs ? 'ask' : 'go-on';
}
