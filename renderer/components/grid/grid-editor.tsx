import { useRef, useState } from 'react';

interface GridEditorProps {
  readonly label: string;
  readonly text: string;
  readonly onDone: (text: string, then: EditEnd) => void;
  readonly onCancel: () => void;
}

/** Where the focus goes: to the grid, to the next cell to be edited, or where a person has put it. */
export type EditEnd = 'grid' | 'next' | 'elsewhere';

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
      onBlur={({ relatedTarget }) => {
        // A dialog gives it back to the grid when it closes.
        const isElsewhere = relatedTarget !== null && relatedTarget.closest('[role="dialog"]') === null;
        end(() => onDone(value, isElsewhere ? 'elsewhere' : 'grid'));
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(() => onDone(value, 'grid'));
        else if (event.key === 'Escape') end(onCancel);
        else if (event.key === 'Tab') {
          event.preventDefault();
          end(() => onDone(value, 'next'));
        }
      }}
    />
  );
}
