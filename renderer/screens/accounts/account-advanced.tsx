import type { Account, AccountField } from '../../../shared/account/account.ts';
import { SEND_PATHS } from '../../../shared/account/account-fields.ts';
import { proposedEncoding } from '../../../shared/account/encoding-check.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Disclosure } from '../../components/buttons/disclosure.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Checkbox } from '../../components/fields/switch.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import type { EnteredAccount } from './account-input.ts';
import { EncodingTest } from './encoding-check.tsx';

interface AccountAdvancedProps {
  /** Null for a new account. */
  readonly account: Account | null;
  /** The field that gets the focus. */
  readonly field: AccountField | undefined;
  readonly input: EnteredAccount;
  readonly onChange: (patch: Partial<EnteredAccount>) => void;
}

const paths = SEND_PATHS.map((path) => ({
  key: path,
  text: path,
  ...(path !== SEND_PATHS[0] && { about: texts.onlyIfAsked }),
}));

export function AccountAdvanced({ account, field, input, onChange }: AccountAdvancedProps) {
  const isLive = account?.kind !== 'practice';
  return (
    <Disclosure title={texts.advanced} aside={texts.advancedAbout} defaultExpanded={isHere(field)}>
      <div className="account-form stack">
        <Limits field={field} input={input} onChange={onChange} />
        <h3 className="account-heading">{texts.letters}</h3>
        <TextField
          label={texts.encoding}
          autoFocus={field === 'unicodeEncoding'}
          placeholder={texts.encodingHint}
          value={input.unicodeEncoding}
          onChange={(unicodeEncoding) => onChange({ unicodeEncoding, encodingArrived: 'unknown' })}
          help={texts.encodingHelp}
          spellCheck="false"
        />
        {input.unicodeEncoding.trim() === '' && (
          <div>
            <Button
              size="small"
              onPress={() => onChange({ unicodeEncoding: proposedEncoding, encodingArrived: 'unknown' })}
            >
              {texts.takeEncoding(proposedEncoding)}
            </Button>
          </div>
        )}
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
        {isLive && (
          <>
            <Flag name="asksAfterQuiet" input={input} onChange={onChange} help={texts.afterQuietHelp}>
              {texts.afterQuiet}
            </Flag>
            <Flag name="asksForCode" input={input} onChange={onChange} help={texts.asksForCodeHelp}>
              {texts.asksForCode}
            </Flag>
          </>
        )}
      </div>
    </Disclosure>
  );
}

function isHere(field: AccountField | undefined): boolean {
  // If an address is wrong, the fault may be its send path.
  return field !== undefined && field !== 'token';
}

function Limits({ field, input, onChange }: Pick<AccountAdvancedProps, 'field' | 'input' | 'onChange'>) {
  const limit = (
    name: 'lowBalance' | 'campaignLimit' | 'dayLimit',
    words: readonly [string, string, string],
  ) => {
    const [label, placeholder, help] = words;
    return (
      <NumberField
        label={label}
        autoFocus={field === name}
        placeholder={placeholder}
        minValue={0}
        value={input[name] ?? Number.NaN}
        onChange={(credit) => onChange({ [name]: Number.isNaN(credit) ? null : credit })}
        help={help}
      />
    );
  };
  return (
    <>
      <h3 className="account-heading">{texts.balanceAndLimits}</h3>
      <div className="account-pair">
        {limit('lowBalance', [texts.warnBelow, texts.never, texts.warnBelowHelp])}
        <TextField
          label={texts.currency}
          placeholder={texts.currencyHint}
          value={input.currency}
          onChange={(currency) => onChange({ currency })}
          help={texts.currencyHelp}
        />
      </div>
      <div className="account-pair">
        {limit('campaignLimit', [texts.campaignLimit, common.none, texts.campaignLimitHelp])}
        {limit('dayLimit', [texts.dayLimit, common.none, texts.dayLimitHelp])}
      </div>
    </>
  );
}

interface FlagProps extends Pick<AccountAdvancedProps, 'input' | 'onChange'> {
  readonly name: 'asksAfterQuiet' | 'asksForCode' | 'retries429' | 'noBalance';
  readonly help: string;
  readonly children: string;
}

function Flag({ name, input, onChange, help, children }: FlagProps) {
  return (
    <Checkbox isSelected={input[name]} onChange={(isOn) => onChange({ [name]: isOn })} help={help}>
      {children}
    </Checkbox>
  );
}

/** What a person knows about the service and its answers do not show. */
function ServiceWord({ input, onChange }: Pick<AccountAdvancedProps, 'input' | 'onChange'>) {
  const { acceptedStatuses } = input;
  return (
    <>
      <h3 className="account-heading">{texts.answers}</h3>
      <Flag name="retries429" input={input} onChange={onChange} help={texts.nobodyOn429Help}>
        {texts.nobodyOn429}
      </Flag>
      <Flag name="noBalance" input={input} onChange={onChange} help={texts.noBalanceHelp}>
        {texts.noBalance}
      </Flag>
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
