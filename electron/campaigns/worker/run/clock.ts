import { setTimeout as delay } from 'node:timers/promises';

/** Time and chance, handed in so that tests decide both. */
export interface Clock {
  /** Milliseconds since the epoch, as people's clocks show it. */
  now(): number;
  /** Milliseconds that only ever grow, whatever happens to the clock on the wall. */
  steady(): number;
  /** Waits; ends early and quietly when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** In [0, 1). */
  random(): number;
}

export const realClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  async sleep(ms, signal) {
    try {
      await delay(ms, undefined, signal === undefined ? {} : { signal });
    } catch {
      // Waking early is what the signal is for.
    }
  },
  random: () => Math.random(),
};
