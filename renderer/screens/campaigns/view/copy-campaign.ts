import type { CampaignId } from '../../../../shared/brand.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { showCampaign } from '../../../state/navigate.ts';
import { valueOrNotice } from '../../../state/notices.ts';
import { refresh } from '../../../state/queries.ts';
import type { Stores } from '../../../state/stores.ts';

/** Makes a new draft of a started campaign, of all of it or of the people not accepted, and shows it. */
export async function copyCampaign(stores: Stores, campaignId: CampaignId, rest: boolean): Promise<void> {
  const isCurrent = stores.app.getState().beginNavigation();
  const copied = valueOrNotice(stores.notices, await stores.wire.call('campaign.copy', { campaignId, rest }));
  if (!copied) return;
  // The people it is to are to be known when it comes into view.
  await refresh(stores.queries, 'audience.list');
  if (isCurrent()) await showCampaign(stores, copied.draft.id);
  if (copied.note !== null) stores.notices.getState().say({ tone: 'neutral', text: spoken(copied.note) });
}
