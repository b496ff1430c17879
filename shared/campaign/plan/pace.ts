/** The time within which a pace holds, in ms. */
export const paceMs = 60_000;

/** A request that counts against a pace; times in ms of a clock that only grows. */
export interface PacedRequest {
  readonly people: number;
  /** Null where nobody knows any more. */
  readonly began: number | null;
  /** Null while it is on its way. */
  readonly ended: number | null;
}

/**
 * How long to wait, in ms, before a request of so many people may begin. The people of the one before take their time at
 * the pace, so that requests come evenly. And of all requests that may have reached somebody in the last minute no more
 * than a minute's people may be: a request counts until a minute after its end, since nobody knows when in its time the
 * service took it.
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
