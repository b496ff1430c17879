import { quoted } from '../../../../shared/format/quoted.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { judgeSender } from '../../../../shared/message/sender.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';

interface SenderFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Who the text seems to come from; the rule is explained as it is typed. */
export function SenderField({ value, onChange }: SenderFieldProps) {
  const state = judgeSender(value);
  const mended = state.kind === 'wrong' ? state.mended : undefined;
  return (
    <div className="stack">
      <TextField
        label="Sender"
        placeholder="Up to 11 letters and digits, or a number"
        value={value}
        onChange={onChange}
        spellCheck="false"
        autoComplete="off"
        help={spoken(state.says)}
        error={state.kind === 'wrong' ? spoken(state.says) : null}
      />
      {mended !== undefined && (
        <div>
          <Button size="small" onPress={() => onChange(mended)}>
            Use {quoted(mended)}
          </Button>
        </div>
      )}
    </div>
  );
}
