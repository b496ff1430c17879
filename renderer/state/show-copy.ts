import type { CampaignId } from '../../shared/brand.ts';
import type { Operations } from '../../shared/contract.ts';
import { spoken } from '../../shared/language/spoken.ts';
import type { Result } from '../../shared/result.ts';
import { showCampaign } from './navigate.ts';
import { valueOrNotice } from './notices-store.ts';
import { refresh } from './query-client.ts';
import type { Stores } from './stores.ts';

type Copied = Operations['campaign.copy']['out'];

/** Also shows what to know about the copy's people; null if no copy was made. */
export async function showCopy(stores: Stores, make: () => Promise<Result<Copied>>) {
  const isCurrent = stores.app.getState().beginNavigation();
  const copied = valueOrNotice(stores.notices, await make());
  if (!copied) return null;
  // The list of the copy's people must be known when it comes into view.
  await refresh(stores.queries, 'audience.list');
  if (isCurrent()) await showCampaign(stores, copied.draft.id);
  for (const note of copied.notes) stores.notices.getState().say({ tone: 'neutral', text: spoken(note) });
  return copied.draft;
}

export async function copyCampaign(stores: Stores, campaignId: CampaignId): Promise<void> {
  await showCopy(stores, () => stores.wire.call('campaign.copy', { campaignId }));
}

/** Opens a draft to the shown people of a campaign's results, or to its rest. */
export async function writeTo(stores: Stores, wanted: Operations['campaign.writeTo']['in']): Promise<void> {
  await showCopy(stores, () => stores.wire.call('campaign.writeTo', wanted));
}
