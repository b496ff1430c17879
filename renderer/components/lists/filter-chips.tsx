import { ToggleButton } from 'react-aria-components';
import { count as countWords } from '../../../shared/format/format-count.ts';
import { OneOf } from '../fields/one-of.tsx';
import { useFindables } from '../overlays/offered-choices.ts';
import './filter-chips.css';

/** Without `count` no number; the caller leaves out filters with nothing to show. */
export interface Chip<Key extends string> {
  readonly key: Key;
  readonly text: string;
  readonly count?: number | undefined;
  readonly tone?: 'neutral' | 'danger' | undefined;
}

interface FilterChipsProps<Key extends string> {
  readonly label: string;
  readonly chips: readonly Chip<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
}

export function FilterChips<Key extends string>({ label, chips, value, onChange }: FilterChipsProps<Key>) {
  useFindables(chips.map(({ key, text }) => ({ group: label, name: text, run: () => onChange(key) })));
  return (
    <OneOf label={label} className="chips" value={value} onChange={onChange}>
      {chips.map(({ key, text, count, tone = 'neutral' }) => (
        <ToggleButton
          key={key}
          id={key}
          className="chip line"
          aria-label={count === undefined ? text : `${text}, ${countWords(count)}`}
        >
          {text}
          {count !== undefined && <span className={`chip-count chip-${tone}`}>{countWords(count)}</span>}
        </ToggleButton>
      ))}
    </OneOf>
  );
}
