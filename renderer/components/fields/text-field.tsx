import type { ReactNode } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
  TextArea,
} from 'react-aria-components';
import { FieldNote } from './field-note.tsx';
import './field.css';

interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate'> {
  readonly label: string;
  /** Hides the label from sight; it stays the accessible name. */
  readonly labelHidden?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly help?: ReactNode;
  /** What is wrong, which also marks the field invalid; null or absent when all is well. */
  readonly error?: string | null | undefined;
  /** More than one makes it a text area of that many rows. */
  readonly rows?: number | undefined;
}

/** A labelled text field with help below it, replaced by what is wrong when something is. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, placeholder = '', help, error, rows = 1, ...rest } = props;
  return (
    <AriaTextField {...rest} isInvalid={Boolean(error)} className="field stack">
      <Label className={labelHidden ? 'only-read-aloud' : 'field-label'}>{label}</Label>
      {rows > 1 ? (
        <TextArea dir="auto" rows={rows} placeholder={placeholder} className="field-input" />
      ) : (
        <Input dir="auto" placeholder={placeholder} className="field-input" />
      )}
      <FieldNote help={help} error={error} />
    </AriaTextField>
  );
}
