import { Activity, type ReactNode, useEffect, useRef } from 'react';
import './page.css';

interface KeptProps {
  readonly isShown: boolean;
  /** Takes the focus each time it comes into view. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Keeps what is out of view as it was left: what was typed, scrolled and selected, and where the focus was. */
export function Kept({ isShown, takesFocus, children }: KeptProps) {
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <KeptFocus takesFocus={takesFocus}>{children}</KeptFocus>
    </Activity>
  );
}

/** Its effects run each time it comes into view. */
function KeptFocus({ takesFocus, children }: Omit<KeptProps, 'isShown'>) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const takes = useRef(takesFocus);
  takes.current = takesFocus;
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last.current = target;
    };
    element.addEventListener('focusin', remember);
    const { activeElement } = document;
    // A field may have taken the focus before this effect ran.
    if (element.contains(activeElement)) last.current = activeElement as HTMLElement;
    else if (takes.current) {
      const before = last.current?.isConnected === true ? last.current : element.querySelector('main');
      before?.focus({ preventScroll: true });
    }
    return () => element.removeEventListener('focusin', remember);
  }, []);
  return (
    <div ref={box} className="kept">
      {children}
    </div>
  );
}
