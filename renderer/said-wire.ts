import type { AppEvent } from '../shared/app-event.ts';
import type { Wire } from '../shared/contract.ts';
import { isSaid } from '../shared/language/said.ts';
import { hasSaidTexts, takeSaidTexts } from '../shared/language/spoken.ts';

let loading: Promise<void> | null = null;

/** Loads the texts of main's messages; if they cannot be loaded now, the next use tries again. */
export function loadSaidTexts(): Promise<void> {
  loading ??= import('../shared/texts/en/said/said.ts').then(takeSaidTexts, () => {
    loading = null;
  });
  return loading;
}

/** Holds answers and events with sentences of main until their texts are loaded. */
export function saidWire(wire: Wire): Wire {
  /** Resolves once every earlier event was passed on. */
  let passed: Promise<void> | null = null;
  return {
    async call(operation, input) {
      const answer = await wire.call(operation, input);
      if (!hasSaidTexts() && holdsSaid(answer)) await loadSaidTexts();
      return answer;
    },
    ...(wire.give && { give: wire.give }),
    subscribe(listener) {
      return wire.subscribe((event: AppEvent) => {
        if (passed === null && (hasSaidTexts() || !holdsSaid(event))) return listener(event);
        const own = (passed ?? loadSaidTexts()).then(() => {
          if (passed === own) passed = null;
          listener(event);
        });
        passed = own;
      });
    },
  };
}

function holdsSaid(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  return isSaid(value) || Object.values(value).some(holdsSaid);
}
