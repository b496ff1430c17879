import { type ReactNode, useContext, useEffect } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { flushSync } from 'react-dom';
import './hint.css';

/** The little dark label beside a control; goes inside react-aria's `TooltipTrigger`. */
export function Hint({ children }: { readonly children: ReactNode }) {
  const state = useContext(TooltipTriggerStateContext);
  const isOpen = state?.isOpen ?? false;
  useEffect(() => {
    // An open tooltip takes Escape for itself; gone before the key arrives, it leaves it to the dialog it stands in.
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
