import type { MouseEvent, ReactNode } from 'react';
import './listed-item.css';

interface ListedItemProps {
  readonly children: ReactNode;
  /** A menu of more comes last. */
  readonly actions: ReactNode;
  /** Opens the menu of more, at the pointer or the focused element. */
  readonly onContextMenu?: (event: MouseEvent) => void;
}

export function ListedItem({ children, actions, onContextMenu }: ListedItemProps) {
  return (
    <li className="listed-item" onContextMenu={onContextMenu}>
      <div className="grow">{children}</div>
      {actions}
    </li>
  );
}
