import { createContext, useContext, useEffect } from 'react';

/** Counts one more dialog over the work, until the returned function is called. Does nothing outside the window. */
export const CoverContext = createContext<() => () => void>(() => () => undefined);

/** Counts the component as a dialog over the work. */
export function useCover(): void {
  useEffect(useContext(CoverContext), []);
}
