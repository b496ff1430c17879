import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { useFrom, useStores } from './context.tsx';
import { onAnswer } from './query-client.ts';
import { operationQuery } from './use-operation.ts';

/** Null for a draft. */
export function useStartedCampaign(): CampaignState | null {
  const campaignId = useFrom('app', ({ visits }) => visits.now.campaignId);
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
