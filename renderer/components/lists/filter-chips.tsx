import { ChevronDown } from 'lucide-react';
import { Button, ToggleButton } from 'react-aria-components';
import { count as countWords } from '../../../shared/format/format-count.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { ToggleGroup } from '../fields/toggle-group.tsx';
import { Menu, MenuItem } from '../overlays/menu.tsx';
import { useFindables } from '../overlays/offers.ts';
import './filter-chips.css';

/** Without `count` the chip shows no number; the caller leaves out filters with nothing to show. */
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
  /** How many chips are visible; the others are in a menu, and the chosen one is always visible. */
  readonly most?: number;
  readonly onChange: (key: Key) => void;
}

export function FilterChips<Key extends string>(props: FilterChipsProps<Key>) {
  const { label, chips, value, most = chips.length, onChange } = props;
  useFindables(chips.map(({ key, text }) => ({ group: label, name: text, run: () => onChange(key) })));
  const isFirst = (chip: Chip<Key>, at: number): boolean => at < most || chip.key === value;
  const others = chips.filter((chip, at) => !isFirst(chip, at));
  return (
    <div className="filter-chips">
      <ToggleGroup label={label} className="chips" value={value} onChange={onChange}>
        {chips.filter(isFirst).map((chip) => (
          <ToggleButton key={chip.key} id={chip.key} className="chip line" aria-label={wordsOf(chip)}>
            {chip.text}
            {chip.count !== undefined && (
              <span className={`chip-count chip-${chip.tone ?? 'neutral'}`}>{countWords(chip.count)}</span>
            )}
          </ToggleButton>
        ))}
      </ToggleGroup>
      {others.length > 0 && (
        <Menu
          label={label}
          trigger={
            <Button className="chip line">
              {common.more}
              <ChevronDown size={13} aria-hidden />
            </Button>
          }
        >
          {others.map((chip) => (
            <MenuItem
              key={chip.key}
              text={wordsOf(chip)}
              aside={chip.count !== undefined && <span className="number">{countWords(chip.count)}</span>}
              onAction={() => onChange(chip.key)}
            >
              {chip.text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}

function wordsOf({ text, count }: Pick<Chip<string>, 'text' | 'count'>): string {
  return count === undefined ? text : `${text}, ${countWords(count)}`;
}
