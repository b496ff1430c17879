import type { TokenStorage } from '../../../shared/account/account.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';

interface TokenFieldProps {
  readonly storage: TokenStorage;
  readonly vault: 'keychain' | 'session';
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Null for an account that is not saved yet. */
  readonly onForget: (() => void) | null;
}

/** The token goes in here; what was saved is never shown again, only where it is kept. */
export function TokenField({ storage, vault, value, onChange, onForget }: TokenFieldProps) {
  return (
    <div className="stack">
      <TextField
        label={texts.token}
        type="password"
        placeholder={storage === 'none' ? texts.pasteToken : texts.replaceToken}
        value={value}
        onChange={onChange}
        autoComplete="off"
        spellCheck="false"
        help={whereKept(storage, vault)}
      />
      {storage !== 'none' && onForget && (
        <div>
          <Button size="small" onPress={onForget}>
            {texts.forgetToken}
          </Button>
        </div>
      )}
    </div>
  );
}

function whereKept(storage: TokenStorage, vault: 'keychain' | 'session'): string {
  return storage === 'none' ? texts.willBeKept[vault] : texts.isKept[storage];
}
