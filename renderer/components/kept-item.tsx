import type { ReactNode } from 'react';
import './kept-item.css';

interface KeptItemProps {
  /** Its name and all that is said of it. */
  readonly children: ReactNode;
  /** What can be done with it; a menu of more comes last. */
  readonly actions: ReactNode;
}

/** One of the things that are kept and listed, such as audiences and templates. */
export function KeptItem({ children, actions }: KeptItemProps) {
  return (
    <li className="kept-item">
      <div className="grow">{children}</div>
      {actions}
    </li>
  );
}
