import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';

interface CellFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One cell of the row in hand; Enter or leaving keeps a change, Escape does not. */
export function CellField({ label, value, onChange }: CellFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const keep = () => text !== value && onChange(text);
  return (
    <TextField
      className="cell-field"
      value={text}
      onChange={setText}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        else if (event.key === 'Escape') setText(value);
        else event.continuePropagation();
      }}
    >
      <Label>{label}</Label>
      <Input placeholder="empty" spellCheck={false} />
    </TextField>
  );
}
