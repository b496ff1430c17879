import type { AppEvent } from '../shared/app-event.ts';
import type { Wire } from '../shared/contract.ts';
import { isSaid } from '../shared/language/said.ts';
import { hasSaidTexts, takeSaidTexts } from '../shared/language/spoken.ts';

let loading: Promise<void> | null = null;

/** Loads the texts of what main says; where they cannot be had now, it is tried again when they are needed. */
export function loadSaidTexts(): Promise<void> {
  loading ??= import('../shared/texts/en/said/said.ts').then(takeSaidTexts, () => {
    loading = null;
  });
  return loading;
}

/**
 * A wire whose answers and events are given once the texts of what main says in them are loaded: the first page, which
 * needs none, waits for none.
 */
export function saidWire(wire: Wire): Wire {
  /** Resolves once every event before has been told. */
  let told: Promise<void> | null = null;
  return {
    async call(operation, input) {
      const answer = await wire.call(operation, input);
      if (!hasSaidTexts() && holdsSaid(answer)) await loadSaidTexts();
      return answer;
    },
    ...(wire.give && { give: wire.give }),
    subscribe(listener) {
      return wire.subscribe((event: AppEvent) => {
        if (told === null && (hasSaidTexts() || !holdsSaid(event))) return listener(event);
        const own = (told ?? loadSaidTexts()).then(() => {
          if (told === own) told = null;
          listener(event);
        });
        told = own;
      });
    },
  };
}

/** Whether main says something in what it gave. */
function holdsSaid(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  return isSaid(value) || Object.values(value).some(holdsSaid);
}
