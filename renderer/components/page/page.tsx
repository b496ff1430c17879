import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { LeavePageContext } from './leave-page.ts';
import './page.css';

interface PageProps {
  /** Of the place, which the toolbar shows. */
  readonly title: string;
  readonly about?: ReactNode;
  /** Beside `about`. */
  readonly actions?: ReactNode;
  readonly size?: 'medium' | 'large' | undefined;
  /** Scrolls what is in it, such as a grid, and not itself. */
  readonly isFilled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A place in the main area. Escape leaves it for the campaign. */
export function Page({ title, about, actions, size = 'large', isFilled, children }: PageProps) {
  const page = useRef<HTMLElement>(null);
  const leave = useContext(LeavePageContext);
  useEffect(() => {
    // On the document, so that a field or a menu can take the key first.
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { activeElement } = document;
      if (activeElement === document.body || page.current?.contains(activeElement)) leave();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [leave]);
  return (
    <main ref={page} tabIndex={-1} className="page" aria-label={title} data-pane>
      <div className={`page-inside stack page-${size}`} data-filled={isFilled || undefined}>
        {(about || actions) && (
          <div className="page-head line">
            <div className="page-about grow">{about}</div>
            {actions}
          </div>
        )}
        {children}
      </div>
    </main>
  );
}
