import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AccountId } from '../../../shared/brand.ts';
import { ModeWord } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useFrom } from '../../state/context.tsx';
import { useMode } from '../../state/mode.ts';
import { AccountForm } from './account-form.tsx';
import './accounts-dialog.css';

/** The ways to reach the service: practice, which is always there, and the live accounts. */
export function AccountsDialog() {
  const accounts = useFrom('accounts', (state) => state.accounts);
  const close = useFrom('app', (state) => state.close);
  const mode = useMode();
  // Null while a new account is being written.
  const [chosen, setChosen] = useState<AccountId | null>(mode.account?.id ?? accounts[0]?.id ?? null);
  const account = accounts.find(({ id }) => id === chosen) ?? null;
  return (
    <Dialog
      title="Accounts"
      about="Practice stays on this computer. A live account sends to real people through your provider."
      size="large"
      onClose={close}
    >
      <div className="accounts">
        <nav className="accounts-list" aria-label="Accounts">
          {accounts.map(({ id, name, kind }) => (
            <button
              key={id}
              type="button"
              className="accounts-item"
              aria-current={id === chosen}
              onClick={() => setChosen(id)}
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
          <Button look="plain" icon={Plus} onPress={() => setChosen(null)} isDisabled={chosen === null}>
            Add account
          </Button>
        </nav>
        <AccountForm
          key={chosen ?? 'new'}
          account={account}
          onSaved={(saved) => setChosen(saved.id)}
          onRemoved={() => setChosen(accounts[0]?.id ?? null)}
        />
      </div>
    </Dialog>
  );
}
