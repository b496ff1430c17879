import { useEffect, useState } from 'react';

/** How long a window that is never idle is waited for, in ms. */
const atMostMs = 1000;

/** Whether the window has had a moment with nothing to do: what can wait for that does not hold up its first drawing. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const asked = requestIdleCallback(() => setIdle(true), { timeout: atMostMs });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
