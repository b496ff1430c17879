import type { CampaignId } from '../../../../shared/brand.ts';
import { showCampaign } from '../../../state/navigate.ts';
import { valueOrNotice } from '../../../state/notices.ts';
import type { Stores } from '../../../state/stores.ts';

/** Makes a new draft of a started campaign, of all of it or of the people not accepted, and shows it. */
export async function copyCampaign(stores: Stores, campaignId: CampaignId, rest: boolean): Promise<void> {
  const isWanted = stores.app.getState().setOut();
  const copied = valueOrNotice(stores.notices, await stores.wire.call('campaign.copy', { campaignId, rest }));
  if (!copied) return;
  await Promise.all([stores.campaigns.getState().load(), stores.audiences.getState().load()]);
  if (isWanted()) await showCampaign(stores, copied.draft.id);
  if (copied.note !== null) stores.notices.getState().say({ tone: 'neutral', text: copied.note });
}
