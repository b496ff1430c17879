import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components';
import { components } from '../../../shared/texts/en/common.ts';
import './field.css';
import './search-field.css';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Escape or the cross empties the field. */
export function SearchField({ label, placeholder, value, onChange, autoFocus, inputRef }: SearchFieldProps) {
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus ?? false}
      className="search-field"
    >
      <Search size={14} aria-hidden className="search-field-icon" />
      <Input ref={inputRef} dir="auto" placeholder={placeholder ?? label} className="field-input" />
      <Button className="search-field-clear" aria-label={components.clear}>
        <X size={13} aria-hidden />
      </Button>
    </AriaSearchField>
  );
}
