import type { AccountId } from '../../../../shared/brand.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useStores } from '../../../state/context.tsx';
import { refresh } from '../../../state/queries.ts';
import { useAct } from '../../../state/use-act.ts';

/** Says once and for all that a service has no balance where the specification has it, and reviews anew. */
export function NoBalanceButton({ accountId }: { readonly accountId: AccountId }) {
  const { queries } = useStores();
  const { isBusy, act } = useAct();

  async function say(): Promise<void> {
    if (await act('account.sayNoBalance', { accountId })) await refresh(queries, 'campaign.review');
  }

  return (
    <Button isPending={isBusy} onPress={() => void say()}>
      {words.noBalance}
    </Button>
  );
}
