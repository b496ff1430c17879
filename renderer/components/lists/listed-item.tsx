import type { MouseEvent, ReactNode } from 'react';
import './listed-item.css';

interface ListedItemProps {
  /** Its name and all that is said of it. */
  readonly children: ReactNode;
  /** What can be done with it; a menu of more comes last. */
  readonly actions: ReactNode;
  /** Opens the menu of more, where the pointer is or at what has the focus. */
  readonly onContextMenu?: (event: MouseEvent) => void;
}

/** One of the things that are kept and listed, such as audiences and templates. */
export function ListedItem({ children, actions, onContextMenu }: ListedItemProps) {
  return (
    <li className="listed-item" onContextMenu={onContextMenu}>
      <div className="grow">{children}</div>
      {actions}
    </li>
  );
}
