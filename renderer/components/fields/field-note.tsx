import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import './field.css';

interface FieldNoteProps {
  readonly help?: ReactNode;
  readonly error?: string | null | undefined;
}

export function FieldNote({ help, error }: FieldNoteProps) {
  if (error) return <FieldError className="field-error">{error}</FieldError>;
  if (!help) return null;
  return (
    <Text slot="description" className="field-help">
      {help}
    </Text>
  );
}
