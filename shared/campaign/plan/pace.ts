export const paceMs = 60_000;

/** A request that counts against a pace. Times in ms of a monotonic clock. */
export interface PacedRequest {
  readonly people: number;
  /** Null if unknown. */
  readonly began: number | null;
  /** Null while it is under way. */
  readonly ended: number | null;
}

/**
 * How long to wait, in ms, before a request of this many people may start. Each request first takes its own
 * time at the pace, so that requests are spaced evenly. And the requests that may have reached someone in the
 * last minute hold at most a minute's people: a request counts until a minute after its end, because no one
 * knows when within it the service took it.
 */
export function paceDelay(
  perMinute: number | null,
  people: number,
  requests: readonly PacedRequest[],
  now: number,
): number {
  if (perMinute === null || perMinute <= 0) return 0;
  const evenly = requests.map(({ began, people: taken }) =>
    began === null ? now : began + Math.min(paceMs, Math.ceil((taken / perMinute) * paceMs)),
  );
  const counting = requests
    .map(({ people: taken, ended }) => ({ taken, until: (ended ?? now) + paceMs }))
    .filter(({ until }) => until > now)
    .sort((a, b) => a.until - b.until);
  let all = counting.reduce((sum, { taken }) => sum + taken, people);
  let free = now;
  for (const { taken, until } of counting) {
    if (all <= perMinute) break;
    all -= taken;
    free = until;
  }
  return Math.max(free, ...evenly) - now;
}
