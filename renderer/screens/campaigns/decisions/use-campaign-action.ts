import { useRef, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import type { Result } from '../../../../shared/result.ts';
import { useStores } from '../../../state/context.tsx';

/** Does one thing to a campaign at a time, takes in the state it answers with, and says why when it cannot. */
export function useCampaignAction(): {
  readonly busy: boolean;
  act(work: () => Promise<Result<CampaignState>>): Promise<boolean>;
} {
  const stores = useStores();
  const [busy, setBusy] = useState(false);
  const said = useRef<number | null>(null);
  return {
    busy,
    act: async (work) => {
      setBusy(true);
      const result = await work();
      setBusy(false);
      const { sayError, dismiss } = stores.notices.getState();
      // Why it could not be done before is no longer so.
      if (said.current !== null) dismiss(said.current);
      said.current = result.ok ? null : sayError(result.error);
      if (result.ok) stores.campaigns.getState().put(result.value);
      return result.ok;
    },
  };
}
