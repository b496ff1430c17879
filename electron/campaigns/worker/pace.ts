import { paceDelay } from '../../../shared/campaign/plan.ts';
import type { Clock } from './clock.ts';

/** Lets requests start one after the other, so that several connections together keep the pace. */
export interface Pace {
  /** Resolves when a request for so many people may start, or at once when `signal` aborts. */
  turn(people: number, signal: AbortSignal): Promise<void>;
}

/** Opens the pace of one run; the steady clock keeps it true over sleep and clock changes. */
export function createPace(perMinute: number | null, clock: Clock): Pace {
  let last: { readonly at: number; readonly people: number } | null = null;
  let queue: Promise<void> = Promise.resolve();

  async function wait(people: number, signal: AbortSignal): Promise<void> {
    const delay = last === null ? 0 : paceDelay(perMinute, last.people, last.at, clock.steady());
    if (delay > 0 && !signal.aborted) await clock.sleep(delay, signal);
    last = { at: clock.steady(), people };
  }

  return {
    turn(people, signal) {
      if (perMinute === null) return Promise.resolve();
      queue = queue.then(() => wait(people, signal));
      return queue;
    },
  };
}
