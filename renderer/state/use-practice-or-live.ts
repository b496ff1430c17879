import { PRACTICE_ID } from '../../shared/account/account.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { useFrom } from './context.tsx';
import { useOperation } from './use-operation.ts';
import { useStartedCampaign } from './use-started-campaign.ts';

/** Whether the campaign reaches real phones, and its account: null if that was removed. */
export function usePracticeOrLive() {
  const campaign = useStartedCampaign();
  const draftAccount = useFrom('draft', (state) => state.draft?.accountId);
  const { data: accounts } = useOperation('account.list', {});
  const accountId = campaign?.accountId ?? draftAccount ?? PRACTICE_ID;
  const account = accounts?.find(({ id }) => id === accountId) ?? null;
  // The demo account can never be removed, so a missing account was live, even if the accounts could not be read.
  const missing = accountId === PRACTICE_ID ? 'practice' : 'live';
  const kind = campaign?.kind ?? account?.kind ?? missing;
  const unnamed = accounts === null ? shell.accountUnread : shell.accountRemoved;
  const name = campaign?.accountName ?? account?.name ?? unnamed;
  return { kind, accountName: kind === 'practice' ? shell.practice : name, account };
}
