import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { recipients } from '../../../../shared/texts/en/recipients.ts';

interface CellFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One cell of the row in hand; Enter or leaving keeps a change, Escape does not. */
export function CellField({ label, value: cell, onChange }: CellFieldProps) {
  // The field has one line, and would join the words that a line break keeps apart.
  const value = cell.replace(/\s*[\r\n]+\s*/g, ' ');
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
      <Label>
        <span title={label}>{label}</span>
      </Label>
      <Input dir="auto" placeholder={recipients.emptyCell} spellCheck={false} />
    </TextField>
  );
}
