import type { TokenStorage } from '../../../shared/account/account.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';

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
        label="Token"
        type="password"
        placeholder={
          storage === 'none' ? 'Paste the API key from your provider' : 'Saved. Paste another to replace it'
        }
        value={value}
        onChange={onChange}
        autoComplete="off"
        spellCheck="false"
        help={whereKept(storage, vault)}
      />
      {storage !== 'none' && onForget && (
        <div>
          <Button size="small" onPress={onForget}>
            Forget token
          </Button>
        </div>
      )}
    </div>
  );
}

function whereKept(storage: TokenStorage, vault: 'keychain' | 'session'): string {
  const where =
    (storage === 'none' ? vault : storage) === 'keychain'
      ? 'in this computer’s keychain, encrypted'
      : 'in memory until Tagline closes, because this computer offers no safe place for it';
  return storage === 'none'
    ? `It will be kept ${where}, and never shown again.`
    : `It is kept ${where}, and is never shown again.`;
}
