import { useEffect, useRef } from 'react';
import { useIsCovered } from '../../components/overlays/open-dialogs.ts';
import { useFrom } from '../../state/context.tsx';

/** A closing dialog returns the focus first, where it can. */
const closedAfterMs = 80;
/** A screen may still be loading. */
const mostTries = 25;

/** A screen reader would start again at the top of the window; a sent campaign takes the focus itself. */
export function useLostFocus(): void {
  const campaignId = useFrom('app', (state) => state.campaignId);
  const isCovered = useIsCovered();
  const last = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const element = target as HTMLElement;
      if (!element.closest('[role="dialog"], [role="alertdialog"], .popover')) last.current = element;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // Another campaign replaces what had the focus.
  useEffect(() => {
    if (isCovered || campaignId === null) return;
    let left = mostTries;
    const timer = setInterval(() => {
      left -= 1;
      if (takeBack(last.current) || left === 0) clearInterval(timer);
    }, closedAfterMs);
    return () => clearInterval(timer);
  }, [campaignId, isCovered]);
}

/** False while the focus is nowhere, and the screen that takes it is not there yet. */
function takeBack(last: HTMLElement | null): boolean {
  if (document.activeElement !== document.body) return true;
  if (document.querySelector('main[tabindex]')) return false;
  const known = last?.isConnected ? last : null;
  const next =
    known ??
    document.getElementById('message-text') ??
    document.querySelector<HTMLElement>('main button:not([disabled])');
  next?.focus({ preventScroll: true });
  return next !== null;
}
