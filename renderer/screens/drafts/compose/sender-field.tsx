import { memo } from 'react';
import { spoken } from '../../../../shared/language/spoken.ts';
import { judgeSender } from '../../../../shared/message/sender.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { compose } from '../../../../shared/texts/en/compose.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';

interface SenderFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Who the text seems to come from; the rule is explained as it is typed. */
export const SenderField = memo(function SenderField({ value, onChange }: SenderFieldProps) {
  const state = judgeSender(value);
  const mended = state.kind === 'wrong' ? state.mended : undefined;
  return (
    <div className="stack">
      <TextField
        label={common.sender}
        placeholder={compose.senderHint}
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
            {compose.takeSender(mended)}
          </Button>
        </div>
      )}
    </div>
  );
});
