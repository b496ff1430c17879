import type { CampaignId } from '../../../../shared/brand.ts';
import { showCopy } from '../../../state/show-copy.ts';
import type { Stores } from '../../../state/stores.ts';

/** Makes a new draft of a started campaign, of all of it or of the people not accepted, and shows it. */
export async function copyCampaign(stores: Stores, campaignId: CampaignId, rest: boolean): Promise<void> {
  await showCopy(stores, () => stores.wire.call('campaign.copy', { campaignId, rest }));
}
