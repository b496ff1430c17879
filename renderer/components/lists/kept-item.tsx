import type { MouseEvent, ReactNode } from 'react';
import './kept-item.css';

interface KeptItemProps {
  /** Its name and all that is said of it. */
  readonly children: ReactNode;
  /** What can be done with it; a menu of more comes last. */
  readonly actions: ReactNode;
  /** Opens the menu of more, where the pointer is or at what has the focus. */
  readonly onContextMenu?: (event: MouseEvent) => void;
}

/** One of the things that are kept and listed, such as audiences and templates. */
export function KeptItem({ children, actions, onContextMenu }: KeptItemProps) {
  return (
    <li className="kept-item" onContextMenu={onContextMenu}>
      <div className="grow">{children}</div>
      {actions}
    </li>
  );
}
