import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AccountId } from '../../../shared/brand.ts';
import { ModeWord } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Question } from '../../components/question.tsx';
import { useFrom } from '../../state/context.tsx';
import { useMode } from '../../state/mode.ts';
import { AccountForm } from './account-form.tsx';
import './accounts-dialog.css';

/** The ways to reach the service: practice, which is always there, and the live accounts. */
export function AccountsDialog() {
  const accounts = useFrom('accounts', (state) => state.accounts);
  const close = useFrom('app', (state) => state.close);
  const mode = useMode();
  // The form is begun anew when another account is picked, and kept when a new one gets its id by being saved.
  const [{ chosen, form }, setPicked] = useState<{ chosen: AccountId | null; form: number }>({
    chosen: mode.account?.id ?? accounts[0]?.id ?? null,
    form: 0,
  });
  const [unsaved, setUnsaved] = useState(false);
  const [leaving, setLeaving] = useState<{ readonly then: () => void } | null>(null);
  const account = accounts.find(({ id }) => id === chosen) ?? null;

  function pick(id: AccountId | null): void {
    setUnsaved(false);
    setPicked({ chosen: id, form: form + 1 });
  }

  /** What was typed and not saved is only given up on purpose. */
  function leave(then: () => void): void {
    if (unsaved) setLeaving({ then });
    else then();
  }

  return (
    <Dialog
      title="Accounts"
      about="Practice stays on this computer. A live account sends to real people through your provider."
      size="large"
      onClose={() => leave(close)}
    >
      <div className="accounts">
        <nav className="accounts-list" aria-label="Accounts">
          {accounts.map(({ id, name, kind }) => (
            <button
              key={id}
              type="button"
              className="accounts-item"
              aria-current={id === chosen}
              onClick={() => id !== chosen && leave(() => pick(id))}
            >
              <span className="grow accounts-name">{name}</span>
              <ModeWord kind={kind} />
            </button>
          ))}
          {chosen === null && (
            <span className="accounts-item" aria-current>
              <span className="grow accounts-name">New account</span>
              <ModeWord kind="live" />
            </span>
          )}
          <Button
            look="plain"
            icon={Plus}
            onPress={() => leave(() => pick(null))}
            isDisabled={chosen === null}
          >
            Add account
          </Button>
        </nav>
        <AccountForm
          key={form}
          account={account}
          onUnsaved={setUnsaved}
          onSaved={({ id }) => setPicked({ chosen: id, form })}
          onRemoved={() => pick(accounts[0]?.id ?? null)}
        />
      </div>
      {leaving && (
        <Question
          title="Leave without saving?"
          act="Leave"
          keep="Keep editing"
          onClose={() => setLeaving(null)}
          onAct={() => {
            setLeaving(null);
            leaving.then();
          }}
        >
          What you changed in {account ? `“${account.name}”` : 'the new account'} is not saved yet.
        </Question>
      )}
    </Dialog>
  );
}
