import { useEffect, useState } from 'react';
import type { Account, AccountField, Balance } from '../../../shared/account/account.ts';
import { removalWords } from '../../../shared/account/account-uses.ts';
import { orderedJson } from '../../../shared/format/ordered-json.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import { judgeSender } from '../../../shared/message/sender.ts';
import type { AppError, Result } from '../../../shared/result.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx';
import { Banner, ErrorBanner } from '../../components/status/banner.tsx';
import { useStores } from '../../state/context.tsx';
import { refresh } from '../../state/query-client.ts';
import { useAct } from '../../state/use-act.ts';
import { useOperation } from '../../state/use-operation.ts';
import { AccountAdvanced } from './account-advanced.tsx';
import { type EnteredAccount, enteredOf, newAccount, problemsIn } from './account-input.ts';
import { ConnectionFields } from './connection-fields.tsx';

interface AccountFormProps {
  readonly account: Account | null;
  /** The field that gets the focus; the advanced part opens if the field is in it. */
  readonly field: AccountField | undefined;
  /** Called with true while the form holds something unsaved. */
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly onSaved: (account: Account) => void;
  readonly onRemoved: () => void;
  /** Called once the connection is tested, if the account is set up for sending a campaign. */
  readonly onReady: ((account: Account) => void) | undefined;
  /** Called once a field is saved, if the form was opened to correct it. */
  readonly onDone: (() => void) | undefined;
}

/** The token goes in and is never shown. */
export function AccountForm(props: AccountFormProps) {
  const { account, field, onUnsaved, onSaved, onRemoved, onReady, onDone } = props;
  const { wire, queries, notices } = useStores();
  const [saved, setSaved] = useState(account ? enteredOf(account) : newAccount);
  const [input, setInput] = useState(saved);
  const [token, setToken] = useState('');
  const [busy, setBusy] = useState<'saving' | 'testing' | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [tested, setTested] = useState<Result<Balance> | null>(null);
  const [shown, setShown] = useState(false);
  const problems = problemsIn(input, account?.kind ?? 'live');
  const unsaved = token !== '' || orderedJson(input) !== orderedJson(saved);
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
    const kept = enteredOf(result.value);
    // What was typed during the save stays, for the same account.
    setInput((now) => (now === input ? kept : { ...now, id: kept.id }));
    setSaved(kept);
    // The list must contain the account before the account is picked there.
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

  async function test(kept: Account): Promise<void> {
    const result = await wire.call('balance.read', { accountId: kept.id });
    const isReady = result.ok || (kept.noBalance && result.error.kind === 'wrong-address');
    if (!isReady || onReady === undefined) return setTested(result);
    const text = result.ok ? connected(result.value, kept) : common.isSaved(kept.name);
    notices.getState().say({ tone: 'success', text });
    onReady(kept);
  }

  async function run(what: 'saving' | 'testing'): Promise<void> {
    if (busy) return;
    setBusy(what);
    try {
      const kept = await save();
      if (kept && what === 'testing') await test(kept);
      if (kept && what === 'saving') {
        notices.getState().say({ tone: 'success', text: common.isSaved(kept.name) });
        onDone?.();
      }
    } finally {
      setBusy(null);
    }
  }

  const change = (patch: Partial<EnteredAccount>): void => setInput((now) => ({ ...now, ...patch }));

  return (
    <form
      className="account-form stack"
      aria-label={account?.name ?? texts.newAccount}
      onSubmit={(event) => {
        event.preventDefault();
        void run(onReady ? 'testing' : 'saving');
      }}
    >
      <h2 className="only-read-aloud">{account?.name ?? texts.newAccount}</h2>
      {account?.kind === 'practice' ? (
        <p className="quiet">{texts.practice}</p>
      ) : (
        <ConnectionFields
          account={account}
          input={input}
          problems={shown ? problems : {}}
          onChange={change}
          token={token}
          onToken={setToken}
          focus={field ?? (onReady && (account ? 'token' : 'name'))}
        />
      )}
      <h3 className="account-heading">{texts.startWith}</h3>
      <div className="account-pair">
        <TextField
          label={texts.sender}
          value={input.sender}
          onChange={(sender) => change({ sender })}
          help={spoken(judgeSender(input.sender).says)}
          error={shown ? problems.sender : null}
          spellCheck="false"
        />
        <TextField
          label={texts.label}
          value={input.label}
          onChange={(label) => change({ label })}
          help={texts.labelHelp}
        />
      </div>
      <AccountAdvanced account={account} field={field} input={input} onChange={change} />
      <div className="account-foot stack">
        {error && <ErrorBanner error={error} />}
        {tested && <ConnectionResult result={tested} input={input} />}
        <div className="line">
          {account?.kind === 'live' && <RemoveAccount account={account} onRemoved={onRemoved} />}
          <span className="grow" />
          {onReady ? (
            <Button type="submit" look="primary" isPending={busy === 'testing'}>
              {texts.testAndUse}
            </Button>
          ) : (
            <>
              <Button isPending={busy === 'testing'} onPress={() => void run('testing')}>
                {texts.test}
              </Button>
              <Button type="submit" look="primary" isPending={busy === 'saving'}>
                {texts.save}
              </Button>
            </>
          )}
        </div>
      </div>
    </form>
  );
}

function ConnectionResult({
  result,
  input,
}: {
  readonly result: Result<Balance>;
  readonly input: EnteredAccount;
}) {
  if (!result.ok) return <ErrorBanner error={result.error} />;
  return (
    <Banner tone="success" title={connected(result.value, input)} live>
      {texts.ofAccount(String(result.value.id))}
    </Banner>
  );
}

function connected({ credit, currency }: Balance, account: Pick<Account, 'currency'>): string {
  return texts.connected(credit, currency ?? account.currency);
}

interface RemoveAccountProps {
  readonly account: Account;
  readonly onRemoved: () => void;
}

/** First shows what happens to the campaigns that this account sends. */
function RemoveAccount({ account, onRemoved }: RemoveAccountProps) {
  const { act, isBusy } = useAct();
  const [asking, setAsking] = useState(false);
  const { data: uses, error } = useOperation('account.uses', asking ? { accountId: account.id } : null);

  async function remove(): Promise<void> {
    const removal = await act('account.remove', { accountId: account.id });
    setAsking(false);
    if (removal) onRemoved();
  }

  return (
    <>
      <Button look="plain" onPress={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {asking && (uses || error) && (
        <ConfirmDialog
          title={common.askRemove(account.name)}
          act={texts.remove}
          isPending={isBusy}
          isDisabled={!uses}
          onClose={() => setAsking(false)}
          onAct={() => void remove()}
        >
          {uses ? removalWords(uses) : error && <ErrorBanner error={error} />}
        </ConfirmDialog>
      )}
    </>
  );
}
