import { Disclosure } from '../../../components/disclosure.tsx';
import { TextField } from '../../../components/text-field.tsx';

interface LabelFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The label that goes with every message of the campaign; few need it, so it opens on request. */
export function LabelField({ value, onChange }: LabelFieldProps) {
  return (
    <Disclosure title="Label" aside={value.trim() || 'None'}>
      <TextField
        label="Label"
        labelHidden
        placeholder="For example a customer or a cost centre"
        value={value}
        onChange={onChange}
        help="Goes with every message, so that the invoice can tell on whose behalf it was sent."
      />
    </Disclosure>
  );
}
