import { sleepOverMs } from '../../../../shared/campaign/plan/after-sleep.ts';
import type { Clock } from './clock.ts';

export type SleepHold = ReturnType<typeof createSleepHold>;

/** `woke` is called before any request goes on, with the length of the sleep in ms. */
export function createSleepHold(clock: Clock, woke: (sleptMs: number) => void) {
  let sleep: { readonly at: number; readonly steadyAt: number; readonly ended: AbortController } | null =
    null;

  function end(): void {
    if (sleep === null) return;
    const { at, steadyAt, ended } = sleep;
    sleep = null;
    try {
      // The steady clock stops in some sleeps, and the other may have been set back.
      woke(Math.max(0, clock.now() - at, clock.steady() - steadyAt));
    } finally {
      ended.abort();
    }
  }

  return {
    get isOn() {
      return sleep !== null;
    },
    begin(): void {
      if (sleep !== null) return;
      const ended = new AbortController();
      sleep = { at: clock.now(), steadyAt: clock.steady(), ended };
      void clock.sleep(sleepOverMs, ended.signal).then(() => {
        if (!ended.signal.aborted) end();
      });
    },
    end,
    /** Resolves once requests may begin, or if `signal` aborts. */
    async pass(signal: AbortSignal): Promise<void> {
      while (sleep !== null && !signal.aborted) {
        const either = AbortSignal.any([sleep.ended.signal, signal]);
        await new Promise((resolve) => either.addEventListener('abort', resolve, { once: true }));
      }
    },
  };
}
