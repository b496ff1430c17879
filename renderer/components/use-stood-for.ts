import { useEffect, useState } from 'react';

/** How long a press meant for what stood in the same place a moment ago may still come, in ms. */
export const UNDER_HAND_MS = 700;

/** Whether something has held for so many ms without a break. */
export function useStoodFor(holds: boolean, ms: number): boolean {
  const [stood, setStood] = useState(false);
  useEffect(() => {
    if (!holds) return setStood(false);
    const timer = setTimeout(() => setStood(true), ms);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return holds && stood;
}
