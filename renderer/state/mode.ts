import { type Account, PRACTICE_ID } from '../../shared/account/account.ts';
import type { CampaignState } from '../../shared/campaign/campaign.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { useFrom } from './context.tsx';
import { useOperation } from './query.ts';

/** Whether what is in view reaches real phones, and through which account. */
export interface Mode {
  readonly kind: 'practice' | 'live';
  readonly accountName: string;
  /** Null where the account was removed since. */
  readonly account: Account | null;
}

/** The started campaign in view; null while a draft is. */
export function useStartedCampaign(): CampaignState | null {
  const campaignId = useFrom('app', (state) => state.campaignId);
  const { data } = useOperation('campaign.get', campaignId === null ? null : { campaignId });
  return data === null || data.phase === 'draft' ? null : data;
}

/** The mode of the campaign in view. */
export function useMode(): Mode {
  const campaign = useStartedCampaign();
  const draftAccount = useFrom('draft', (state) => state.draft?.accountId);
  const { data: accounts } = useOperation('account.list', {});
  const accountId = campaign?.accountId ?? draftAccount ?? PRACTICE_ID;
  const account = accounts?.find(({ id }) => id === accountId) ?? null;
  const nameOf = (kind: Mode['kind'], name: string): string => (kind === 'practice' ? shell.practice : name);
  if (campaign) {
    const { kind } = campaign;
    return { kind, accountName: nameOf(kind, campaign.accountName), account };
  }
  if (account) return { kind: account.kind, accountName: nameOf(account.kind, account.name), account };
  // Practice can never be removed, so that what is missing was live, also where the accounts could not be read.
  if (accountId === PRACTICE_ID) return { kind: 'practice', accountName: shell.practice, account };
  return {
    kind: 'live',
    accountName: accounts !== null ? shell.accountRemoved : shell.accountUnread,
    account,
  };
}
