import { useState } from 'react';
import type { Account, Balance } from '../../../shared/account.ts';
import type { AppError, Result } from '../../../shared/result.ts';
import { ErrorBanner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { AccountDefaults } from './account-defaults.tsx';
import { blankAccount, inputOf, problemsIn } from './account-input.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { ConnectionResult } from './connection-result.tsx';

interface AccountFormProps {
  /** Null for a new one. */
  readonly account: Account | null;
  readonly onSaved: (account: Account) => void;
  readonly onRemoved: () => void;
}

/** One account to make or change; its token goes in and is never shown. */
export function AccountForm({ account, onSaved, onRemoved }: AccountFormProps) {
  const stores = useStores();
  const info = useFrom('app', (state) => state.info);
  const [input, setInput] = useState(account ? inputOf(account) : blankAccount);
  const [token, setToken] = useState('');
  const [busy, setBusy] = useState<'saving' | 'testing' | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [tested, setTested] = useState<Result<Balance> | null>(null);
  const [shown, setShown] = useState(false);
  const problems = problemsIn(input, account?.kind ?? 'live');
  async function save(): Promise<Account | null> {
    setShown(true);
    setError(null);
    setTested(null);
    if (Object.keys(problems).length > 0) return null;
    const accounts = stores.accounts.getState();
    const saved = await accounts.save(input);
    if (!saved.ok) {
      setError(saved.error);
      return null;
    }
    setInput(inputOf(saved.value));
    onSaved(saved.value);
    if (token !== '') {
      const kept = await accounts.saveToken(saved.value.id, token);
      if (!kept.ok) {
        setError(kept.error);
        return null;
      }
      setToken('');
    }
    return saved.value;
  }

  async function run(what: 'saving' | 'testing'): Promise<void> {
    if (busy) return;
    setBusy(what);
    const saved = await save();
    if (saved && what === 'testing') setTested(await stores.accounts.getState().readBalance(saved.id));
    if (saved && what === 'saving')
      stores.notices.getState().say({ tone: 'success', text: `“${saved.name}” is saved.` });
    setBusy(null);
  }

  async function remove(): Promise<void> {
    if (account && (await stores.accounts.getState().remove(account.id))) onRemoved();
  }

  return (
    <form
      className="account-form"
      aria-label={account?.name ?? 'New account'}
      onSubmit={(event) => {
        event.preventDefault();
        void run('saving');
      }}
    >
      {account?.kind === 'practice' ? (
        <p className="quiet">
          The practice service runs inside Tagline and answers as the real one would. Nothing leaves this
          computer; look at what it received in the practice inbox.
        </p>
      ) : (
        <ConnectionFields
          input={input}
          problems={shown ? problems : {}}
          onChange={(patch) => setInput({ ...input, ...patch })}
          tokenPlace={account?.token ?? 'none'}
          vault={info?.vault ?? 'session'}
          token={token}
          onToken={setToken}
          onForget={account ? () => void stores.accounts.getState().forgetToken(account.id) : null}
        />
      )}
      <AccountDefaults
        input={input}
        problems={shown ? problems : {}}
        onChange={(patch) => setInput({ ...input, ...patch })}
      />
      <div className="account-foot">
        {error && <ErrorBanner error={error} />}
        {tested && <ConnectionResult result={tested} currency={input.currency} />}
        <div className="line">
          {account?.kind === 'live' && (
            <Button look="plain" onPress={() => void remove()}>
              Remove account
            </Button>
          )}
          <span className="grow" />
          <Button isPending={busy === 'testing'} onPress={() => void run('testing')}>
            Test connection
          </Button>
          <Button type="submit" look="primary" isPending={busy === 'saving'}>
            Save account
          </Button>
        </div>
      </div>
    </form>
  );
}
