import type { AccountInput, TokenStorage } from '../../../shared/account/account.ts';
import { decodedHost } from '../../../shared/account/base-url.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import type { AccountProblems } from './account-input.ts';
import { TokenField } from './token-field.tsx';

interface ConnectionFieldsProps {
  readonly input: AccountInput;
  readonly problems: AccountProblems;
  readonly onChange: (patch: Partial<AccountInput>) => void;
  readonly tokenStorage: TokenStorage;
  readonly vault: 'keychain' | 'session';
  readonly token: string;
  readonly onToken: (token: string) => void;
  readonly onForget: (() => void) | null;
}

/** What is to be known of the address; a name that only looks like another is spelled out. */
function hostHelp(baseUrl: string): string {
  const host = decodedHost(baseUrl.trim().toLowerCase());
  if (host === null) return texts.baseUrlHelp;
  return texts.oddHost(host);
}

/** Where a live account is reached, and the token it is reached with. */
export function ConnectionFields(props: ConnectionFieldsProps) {
  const { input, problems, onChange, tokenStorage, vault, token, onToken, onForget } = props;
  return (
    <>
      <TextField
        label={texts.name}
        placeholder={texts.nameHint}
        value={input.name}
        onChange={(name) => onChange({ name })}
        error={problems.name}
      />
      <TextField
        label={texts.baseUrl}
        placeholder="https://sms.example.com"
        value={input.baseUrl}
        onChange={(baseUrl) => onChange({ baseUrl })}
        error={problems.baseUrl}
        help={hostHelp(input.baseUrl)}
        spellCheck="false"
      />
      <TokenField storage={tokenStorage} vault={vault} value={token} onChange={onToken} onForget={onForget} />
    </>
  );
}
