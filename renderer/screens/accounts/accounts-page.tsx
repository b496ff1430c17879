import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AccountField } from '../../../shared/account/account.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { commandName } from '../../../shared/commands/commands.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useLeave } from '../../components/overlays/use-leave.tsx';
import { Page } from '../../components/page/page.tsx';
import { ModeWord } from '../../components/status/badge.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { useStores } from '../../state/context.tsx';
import type { OverlayProps } from '../../state/overlays/overlay-stack.ts';
import { sendThrough, stillOnTop } from '../../state/send-for-real.ts';
import { useOperation } from '../../state/use-operation.ts';
import { usePracticeOrLive } from '../../state/use-practice-or-live.ts';
import { AccountForm } from './account-form.tsx';
import './accounts-page.css';

/** What was typed for an account stays while another place is in view. */
export function AccountsPage() {
  const { choice, question } = useAccountChoice({});
  return (
    <Page title={commandName('accounts.open')} about={texts.about}>
      {choice}
      {question}
    </Page>
  );
}

/** Over the review, for what it needs of an account. */
export function AccountDialog({ field, sends, onClose }: OverlayProps<'account'>) {
  const { choice, leave, question } = useAccountChoice({ field, sends, onDone: onClose });
  return (
    <Dialog
      title={commandName('accounts.open')}
      about={texts.about}
      size="large"
      onClose={() => leave(onClose)}
    >
      {choice}
      {question}
    </Dialog>
  );
}

interface AccountChoiceProps {
  readonly field?: AccountField | undefined;
  readonly sends?: CampaignId | undefined;
  readonly onDone?: () => void;
}

function useAccountChoice({ field, sends, onDone }: AccountChoiceProps) {
  const stores = useStores();
  const [isOpen] = useState(() => stillOnTop(stores));
  const { data: all, error } = useOperation('account.list', {});
  // The demo account sends nothing for real.
  const accounts = sends === undefined ? all : (all?.filter(({ kind }) => kind === 'live') ?? null);
  const mode = usePracticeOrLive();
  // The form restarts if another account is picked, but not if saving gives a new account its id.
  const [{ picked, form }, setPicked] = useState<{ picked: AccountId | null | undefined; form: number }>({
    picked: undefined,
    form: 0,
  });
  const [first] = useState(() => (sends === undefined ? mode.account?.id : undefined));
  const chosen = picked === undefined ? (first ?? accounts?.[0]?.id ?? null) : picked;
  const [unsaved, setUnsaved] = useState(false);
  const account = accounts?.find(({ id }) => id === chosen) ?? null;
  const { leave, question } = useLeave(unsaved ? texts.unsaved(account?.name ?? null) : null);

  function pick(id: AccountId | null): void {
    setUnsaved(false);
    setPicked({ picked: id, form: form + 1 });
  }

  const choice = (
    <>
      {error && <ErrorBanner error={error} />}
      <div className="accounts">
        <nav className="accounts-list stack" aria-label={commandName('accounts.open')}>
          {accounts?.map(({ id, name, kind }) => (
            <button
              key={id}
              type="button"
              className="accounts-item line"
              aria-current={id === chosen}
              onClick={() => id !== chosen && leave(() => pick(id))}
            >
              <bdi className="grow accounts-name ellipsis">{name}</bdi>
              <ModeWord kind={kind} />
            </button>
          ))}
          {chosen === null && accounts !== null && (
            <span className="accounts-item line" aria-current>
              <span className="grow accounts-name ellipsis">{texts.newAccount}</span>
              <ModeWord kind="live" />
            </span>
          )}
          <Button
            look="plain"
            icon={Plus}
            onPress={() => leave(() => pick(null))}
            isDisabled={chosen === null || accounts === null}
          >
            {texts.add}
          </Button>
        </nav>
        {accounts !== null && (
          <AccountForm
            key={form}
            account={account}
            field={field}
            onUnsaved={setUnsaved}
            // If another account was picked during the save, the saved one does not come back into view.
            onSaved={({ id }) => setPicked((now) => (now.form === form ? { picked: id, form } : now))}
            onReady={
              sends === undefined ? undefined : (ready) => void sendThrough(stores, sends, ready, isOpen)
            }
            onDone={field === undefined ? undefined : onDone}
            onRemoved={() => pick(accounts[0]?.id ?? null)}
          />
        )}
      </div>
    </>
  );
  return { choice, leave, question };
}
