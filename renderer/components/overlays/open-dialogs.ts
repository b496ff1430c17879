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

/** Whether a dialog stands over the workbench now. */
export function isCovered(): boolean {
  return open > 0;
}

/** Whether a dialog stands over the workbench. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(listen, isCovered);
}

/** Counts whatever uses it as a dialog that stands over the workbench. */
export function useCover(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}
