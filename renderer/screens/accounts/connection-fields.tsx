import { type Account, type AccountField, hasToken } from '../../../shared/account/account.ts';
import { decodedHost } from '../../../shared/account/base-url.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useAct } from '../../state/use-act.ts';
import { useOperation } from '../../state/use-operation.ts';
import type { AccountProblems, EnteredAccount } from './account-input.ts';

interface ConnectionFieldsProps {
  readonly account: Account | null;
  readonly input: EnteredAccount;
  readonly problems: AccountProblems;
  readonly onChange: (patch: Partial<EnteredAccount>) => void;
  readonly token: string;
  readonly onToken: (token: string) => void;
  readonly focus: AccountField | 'name' | undefined;
}

/** Shows where a token is kept, and never the token. */
export function ConnectionFields(props: ConnectionFieldsProps) {
  const { account, input, problems, onChange, token, onToken, focus } = props;
  const { data: info } = useOperation('app.info', {});
  const { act } = useAct();
  const kept = account?.token ?? 'none';
  const isUsed = hasToken({ token: kept });
  // Spells out a host name that only looks like another one.
  const host = decodedHost(input.baseUrl.trim().toLowerCase());
  return (
    <>
      <TextField
        label={common.name}
        autoFocus={focus === 'name'}
        placeholder={texts.nameHint}
        value={input.name}
        onChange={(name) => onChange({ name })}
        error={problems.name}
      />
      <TextField
        label={texts.baseUrl}
        autoFocus={focus === 'baseUrl'}
        placeholder="https://sms.example.com"
        value={input.baseUrl}
        onChange={(baseUrl) => onChange({ baseUrl })}
        error={problems.baseUrl}
        help={host === null ? texts.baseUrlHelp : texts.oddHost(host)}
        spellCheck="false"
      />
      <div className="stack">
        <TextField
          label={texts.token}
          autoFocus={focus === 'token'}
          type="password"
          placeholder={isUsed ? texts.replaceToken : texts.pasteToken}
          value={token}
          onChange={onToken}
          autoComplete="off"
          spellCheck="false"
          help={kept === 'none' ? texts.willBeKept[info?.vault ?? 'session'] : texts.isKept[kept]}
        />
        {account && kept !== 'none' && (
          <div>
            <Button size="small" onPress={() => void act('token.forget', { accountId: account.id })}>
              {texts.forgetToken}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
