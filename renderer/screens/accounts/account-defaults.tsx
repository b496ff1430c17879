import type { AccountInput } from '../../../shared/account/account.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import { judgeSender } from '../../../shared/message/sender.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import type { AccountProblems } from './account-input.ts';

interface AccountDefaultsProps {
  readonly input: AccountInput;
  readonly problems: AccountProblems;
  readonly onChange: (patch: Partial<AccountInput>) => void;
}

/** What campaigns of an account start with. */
export function AccountDefaults({ input, problems, onChange }: AccountDefaultsProps) {
  return (
    <>
      <h3 className="account-heading">{texts.startWith}</h3>
      <div className="account-pair">
        <TextField
          label={texts.sender}
          value={input.sender}
          onChange={(sender) => onChange({ sender })}
          help={spoken(judgeSender(input.sender).says)}
          error={problems.sender}
          spellCheck="false"
        />
        <TextField
          label={texts.label}
          value={input.label}
          onChange={(label) => onChange({ label })}
          help={texts.labelHelp}
        />
      </div>
    </>
  );
}
