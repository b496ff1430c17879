import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import './field.css';

/** What fields of all kinds have in common: label, help and error. */
export interface FieldProps {
  readonly label: string;
  /** A hidden label stays the accessible name. */
  readonly labelHidden?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly help?: ReactNode;
  /** Also marks the field invalid. */
  readonly error?: string | null | undefined;
}

export function FieldNote({ help, error }: Pick<FieldProps, 'help' | 'error'>) {
  if (error) return <FieldError className="field-error">{error}</FieldError>;
  if (!help) return null;
  return (
    <Text slot="description" className="field-help">
      {help}
    </Text>
  );
}
