import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { PRACTICE_ID } from '../../shared/account/account.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { useFrom, useStores } from './context.tsx';
import { onAnswer } from './queries.ts';
import { operationQuery, useOperation } from './query.ts';

/** Null for a draft. */
export function useStartedCampaign(): CampaignState | null {
  const campaignId = useFrom('app', (state) => state.campaignId);
  const { queries } = useStores();
  const query = operationQuery('campaign.get', campaignId === null ? null : { campaignId });
  // For a draft, being one and being fetched changes nothing that is shown.
  useQuery({ ...query, notifyOnChangeProps: [] });
  return useSyncExternalStore(
    useCallback((changed) => onAnswer(queries, 'campaign.get', changed), [queries]),
    () => {
      const state = queries.getQueryData<CampaignState>(query.queryKey);
      return state === undefined || state.phase === 'draft' ? null : state;
    },
  );
}

/** Whether it reaches real phones, and the account: null where that was removed. */
export function useMode() {
  const campaign = useStartedCampaign();
  const draftAccount = useFrom('draft', (state) => state.draft?.accountId);
  const { data: accounts } = useOperation('account.list', {});
  const accountId = campaign?.accountId ?? draftAccount ?? PRACTICE_ID;
  const account = accounts?.find(({ id }) => id === accountId) ?? null;
  // Practice can never be removed, so a missing account was live, even where the accounts could not be read.
  const missing = accountId === PRACTICE_ID ? 'practice' : 'live';
  const kind = campaign?.kind ?? account?.kind ?? missing;
  const unnamed = accounts === null ? shell.accountUnread : shell.accountRemoved;
  const name = campaign?.accountName ?? account?.name ?? unnamed;
  return { kind, accountName: kind === 'practice' ? shell.practice : name, account };
}
