import { useRef, useState } from 'react';
import { TextField } from '../fields/text-field.tsx';
import './listed-item.css';

/** The name of a kept item, which can be changed in its place; `more` is for the button whose menu begins that. */
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
  /** Called once; null when the old name stays. */
  readonly onDone: (name: string | null) => void;
}

/** A name being changed in place: Enter and leaving keep it, Escape does not. */
function RenameField({ label, name, onDone }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  const ended = useRef(false);

  function end(keep: boolean): void {
    // Enter also takes the focus away, which must not end it twice.
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
          // The same key press would go on to press whatever gets the focus next.
          event.preventDefault();
          end(true);
        } else if (event.key === 'Escape') end(false);
        else event.continuePropagation();
      }}
    />
  );
}
