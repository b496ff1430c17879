import type { Network } from './connect.ts';
import { findWay, type Way } from './way.ts';

/** For how long a way counts, in ms: a computer may change its network at any time, and a service its address. */
const keptMs = 5000;

/** A way that is looked for anew after a while. */
export interface KeptWay extends Way {
  /** False once it has to be looked for anew. */
  isCurrent(): boolean;
}

/**
 * Keeps for a few seconds which way there is to a service, so that sending waits for nobody who is busy. `forget` has the
 * next connection ask anew.
 */
export function keepWays(
  network: Network,
  now: () => number,
): { readonly to: (baseUrl: string) => Promise<KeptWay>; readonly forget: () => void } {
  const kept = new Map<string, { readonly at: number; readonly way: Promise<KeptWay> }>();
  return {
    to(baseUrl) {
      const known = kept.get(baseUrl);
      if (known !== undefined && now() - known.at < keptMs) return known.way;
      const at = now();
      const isCurrent = (): boolean => kept.get(baseUrl)?.at === at && now() - at < keptMs;
      const way = findWay(network, baseUrl).then((found) => {
        // What is not known now may be in a moment.
        if (found.addresses.length === 0 && isCurrent()) kept.delete(baseUrl);
        return { ...found, isCurrent };
      });
      kept.set(baseUrl, { at, way });
      return way;
    },
    forget: () => kept.clear(),
  };
}
