/** How often and how patiently a request that cannot have been sent is tried again. */
export interface RetryPolicy {
  readonly retries: number;
  readonly firstMs: number;
  readonly longestMs: number;
}

/** About two minutes in all: enough for a router's restart, short enough to ask a person. */
export const defaultRetry: RetryPolicy = { retries: 7, firstMs: 1000, longestMs: 30_000 };

/** How long the service may take from the end of a request to the beginning of its answer, in ms. */
export const answerMs = 180_000;

/** No `Retry-After` holds a campaign longer than this without asking. */
const longestAskedMs = 300_000;

/**
 * How long to wait before retry number `retry` (1 for the first), in ms, or null when the bound is reached.
 * `random` in [0, 1) spreads it over the upper half, so that several connections do not return in step;
 * `askedMs` is the service's own wish and is honoured as a minimum.
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

/** Reads `Retry-After`: seconds or an HTTP date, as ms from `now`; null when it is neither. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const text = value.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
