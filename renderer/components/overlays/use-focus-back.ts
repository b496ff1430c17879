import { type RefObject, useEffect, useRef } from 'react';

const closedAfterMs = 80;

/**
 * Moves the focus to the `main` of `place` when the focused element is removed: a dialog's opener that this screen
 * replaced, or a button that has done its work. Without a focus, a screen reader would start again at the top
 * of the window. `covered` while a dialog is open above.
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
    // At first nobody had it.
    if (covered || last.current === null) return;
    // A closing dialog returns the focus first, where it can.
    const timer = setTimeout(() => takeLost(place.current), closedAfterMs);
    return () => clearTimeout(timer);
  }, [place, covered]);

  // Part of a screen may go without a new render of the whole, such as an answered panel.
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
  if (document.activeElement === document.body) place?.querySelector('main')?.focus({ preventScroll: true });
}
