import { useEffect, useState } from 'react';

/** How long a press meant for what held in the same place a moment ago may still come, in ms. */
export const SECOND_PRESS_MS = 700;

/** Whether something has held for so many ms without a break. */
export function useHasHeld(holds: boolean, ms: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!holds) return setHeld(false);
    const timer = setTimeout(() => setHeld(true), ms);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return holds && held;
}
