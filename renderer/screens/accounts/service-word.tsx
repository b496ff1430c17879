import type { AccountInput } from '../../../shared/account/account.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { Checkbox } from '../../components/fields/switch.tsx';

interface ServiceWordProps {
  readonly input: AccountInput;
  readonly onChange: (patch: Partial<AccountInput>) => void;
}

/** What a person knows of the service that its answers do not tell. */
export function ServiceWord({ input, onChange }: ServiceWordProps) {
  const { acceptedStatuses = [], retries429 = false, noBalance = false } = input;
  return (
    <>
      <h3 className="account-heading">{texts.answers}</h3>
      <Checkbox
        isSelected={retries429}
        onChange={(isSelected) => onChange({ retries429: isSelected })}
        help={texts.nobodyOn429Help}
      >
        {texts.nobodyOn429}
      </Checkbox>
      <Checkbox
        isSelected={noBalance}
        onChange={(isSelected) => onChange({ noBalance: isSelected })}
        help={texts.noBalanceHelp}
      >
        {texts.noBalance}
      </Checkbox>
      {acceptedStatuses.map((status) => (
        <Checkbox
          key={status}
          isSelected
          onChange={() => onChange({ acceptedStatuses: acceptedStatuses.filter((one) => one !== status) })}
          help={texts.isGoodHelp}
        >
          {texts.isGood(status)}
        </Checkbox>
      ))}
    </>
  );
}
