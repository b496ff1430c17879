import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
  TextArea,
} from 'react-aria-components';
import { FieldNote, type FieldProps } from './field-note.tsx';
import './field.css';

interface TextFieldProps
  extends FieldProps,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate'> {
  /** With more than one row, the field is a text area. */
  readonly rows?: number | undefined;
}

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
