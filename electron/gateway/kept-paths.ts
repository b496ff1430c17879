import type { NetworkPath, PathsTo } from '../../shared/network/proxy.ts';

/** For how long an answer counts, in ms: a computer may change its network at any time. */
const keptMs = 5000;

/**
 * Keeps for a few seconds which ways there are to an origin, so that sending waits for nobody who is busy. `forget` has
 * the next connection ask anew.
 */
export function keepPaths(
  ask: PathsTo,
  now: () => number,
): { readonly paths: PathsTo; readonly forget: () => void } {
  const kept = new Map<string, { readonly at: number; readonly paths: Promise<readonly NetworkPath[]> }>();
  return {
    paths(origin) {
      const known = kept.get(origin);
      if (known !== undefined && now() - known.at < keptMs) return known.paths;
      const asked = { at: now(), paths: ask(origin) };
      kept.set(origin, asked);
      asked.paths.catch(() => {
        if (kept.get(origin) === asked) kept.delete(origin);
      });
      return asked.paths;
    },
    forget: () => kept.clear(),
  };
}
