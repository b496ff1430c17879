import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const open = createStore(() => 0);

export function isCovered(): boolean {
  return open.getState() > 0;
}

export function useIsCovered(): boolean {
  return useStore(open) > 0;
}

/** Counts the component as an open dialog. */
export function useCover(): void {
  useEffect(() => {
    open.setState((count) => count + 1);
    return () => open.setState((count) => count - 1);
  }, []);
}
