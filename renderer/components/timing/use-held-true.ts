import { useEffect, useState } from 'react';

/** In ms: how late a press may still be meant for what was in the same place before. */
export const SECOND_PRESS_MS = 700;

/** True if `holds` has been true for `ms` without a break. */
export function useHeldTrue(holds: boolean, ms: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!holds) return setHeld(false);
    const timer = setTimeout(() => setHeld(true), ms);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return holds && held;
}
