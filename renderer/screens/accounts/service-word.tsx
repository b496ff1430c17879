import type { AccountInput } from '../../../shared/account/account.ts';
import { Checkbox } from '../../components/switch.tsx';

interface ServiceWordProps {
  readonly input: AccountInput;
  readonly onChange: (patch: Partial<AccountInput>) => void;
}

/** What a person knows of the service that its answers do not tell. */
export function ServiceWord({ input, onChange }: ServiceWordProps) {
  const { acceptedStatuses = [], retries429 = false, noBalance = false } = input;
  return (
    <>
      <h3 className="account-heading">What your provider says of its answers</h3>
      <Checkbox
        isSelected={retries429}
        onChange={(isSelected) => onChange({ retries429: isSelected })}
        help="Such a request is then sent again by itself. Otherwise the campaign pauses."
      >
        An answer of 429 means that nobody was texted
      </Checkbox>
      <Checkbox
        isSelected={noBalance}
        onChange={(isSelected) => onChange({ noBalance: isSelected })}
        help="A campaign is then reviewed without it."
      >
        This service has no balance at /v2/balance
      </Checkbox>
      {acceptedStatuses.map((status) => (
        <Checkbox
          key={status}
          isSelected
          onChange={() => onChange({ acceptedStatuses: acceptedStatuses.filter((one) => one !== status) })}
          help="You said so when a campaign had paused for it."
        >
          An answer of {status} with an id for everybody is a good one
        </Checkbox>
      ))}
    </>
  );
}
