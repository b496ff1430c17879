import type { AppEvent } from '../shared/app-event.ts';
import type { Wire } from '../shared/contract.ts';

/** Keeps events that come before the first listener, for all listeners that are added in the same turn. */
export function earlyEventsWire(wire: Wire): Wire {
  let missed: AppEvent[] | null = [];
  wire.subscribe((event) => missed?.push(event));
  return {
    ...wire,
    subscribe(listener) {
      const early = missed ?? [];
      queueMicrotask(() => {
        missed = null;
        for (const event of early) listener(event);
      });
      return wire.subscribe(listener);
    },
  };
}
