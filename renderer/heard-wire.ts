import type { AppEvent } from '../shared/app-event.ts';
import type { Wire } from '../shared/contract.ts';

/** A wire whose events are heard from now on: those that come before anybody listens are kept for the first who does. */
export function heardWire(wire: Wire): Wire {
  let missed: AppEvent[] | null = [];
  wire.subscribe((event) => missed?.push(event));
  return {
    ...wire,
    subscribe(listener) {
      const stop = wire.subscribe(listener);
      const early = missed ?? [];
      missed = null;
      queueMicrotask(() => {
        for (const event of early) listener(event);
      });
      return stop;
    },
  };
}
