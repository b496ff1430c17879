import { type RefObject, useEffect } from 'react';

/**
 * Takes the keyboard back into an open dialog when what had the focus in it is gone, such as a button that deleted
 * what it belonged to: the browser then leaves the focus nowhere, where neither Tab nor Escape reaches the dialog.
 */
export function useLostFocus(dialog: RefObject<HTMLElement | null>, onEscape: (() => void) | null): void {
  useEffect(() => {
    function takeBack(event: KeyboardEvent): void {
      const element = dialog.current;
      const dialogs = document.querySelectorAll('.dialog-inside');
      if (!element || document.activeElement !== document.body || dialogs[dialogs.length - 1] !== element)
        return;
      element.focus();
      if (event.key === 'Escape') onEscape?.();
    }
    document.addEventListener('keydown', takeBack, true);
    return () => document.removeEventListener('keydown', takeBack, true);
  }, [dialog, onEscape]);
}
