/** What to do with a campaign that waits for its time. */
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
