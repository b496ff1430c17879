import type { AccountInput } from '../../../shared/account/account.ts';
import { judgeSender } from '../../../shared/message/sender.ts';
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
      <h3 className="account-heading">New campaigns start with</h3>
      <div className="account-pair">
        <TextField
          label="Default sender"
          value={input.sender}
          onChange={(sender) => onChange({ sender })}
          help={judgeSender(input.sender).says}
          error={problems.sender}
          spellCheck="false"
        />
        <TextField
          label="Default label"
          value={input.label}
          onChange={(label) => onChange({ label })}
          help="Goes with every message, for the invoice."
        />
      </div>
      <h3 className="account-heading">Balance and encoding</h3>
      <div className="account-pair">
        <NumberField
          label="Warn below"
          placeholder="Never"
          minValue={0}
          value={input.lowBalance ?? Number.NaN}
          onChange={(credit) => onChange({ lowBalance: Number.isNaN(credit) ? null : credit })}
          help="Credits; empty for never."
        />
        <TextField
          label="Currency"
          placeholder="For example EUR"
          value={input.currency}
          onChange={(currency) => onChange({ currency })}
          help="Only shown beside amounts."
        />
      </div>
      <div className="account-pair">
        <NumberField
          label="Limit for a campaign"
          placeholder="None"
          minValue={0}
          value={input.campaignLimit ?? Number.NaN}
          onChange={(limit) => onChange({ campaignLimit: Number.isNaN(limit) ? null : limit })}
          help="Credits; over it the review asks for it to be raised."
        />
        <NumberField
          label="Limit for a day"
          placeholder="None"
          minValue={0}
          value={input.dayLimit ?? Number.NaN}
          onChange={(limit) => onChange({ dayLimit: Number.isNaN(limit) ? null : limit })}
          help="Credits of all its campaigns together."
        />
      </div>
      <TextField
        label="Encoding for Unicode texts"
        placeholder="Leave empty to send none"
        value={input.unicodeEncoding}
        onChange={(unicodeEncoding) => onChange({ unicodeEncoding, encodingArrived: 'unknown' })}
        help="The word your provider expects in “encoding” for texts with letters outside GSM 03.38, such as ł or emoji."
        spellCheck="false"
      />
    </>
  );
}
