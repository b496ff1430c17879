import type { Clock } from './clock.ts';

/** Holds every new request back while the computer sleeps. */
export interface SleepGate {
  readonly shut: boolean;
  /** The computer is about to sleep. */
  shutNow(): void;
  /** It is awake; does nothing to a gate that is open. */
  open(): void;
  /** Resolves when requests may begin, or when `signal` aborts. */
  pass(signal: AbortSignal): Promise<void>;
}

/** A sleep that was called off, or whose end is not told, holds campaigns no longer than this, awake. */
const longestMs = 60_000;

/** Makes an open gate; `woke` hears, before anybody passes, how long it was shut by the clock on the wall, in ms. */
export function createSleepGate(clock: Clock, woke: (sleptMs: number) => void): SleepGate {
  let closed: { readonly at: number; readonly steadyAt: number; readonly opened: AbortController } | null =
    null;

  function open(): void {
    if (closed === null) return;
    const { at, steadyAt, opened } = closed;
    closed = null;
    try {
      // The steady clock stands still in some sleeps, and the other one may have been set back.
      woke(Math.max(0, clock.now() - at, clock.steady() - steadyAt));
    } finally {
      opened.abort();
    }
  }

  return {
    get shut() {
      return closed !== null;
    },
    shutNow() {
      if (closed !== null) return;
      const opened = new AbortController();
      closed = { at: clock.now(), steadyAt: clock.steady(), opened };
      void clock.sleep(longestMs, opened.signal).then(() => {
        if (!opened.signal.aborted) open();
      });
    },
    open,
    async pass(signal) {
      while (closed !== null && !signal.aborted) {
        const either = AbortSignal.any([closed.opened.signal, signal]);
        await new Promise((resolve) => either.addEventListener('abort', resolve, { once: true }));
      }
    },
  };
}
