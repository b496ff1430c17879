import { type RefObject, useEffect, useRef } from 'react';

const closedAfterMs = 80;

/**
 * Takes the keyboard to `place` when what had it is gone: a dialog's opener that made way for this screen, or a button
 * that did what it was for. Left nowhere, a screen reader would begin again at the top of the window. `covered` while a
 * dialog stands over it.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, covered: boolean): void {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    if (covered) return;
    // A dialog that closes gives the focus back first, where it can.
    const timer = setTimeout(() => takeLost(place.current), closedAfterMs);
    return () => clearTimeout(timer);
  }, [place, covered]);

  useEffect(() => {
    if (last.current?.isConnected === false) takeLost(place.current);
  });
}

function takeLost(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
