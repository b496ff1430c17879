import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '../timing/after-paint.ts';

/**
 * Moves the focus to the `main` of `place` when the focused element is removed, such as a dialog's opener or
 * a button that has done its work. Without a focus, a screen reader would start again at the top of the
 * window. `covered` is true while a dialog is open above.
 */
export function useFocusToMain(place: RefObject<HTMLElement | null>, covered: boolean): void {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    // At first nothing has the focus.
    if (covered || last.current === null) return;
    // A closing dialog returns the focus in the next frame, if it can.
    return afterPaint(() => takeLost(place.current));
  }, [place, covered]);

  // A part of a screen, such as an answered panel, may disappear without a new render of the whole.
  useEffect(() => {
    const screen = place.current;
    if (screen === null || covered) return;
    let stop: (() => void) | null = null;
    const changes = new MutationObserver(() => {
      if (last.current?.isConnected !== false || stop !== null) return;
      stop = afterPaint(() => {
        stop = null;
        takeLost(screen);
      });
    });
    changes.observe(screen, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      stop?.();
    };
  }, [place, covered]);
}

function takeLost(place: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  // Places that are out of view have one too.
  const shown = [...(place?.querySelectorAll('main') ?? [])].find((main) => main.checkVisibility());
  shown?.focus({ preventScroll: true });
}
