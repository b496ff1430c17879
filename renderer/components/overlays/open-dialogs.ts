import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const open = createStore(() => 0);

export function openDialogs(): number {
  return open.getState();
}

export function isCovered(): boolean {
  return openDialogs() > 0;
}

export function useIsCovered(): boolean {
  return useStore(open) > 0;
}

/** Counts one more open dialog, until the returned function is called. */
export function cover(): () => void {
  open.setState((count) => count + 1);
  return () => open.setState((count) => count - 1);
}

/** Counts the component as an open dialog. */
export function useCover(): void {
  useEffect(cover, []);
}
