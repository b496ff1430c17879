export type Timeouts = typeof timeouts;

/** Of a request to the service, in ms. */
export const timeouts = {
  connectMs: 10_000,
  /** From the end of the request to the status; a service that takes 10,000 people may need a minute. */
  statusMs: 180_000,
  /** Between two pieces of the answer. */
  silenceMs: 60_000,
  wholeMs: 600_000,
  /** For all of a request for the balance. */
  balanceMs: 15_000,
};

export const lookUpMs = 10_000;

export function balanceTimeouts({ connectMs, balanceMs }: Timeouts) {
  return {
    connectMs: Math.min(connectMs, balanceMs),
    statusMs: balanceMs,
    silenceMs: balanceMs,
    wholeMs: balanceMs,
  };
}
