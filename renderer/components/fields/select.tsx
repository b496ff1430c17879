import { Check, ChevronsUpDown } from 'lucide-react';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  SelectValue,
} from 'react-aria-components';
import { components } from '../../../shared/texts/en/common.ts';
import { Popover } from '../overlays/popover.tsx';
import { FieldNote, type FieldProps } from './field-note.tsx';
import './field.css';
import '../overlays/menu.css';
import './select.css';

interface Choice<Key extends string> {
  readonly key: Key;
  readonly text: string;
  readonly about?: string | undefined;
}

interface SelectProps<Key extends string> extends FieldProps {
  readonly choices: readonly Choice<Key>[];
  /** Null if nothing is chosen yet. */
  readonly value: Key | null;
  readonly onChange: (key: Key) => void;
  readonly isDisabled?: boolean | undefined;
}

/** Typing jumps to an entry. */
export function Select<Key extends string>(props: SelectProps<Key>) {
  const { label, labelHidden, choices, value, onChange, help, error, isDisabled } = props;
  const { placeholder = components.choose } = props;
  return (
    <AriaSelect
      className="field stack"
      value={value}
      onChange={(key) => key !== null && onChange(key as Key)}
      placeholder={placeholder}
      isDisabled={isDisabled ?? false}
      isInvalid={Boolean(error)}
    >
      <Label className={labelHidden ? 'only-read-aloud' : 'field-label'}>{label}</Label>
      <Button className="field-input select-button line">
        <SelectValue className="select-value ellipsis">
          {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <ChevronsUpDown size={13} aria-hidden />
      </Button>
      <FieldNote help={help} error={error} />
      <Popover>
        <ListBox className="menu select-list">
          {choices.map(({ key, text, about }) => (
            <ListBoxItem key={key} id={key} textValue={text} className="menu-item">
              {({ isSelected }) => (
                <>
                  <span className="grow">
                    {text}
                    {about && <span className="select-about">{about}</span>}
                  </span>
                  {isSelected && <Check size={14} aria-hidden />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
