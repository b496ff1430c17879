import { useEffect, useState } from 'react';
import type { Account, AccountInput, Balance } from '../../../shared/account/account.ts';
import type { AppError, Result } from '../../../shared/result.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Banner, ErrorBanner } from '../../components/status/banner.tsx';
import { useStores } from '../../state/context.tsx';
import { refresh } from '../../state/queries.ts';
import { useOperation } from '../../state/query.ts';
import { useAct } from '../../state/use-act.ts';
import { AccountAdvanced } from './account-advanced.tsx';
import { AccountDefaults } from './account-defaults.tsx';
import { blankAccount, inputOf, problemsIn } from './account-input.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { RemoveAccount } from './remove-account.tsx';

interface AccountFormProps {
  /** Null for a new one. */
  readonly account: Account | null;
  /** Whether what most leave as it is is unfolded. */
  readonly advanced: boolean;
  /** Told whether something was typed that is not saved. */
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly onSaved: (account: Account) => void;
  readonly onRemoved: () => void;
}

/** One account to make or change; its token goes in and is never shown. */
export function AccountForm({ account, advanced, onUnsaved, onSaved, onRemoved }: AccountFormProps) {
  const { wire, queries, notices } = useStores();
  const { data: info } = useOperation('app.info', {});
  const { act } = useAct();
  const [saved, setSaved] = useState(account ? inputOf(account) : blankAccount);
  const [input, setInput] = useState(saved);
  const [token, setToken] = useState('');
  const [busy, setBusy] = useState<'saving' | 'testing' | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [tested, setTested] = useState<Result<Balance> | null>(null);
  const [shown, setShown] = useState(false);
  const problems = problemsIn(input, account?.kind ?? 'live');
  const unsaved = token !== '' || JSON.stringify(input) !== JSON.stringify(saved);
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);

  async function save(): Promise<Account | null> {
    setShown(true);
    setError(null);
    setTested(null);
    if (Object.keys(problems).length > 0) return null;
    const result = await wire.call('account.save', { account: input });
    if (!result.ok) {
      setError(result.error);
      return null;
    }
    const kept = inputOf(result.value);
    // What was typed while it was being saved stays, and is of the same account.
    setInput((now) => (now === input ? kept : { ...now, id: kept.id }));
    setSaved(kept);
    // It is to be in the list when it is picked there.
    await refresh(queries, 'account.list');
    onSaved(result.value);
    if (token !== '') {
      const done = await wire.call('token.save', { accountId: result.value.id, token });
      if (!done.ok) {
        setError(done.error);
        return null;
      }
      setToken((now) => (now === token ? '' : now));
    }
    return result.value;
  }

  async function run(what: 'saving' | 'testing'): Promise<void> {
    if (busy) return;
    setBusy(what);
    const kept = await save();
    if (kept && what === 'testing') setTested(await wire.call('balance.read', { accountId: kept.id }));
    if (kept && what === 'saving') notices.getState().say({ tone: 'success', text: texts.saved(kept.name) });
    setBusy(null);
  }

  const change = (patch: Partial<AccountInput>): void => setInput((now) => ({ ...now, ...patch }));

  return (
    <form
      className="account-form stack"
      aria-label={account?.name ?? texts.newAccount}
      onSubmit={(event) => {
        event.preventDefault();
        void run('saving');
      }}
    >
      {account?.kind === 'practice' ? (
        <p className="quiet">{texts.practice}</p>
      ) : (
        <ConnectionFields
          input={input}
          problems={shown ? problems : {}}
          onChange={change}
          tokenStorage={account?.token ?? 'none'}
          vault={info?.vault ?? 'session'}
          token={token}
          onToken={setToken}
          onForget={account ? () => void act('token.forget', { accountId: account.id }) : null}
        />
      )}
      <AccountDefaults input={input} problems={shown ? problems : {}} onChange={change} />
      <AccountAdvanced account={account} isOpen={advanced} input={input} onChange={change} />
      <div className="account-foot stack">
        {error && <ErrorBanner error={error} />}
        {tested && <ConnectionResult result={tested} currency={input.currency} />}
        <div className="line">
          {account?.kind === 'live' && <RemoveAccount account={account} onRemoved={onRemoved} />}
          <span className="grow" />
          <Button isPending={busy === 'testing'} onPress={() => void run('testing')}>
            {texts.test}
          </Button>
          <Button type="submit" look="primary" isPending={busy === 'saving'}>
            {texts.save}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface ConnectionResultProps {
  readonly result: Result<Balance>;
  readonly currency: string;
}

/** What reading the balance said about the connection. */
function ConnectionResult({ result, currency }: ConnectionResultProps) {
  if (!result.ok) return <ErrorBanner error={result.error} />;
  const { credit, id, currency: itsCurrency } = result.value;
  return (
    <Banner tone="success" title={texts.works} live>
      {texts.left(credit, itsCurrency ?? currency, String(id))}
    </Banner>
  );
}
