import { useRef, useState } from 'react';

interface GridEditorProps {
  readonly label: string;
  readonly text: string;
  /** `next`: Tab ended it, so editing continues in the next cell. */
  readonly onDone: (text: string, next: boolean) => void;
  readonly onCancel: () => void;
}

/** Enter and leaving keep the text, Escape does not. */
export function GridEditor({ label, text, onDone, onCancel }: GridEditorProps) {
  const [value, setValue] = useState(text);
  const ended = useRef(false);

  function end(act: () => void): void {
    // Enter also removes the focus, which must not end it twice.
    if (ended.current) return;
    ended.current = true;
    act();
  }

  return (
    <input
      className="grid-editor"
      aria-label={label}
      value={value}
      ref={(input) => {
        if (input && !ended.current && document.activeElement !== input) {
          input.focus();
          input.select();
        }
      }}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => end(() => onDone(value, false))}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(() => onDone(value, false));
        else if (event.key === 'Escape') end(onCancel);
        else if (event.key === 'Tab') {
          event.preventDefault();
          end(() => onDone(value, true));
        }
      }}
    />
  );
}
