import { useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

interface RenameFieldProps {
  readonly label: string;
  readonly name: string;
  /** Called once; null when the old name stays. */
  readonly onDone: (name: string | null) => void;
}

/** A name being changed in place: Enter and leaving keep it, Escape does not. */
export function RenameField({ label, name, onDone }: RenameFieldProps) {
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
