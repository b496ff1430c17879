import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { TextField } from '../fields/text-field.tsx';
import './listed-item.css';

/** Makes a name editable in place; `more` is the ref of the button whose menu starts the renaming. */
export function useRenaming(label: string, name: string, onRename: (name: string) => void) {
  const [isRenaming, setRenaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);

  function done(next: string | null): void {
    setRenaming(false);
    more.current?.focus();
    if (next !== null) onRename(next);
  }

  const title = isRenaming ? (
    <RenameField label={label} name={name} onDone={done} />
  ) : (
    <strong className="listed-item-name">
      <bdi>{name}</bdi>
    </strong>
  );
  return { title, isRenaming, begin: () => setRenaming(true), more };
}

interface RenameFieldProps {
  readonly label: string;
  readonly name: string;
  /** Called once; null if the name stays. */
  readonly onDone: (name: string | null) => void;
}

/** Enter and leaving the field keep the name; Escape does not. */
function RenameField({ label, name, onDone }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  const ended = useRef(false);

  function end(keep: boolean): void {
    // Enter also removes the focus, which must not end the renaming twice.
    if (ended.current) return;
    ended.current = true;
    const next = typed.trim();
    onDone(keep && next !== '' && next !== name ? next : null);
  }

  return (
    <TextField
      label={label}
      labelHidden
      value={typed}
      onChange={setTyped}
      maxLength={200}
      autoFocus
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // The key press would otherwise also press the element that gets the focus next.
          event.preventDefault();
          end(true);
        } else if (event.key === 'Escape') end(false);
        else event.continuePropagation();
      }}
    />
  );
}

interface ListedItemProps {
  readonly children: ReactNode;
  /** The menu of further actions comes last. */
  readonly actions: ReactNode;
  /** Opens the menu of further actions, at the pointer or at the focused element. */
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
