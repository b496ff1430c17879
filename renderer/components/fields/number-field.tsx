import { type KeyboardEvent, useEffect, useRef } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Input,
  Label,
  type NumberFieldRenderProps,
  useLocale,
} from 'react-aria-components';
import { FieldNote, type FieldProps } from './field-note.tsx';
import './field.css';

type NumberFieldProps = Omit<FieldProps, 'labelHidden'> &
  Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate'>;

/** Arrow keys step it, leaving it clamps it to `minValue` and `maxValue`, and Escape reverts what was only typed. */
export function NumberField({ label, placeholder = '', help, error, ...rest }: NumberFieldProps) {
  const { locale } = useLocale();
  // A changed number counts at once, even before the parent has passed it back.
  const counts = useRef(rest.value);
  useEffect(() => {
    counts.current = rest.value;
  }, [rest.value]);

  function takeBack(event: KeyboardEvent, { state }: NumberFieldRenderProps): void {
    if (event.key !== 'Escape' || counts.current === undefined) return;
    const { current } = counts;
    const before = Number.isNaN(current)
      ? ''
      : new Intl.NumberFormat(locale, rest.formatOptions).format(current);
    if (state.inputValue === before) return;
    event.stopPropagation();
    state.setInputValue(before);
  }

  return (
    <AriaNumberField
      {...rest}
      onChange={(value) => {
        counts.current = value;
        rest.onChange?.(value);
      }}
      isInvalid={Boolean(error)}
      className="field stack"
    >
      {(shown) => (
        <>
          <Label className="field-label">{label}</Label>
          <Input
            placeholder={placeholder}
            className="field-input number"
            onKeyDown={(event) => takeBack(event, shown)}
          />
          <FieldNote help={help} error={error} />
        </>
      )}
    </AriaNumberField>
  );
}
