import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import './segments.css';

interface SegmentsProps<Key extends string> {
  readonly label: string;
  readonly choices: readonly { readonly key: Key; readonly text: string }[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
}

/** A choice of one from two to four, all in view. */
export function Segments<Key extends string>({ label, choices, value, onChange }: SegmentsProps<Key>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className="segments"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onChange(key as Key);
      }}
    >
      {choices.map(({ key, text }) => (
        <ToggleButton key={key} id={key} className="segment">
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
