import { type ReactNode, useContext, useEffect } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { flushSync } from 'react-dom';
import './hint.css';

/** Goes inside react-aria's `TooltipTrigger`. */
export function Hint({ children }: { readonly children: ReactNode }) {
  const state = useContext(TooltipTriggerStateContext);
  const isOpen = state?.isOpen ?? false;
  useEffect(() => {
    // An open tooltip handles Escape itself. Closing it before the key arrives leaves Escape to the dialog around it.
    function giveWay({ key }: KeyboardEvent): void {
      if (key === 'Escape') flushSync(() => state?.close(true));
    }
    if (!isOpen) return;
    window.addEventListener('keydown', giveWay, true);
    return () => window.removeEventListener('keydown', giveWay, true);
  }, [isOpen, state]);
  return (
    <Tooltip className="hint" offset={6}>
      {children}
    </Tooltip>
  );
}
