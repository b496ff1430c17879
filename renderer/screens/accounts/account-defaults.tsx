import type { AccountInput } from '../../../shared/account/account.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import { judgeSender } from '../../../shared/message/sender.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { NumberField } from '../../components/number-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { AccountProblems } from './account-input.ts';

interface AccountDefaultsProps {
  readonly input: AccountInput;
  readonly problems: AccountProblems;
  readonly onChange: (patch: Partial<AccountInput>) => void;
}

/** What campaigns of an account start with, and how its balance is watched. */
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
      <h3 className="account-heading">{texts.balanceAndEncoding}</h3>
      <div className="account-pair">
        <NumberField
          label={texts.warnBelow}
          placeholder={texts.never}
          minValue={0}
          value={input.lowBalance ?? Number.NaN}
          onChange={(credit) => onChange({ lowBalance: Number.isNaN(credit) ? null : credit })}
          help={texts.warnBelowHelp}
        />
        <TextField
          label={texts.currency}
          placeholder={texts.currencyHint}
          value={input.currency}
          onChange={(currency) => onChange({ currency })}
          help={texts.currencyHelp}
        />
      </div>
      <div className="account-pair">
        <NumberField
          label={texts.campaignLimit}
          placeholder={texts.none}
          minValue={0}
          value={input.campaignLimit ?? Number.NaN}
          onChange={(limit) => onChange({ campaignLimit: Number.isNaN(limit) ? null : limit })}
          help={texts.campaignLimitHelp}
        />
        <NumberField
          label={texts.dayLimit}
          placeholder={texts.none}
          minValue={0}
          value={input.dayLimit ?? Number.NaN}
          onChange={(limit) => onChange({ dayLimit: Number.isNaN(limit) ? null : limit })}
          help={texts.dayLimitHelp}
        />
      </div>
      <TextField
        label={texts.encoding}
        placeholder={texts.encodingHint}
        value={input.unicodeEncoding}
        onChange={(unicodeEncoding) => onChange({ unicodeEncoding, encodingArrived: 'unknown' })}
        help={texts.encodingHelp}
        spellCheck="false"
      />
    </>
  );
}
