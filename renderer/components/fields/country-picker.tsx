import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem } from 'react-aria-components';
import { countries } from '../../../shared/number/country-names.ts';
import { components } from '../../../shared/texts/en/common.ts';
import { Popover } from '../overlays/popover.tsx';
import { FieldNote } from './field-note.tsx';
import './country-picker.css';
import './field.css';
import '../overlays/menu.css';

interface CountryPickerProps {
  readonly label: string;
  /** ISO 3166 code; null for none. */
  readonly value: string | null;
  readonly onChange: (code: string) => void;
  readonly help?: ReactNode;
}

const all = countries().map((country) => ({ ...country, id: country.code }));

/** Finds a country by its name or calling code. */
export function CountryPicker({ label, value, onChange, help }: CountryPickerProps) {
  return (
    <ComboBox
      className="field stack"
      defaultItems={all}
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      menuTrigger="focus"
    >
      <Label className="field-label">{label}</Label>
      <div className="country-picker-box">
        <Input className="field-input" />
        <Button className="country-picker-button" aria-label={components.showCountries}>
          <ChevronsUpDown size={13} aria-hidden />
        </Button>
      </div>
      <FieldNote help={help} />
      <Popover>
        <ListBox<(typeof all)[number]> className="menu country-picker-list">
          {({ code, name, dial }) => (
            <ListBoxItem id={code} textValue={`${name} +${dial}`} className="menu-item">
              <span className="grow">{name}</span>
              <span className="menu-aside number">+{dial}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
