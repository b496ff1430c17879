import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the latest click is no second one of a double click: where the first opens a dialog under the pointer, the second
 * is not meant for what stands around it.
 */
export function useClicksAlone(): () => boolean {
  const clicks = useRef(0);
  useEffect(() => {
    // Before react-aria hears of it, which listens at the document.
    function count({ detail }: MouseEvent): void {
      clicks.current = detail;
    }
    window.addEventListener('click', count, true);
    return () => window.removeEventListener('click', count, true);
  }, []);
  return useCallback(() => clicks.current < 2, []);
}
