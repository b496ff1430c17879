import { setTimeout as delay } from 'node:timers/promises';

export type Clock = typeof realClock;

export const realClock = {
  /** Milliseconds since the epoch. */
  now: () => Date.now(),
  /** Milliseconds that never go back, even if the clock is set back. */
  steady: () => performance.now(),
  /** Also resolves early if `signal` aborts. */
  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    try {
      await delay(ms, undefined, signal === undefined ? {} : { signal });
    } catch {
      // Aborted: waking early is expected.
    }
  },
  random: () => Math.random(),
};

/** Null if `signal` aborts first. */
export function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const abort = (): void => resolve(null);
  signal.addEventListener('abort', abort);
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}
