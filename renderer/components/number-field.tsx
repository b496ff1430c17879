import type { ReactNode } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  FieldError,
  Input,
  Label,
  Text,
} from 'react-aria-components';
import './field.css';

interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate'> {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly help?: ReactNode;
  readonly error?: string | null | undefined;
}

/** A labelled number; arrow keys step it, and it is held within `minValue` and `maxValue` when left. */
export function NumberField({ label, placeholder = '', help, error, ...rest }: NumberFieldProps) {
  return (
    <AriaNumberField {...rest} isInvalid={Boolean(error)} className="field">
      <Label className="field-label">{label}</Label>
      <Input placeholder={placeholder} className="field-input number" />
      {error ? (
        <FieldError className="field-error">{error}</FieldError>
      ) : (
        help && (
          <Text slot="description" className="field-help">
            {help}
          </Text>
        )
      )}
    </AriaNumberField>
  );
}
