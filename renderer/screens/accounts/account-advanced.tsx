import type { Account, AccountInput } from '../../../shared/account/account.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { Disclosure } from '../../components/buttons/disclosure.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { EncodingTest } from './encoding-test.tsx';
import { ServiceWord } from './service-word.tsx';

interface AccountAdvancedProps {
  /** As it is saved; null for a new one. */
  readonly account: Account | null;
  readonly isOpen: boolean;
  readonly input: AccountInput;
  readonly onChange: (patch: Partial<AccountInput>) => void;
}

const paths = [
  { key: '/v2/mtsms', text: '/v2/mtsms' },
  { key: '/sms/mtsms', text: '/sms/mtsms', about: texts.onlyIfTold },
] as const;

/** What most accounts are left with as it is: limits, encoding, and what the provider says of its answers. */
export function AccountAdvanced({ account, isOpen, input, onChange }: AccountAdvancedProps) {
  const isLive = account?.kind !== 'practice';
  return (
    <Disclosure title={texts.advanced} aside={texts.advancedAbout} defaultExpanded={isOpen}>
      <div className="account-form stack">
        <Limits input={input} onChange={onChange} />
        <h3 className="account-heading">{texts.letters}</h3>
        <TextField
          label={texts.encoding}
          placeholder={texts.encodingHint}
          value={input.unicodeEncoding}
          onChange={(unicodeEncoding) => onChange({ unicodeEncoding, encodingArrived: 'unknown' })}
          help={texts.encodingHelp}
          spellCheck="false"
        />
        {account && <EncodingTest account={account} input={input} onChange={onChange} />}
        {isLive && <ServiceWord input={input} onChange={onChange} />}
        {isLive && (
          <Select
            label={texts.sendPath}
            choices={paths}
            value={input.sendPath}
            onChange={(sendPath) => onChange({ sendPath })}
          />
        )}
      </div>
    </Disclosure>
  );
}

/** When the balance is low, and how much a campaign and a day may cost. */
function Limits({ input, onChange }: Pick<AccountAdvancedProps, 'input' | 'onChange'>) {
  return (
    <>
      <h3 className="account-heading">{texts.balanceAndLimits}</h3>
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
    </>
  );
}
