import { type RefObject, useEffect } from 'react';

/** Runs what Enter does while a dialog itself has the focus, and nothing in it; a key that is held down does it once. */
export function useEnter(dialog: RefObject<HTMLElement | null>, onEnter: (() => void) | undefined): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null || onEnter === undefined) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.target === element && !event.repeat) onEnter();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [dialog, onEnter]);
}
