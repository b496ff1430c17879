import { useState } from 'react';
import type { CampaignState } from '../../../shared/campaign.ts';
import type { Result } from '../../../shared/result.ts';
import { useStores } from '../../state/context.tsx';

/** Does one thing to a campaign at a time, takes in the state it answers with, and says why when it cannot. */
export function useCampaignAction(): {
  readonly busy: boolean;
  act(work: () => Promise<Result<CampaignState>>): Promise<boolean>;
} {
  const stores = useStores();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    act: async (work) => {
      setBusy(true);
      const result = await work();
      setBusy(false);
      if (result.ok) stores.campaigns.getState().put(result.value);
      else stores.notices.getState().sayError(result.error);
      return result.ok;
    },
  };
}
