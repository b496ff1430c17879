/** Only for a request that cannot have been sent. */
export type RetryPolicy = typeof defaultRetry;

/** About two minutes in all: long enough for a router to restart, then ask a person. */
export const defaultRetry = { retries: 7, firstMs: 1000, longestMs: 30_000 };

/** A longer `Retry-After` makes the campaign ask a person. */
const longestAskedMs = 300_000;

/**
 * In ms, before retry number `retry` (1 for the first); null when the retries are used up. `random` in [0, 1)
 * spreads waits over the upper half, so that connections do not return in step. `askedMs` is the service's
 * own minimum.
 */
export function backOff(
  policy: RetryPolicy,
  retry: number,
  random: number,
  askedMs: number | null = null,
): number | null {
  if (retry > policy.retries) return null;
  if (askedMs !== null && askedMs > longestAskedMs) return null;
  const full = Math.min(policy.longestMs, policy.firstMs * 2 ** (retry - 1));
  return Math.max(Math.round(full / 2 + (full / 2) * random), askedMs ?? 0);
}

/** `Retry-After`, in seconds or as an HTTP date, as ms from `now`; null when it is neither. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const text = value.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
