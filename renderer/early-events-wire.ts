import type { AppEvent } from '../shared/app-event.ts';
import type { Wire } from '../shared/contract.ts';

/** Keeps events that come before the first listener, for that listener. */
export function earlyEventsWire(wire: Wire): Wire {
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
