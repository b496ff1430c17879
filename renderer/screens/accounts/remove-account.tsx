import { useState } from 'react';
import type { Account } from '../../../shared/account/account.ts';
import { removalWords } from '../../../shared/account/account-uses.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { Button } from '../../components/buttons/button.tsx';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx';
import { useStores } from '../../state/context.tsx';
import { putAnswer } from '../../state/queries.ts';
import { useOperation } from '../../state/query.ts';
import { useAct } from '../../state/use-act.ts';

interface RemoveAccountProps {
  readonly account: Account;
  readonly onRemoved: () => void;
}

/** Removes an account once its person has read what becomes of the campaigns that it sends. */
export function RemoveAccount({ account, onRemoved }: RemoveAccountProps) {
  const { queries } = useStores();
  const { act, isBusy } = useAct();
  const [asking, setAsking] = useState(false);
  const { data: uses } = useOperation('account.uses', asking ? { accountId: account.id } : null);

  async function remove(): Promise<void> {
    const left = await act('account.remove', { accountId: account.id });
    setAsking(false);
    if (!left) return;
    putAnswer(queries, 'account.list', {}, left);
    onRemoved();
  }

  return (
    <>
      <Button look="plain" onPress={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {asking && uses && (
        <ConfirmDialog
          title={common.askRemove(account.name)}
          act={texts.remove}
          isPending={isBusy}
          onClose={() => setAsking(false)}
          onAct={() => void remove()}
        >
          {removalWords(uses)}
        </ConfirmDialog>
      )}
    </>
  );
}
