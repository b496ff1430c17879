import { ToggleButton } from 'react-aria-components';
import { ToggleGroup } from './toggle-group.tsx';
import './segments.css';

interface SegmentsProps<Key extends string> {
  readonly label: string;
  readonly choices: readonly { readonly key: Key; readonly text: string }[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
}

export function Segments<Key extends string>({ label, choices, value, onChange }: SegmentsProps<Key>) {
  return (
    <ToggleGroup label={label} className="segments" value={value} onChange={onChange}>
      {choices.map(({ key, text }) => (
        <ToggleButton key={key} id={key} className="segment">
          {text}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}
