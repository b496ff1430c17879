import { useEffect, useRef } from 'react';
import { useCommand } from '../../state/use-command.ts';

const tabbable = 'button:enabled, input:enabled, [tabindex="0"]';

/** F6 goes from pane to pane, and in each to where the focus was: else to its list, its text or its first control. */
export function usePanes(): void {
  const last = useRef(new WeakMap<Element, HTMLElement>());
  useEffect(() => {
    function remember({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return;
      const pane = target.closest('[data-pane]');
      if (pane !== null) last.current.set(pane, target);
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  function placeIn(pane: Element): HTMLElement | undefined {
    const places = [
      last.current.get(pane),
      ...pane.querySelectorAll<HTMLElement>('[role="grid"], textarea'),
      ...pane.querySelectorAll<HTMLElement>(tabbable),
    ];
    return places.find((place) => place !== undefined && pane.contains(place) && place.checkVisibility());
  }

  function go(step: 1 | -1): void {
    const places = [...document.querySelectorAll('[data-pane]')].flatMap((pane) => {
      const place = placeIn(pane);
      return place === undefined ? [] : [{ pane, place }];
    });
    const at = places.findIndex(({ pane }) => pane.contains(document.activeElement));
    const next = at < 0 && step < 0 ? places.length - 1 : (at + step + places.length) % places.length;
    places[next]?.place.focus();
  }

  useCommand('view.next-pane', () => go(1));
  useCommand('view.previous-pane', () => go(-1));
}
