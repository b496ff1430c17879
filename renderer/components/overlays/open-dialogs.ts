import { useEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function count(step: number): void {
  open += step;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isCovered(): boolean {
  return open > 0;
}

export function useIsCovered(): boolean {
  return useSyncExternalStore(listen, isCovered);
}

/** Counts the component as an open dialog. */
export function useCover(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}
