import { useEffect, useRef, useState } from 'react';

/** How long a verdict that asks nothing can be undone, in s. */
export const UNDO_SECONDS = 10;

/**
 * Runs what was begun only when its time is over, or when the person goes on to something else. A crash before that
 * leaves the request in doubt, as it was: nothing has to be taken back, and nobody is texted.
 */
export function useUndoable<What>(run: (what: What) => unknown) {
  const [begun, begin] = useState<{ readonly what: What } | null>(null);
  const latest = useRef(run);
  latest.current = run;
  const isUndone = useRef(false);
  useEffect(() => {
    if (begun === null) return;
    isUndone.current = false;
    const timer = setTimeout(() => begin(null), UNDO_SECONDS * 1000);
    return () => {
      clearTimeout(timer);
      if (!isUndone.current) void latest.current(begun.what);
    };
  }, [begun]);
  return {
    begun: begun?.what ?? null,
    begin: (what: What) => begin({ what }),
    end: () => begin(null),
    undo: () => {
      isUndone.current = true;
      begin(null);
    },
  };
}
