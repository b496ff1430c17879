import { ComboBox, Input, Label, ListBox, ListBoxItem } from 'react-aria-components';
import { count } from '../../../shared/format/format-count.ts';
import { holdsWords, searchedWords } from '../../../shared/format/searched-words.ts';
import { components } from '../../../shared/texts/en/common.ts';
import { Popover } from '../overlays/popover.tsx';
import './field.css';
import '../overlays/menu.css';
import './value-field.css';

interface ValueFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Null until the values are known. */
  readonly values: readonly { readonly value: string; readonly rows: number }[] | null;
}

export function ValueField({ label, value, onChange, values }: ValueFieldProps) {
  const words = searchedWords(value);
  const items = (values ?? []).map((one) => ({ ...one, id: one.value }));
  return (
    <ComboBox
      className="field stack grow"
      items={items.filter((one) => holdsWords(one.value, words))}
      inputValue={value}
      onInputChange={onChange}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      allowsCustomValue
      menuTrigger="focus"
    >
      <Label className="only-read-aloud">{label}</Label>
      <Input className="field-input" placeholder={components.value} maxLength={1000} />
      <Popover>
        <ListBox<(typeof items)[number]> className="menu value-field-list">
          {(one) => (
            <ListBoxItem id={one.value} textValue={one.value} className="menu-item">
              <bdi className="grow ellipsis">{one.value}</bdi>
              <span className="menu-aside number">{count(one.rows)}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
