import type { CampaignId } from '../../shared/brand.ts';
import type { AppError } from '../../shared/result.ts';
import { showStarted } from './navigate.ts';
import type { Stores } from './stores.ts';

/** Sends a draft as it is now through practice and brings that rehearsal into view; gives why it could not, or null. */
export async function rehearse(
  stores: Stores,
  campaignId: CampaignId,
  includeRecent: boolean,
): Promise<AppError | null> {
  const isCurrent = stores.app.getState().beginNavigation();
  const unsaved = await stores.draft.getState().flush();
  if (unsaved !== null) return unsaved;
  const started = await stores.wire.call('campaign.rehearse', { campaignId, includeRecent });
  if (!started.ok) return started.error;
  showStarted(stores, started.value, isCurrent);
  return null;
}
