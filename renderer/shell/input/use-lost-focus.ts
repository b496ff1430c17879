import { useEffect, useRef } from 'react';
import { useIsCovered } from '../../components/overlays/open-dialogs.ts';
import { useFrom } from '../../state/context.tsx';

/** A closing dialog returns the focus first, where it can. */
const closedAfterMs = 80;

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
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body || document.querySelector('main[tabindex]')) return;
      const known = last.current?.isConnected ? last.current : null;
      const next = known ?? document.querySelector<HTMLElement>('#message-text, main button:not([disabled])');
      next?.focus({ preventScroll: true });
    }, closedAfterMs);
    return () => clearTimeout(timer);
  }, [campaignId, isCovered]);
}
