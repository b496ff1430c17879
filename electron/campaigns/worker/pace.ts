import { paceDelay } from '../../../shared/campaign/plan.ts';
import type { Clock } from './clock.ts';

/** Lets requests start one after the other, so that several connections together keep the pace. */
export interface Pace {
  /** Waits until a request for so many people may start, or not at all when `signal` aborts, and then until it is `ready`. */
  turn<Out>(people: number, signal: AbortSignal, ready: () => Promise<Out>): Promise<Out>;
}

/** Opens the pace of one run; the steady clock keeps it true over sleep and clock changes. */
export function createPace(perMinute: number | null, clock: Clock): Pace {
  let last: { readonly at: number; readonly people: number } | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  async function wait<Out>(people: number, signal: AbortSignal, ready: () => Promise<Out>): Promise<Out> {
    const delay = last === null ? 0 : paceDelay(perMinute, last.people, last.at, clock.steady());
    if (delay > 0 && !signal.aborted) await clock.sleep(delay, signal);
    const out = await ready();
    last = { at: clock.steady(), people };
    return out;
  }

  return {
    turn(people, signal, ready) {
      if (perMinute === null) return ready();
      const turn = queue.then(() => wait(people, signal, ready));
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}
