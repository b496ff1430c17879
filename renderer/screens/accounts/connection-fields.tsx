import type { AccountInput, TokenStorage } from '../../../shared/account/account.ts';
import { decodedHost } from '../../../shared/account/base-url.ts';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
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

const paths = [
  { key: '/v2/mtsms', text: '/v2/mtsms' },
  { key: '/sms/mtsms', text: '/sms/mtsms', about: 'Only if your provider says so' },
] as const;

/** What is to be known of the address; a name that only looks like another is spelled out. */
function hostHelp(baseUrl: string): string {
  const host = decodedHost(baseUrl.trim().toLowerCase());
  if (host === null) return 'As your provider gives it. Another server forgets the token.';
  return `This is the address of “\u2068${host}\u2069”, whose letters can look like others. Another server forgets the token.`;
}

/** Where a live account is reached, and the token it is reached with. */
export function ConnectionFields(props: ConnectionFieldsProps) {
  const { input, problems, onChange, tokenStorage, vault, token, onToken, onForget } = props;
  return (
    <>
      <TextField
        label="Name"
        placeholder="For example Northside clinics"
        value={input.name}
        onChange={(name) => onChange({ name })}
        error={problems.name}
      />
      <div className="account-pair">
        <TextField
          label="Base URL"
          placeholder="https://sms.example.com"
          value={input.baseUrl}
          onChange={(baseUrl) => onChange({ baseUrl })}
          error={problems.baseUrl}
          help={hostHelp(input.baseUrl)}
          spellCheck="false"
        />
        <Select
          label="Send path"
          choices={paths}
          value={input.sendPath}
          onChange={(sendPath) => onChange({ sendPath })}
        />
      </div>
      <TokenField storage={tokenStorage} vault={vault} value={token} onChange={onToken} onForget={onForget} />
    </>
  );
}
