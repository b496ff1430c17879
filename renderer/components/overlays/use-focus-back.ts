import { type RefObject, useEffect, useRef } from 'react';

const closedAfterMs = 80;

/**
 * Takes the keyboard to `place` when what had it is gone: a dialog's opener that made way for this screen, or a button
 * that did what it was for. Left nowhere, a screen reader would begin again at the top of the window. `covered` while a
 * dialog stands over it.
 */
export function useFocusBack(place: RefObject<HTMLElement | null>, covered: boolean): void {
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

  // A part of the screen may go without the whole being drawn again, as a panel does that has been answered.
  useEffect(() => {
    const screen = place.current;
    if (screen === null || covered) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changes = new MutationObserver(() => {
      if (last.current?.isConnected !== false || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        takeLost(screen);
      }, closedAfterMs);
    });
    changes.observe(screen, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      clearTimeout(timer);
    };
  }, [place, covered]);
}

function takeLost(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
