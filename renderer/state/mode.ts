import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type Account, PRACTICE_ID } from '../../shared/account/account.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { useFrom, useStores } from './context.tsx';
import { onAnswer } from './queries.ts';
import { operationQuery, useOperation } from './query.ts';

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
  const { queries } = useStores();
  const query = operationQuery('campaign.get', campaignId === null ? null : { campaignId });
  // That a draft is one, and is being asked for, changes nothing of what is on show.
  useQuery({ ...query, notifyOnChangeProps: [] });
  return useSyncExternalStore(
    useCallback((changed) => onAnswer(queries, 'campaign.get', changed), [queries]),
    () => {
      const state = queries.getQueryData<CampaignState>(query.queryKey);
      return state === undefined || state.phase === 'draft' ? null : state;
    },
  );
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
