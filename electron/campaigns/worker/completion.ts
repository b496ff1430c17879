import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { deliveryStates, isUnsettled } from '../../../shared/campaign/delivery-state.ts';
import { openChunkStore } from '../records/chunk-store.ts';
import { isIsolated } from './bisect.ts';

/** True when every recipient of a campaign has an outcome that asks for nothing more. */
export function isComplete(database: DatabaseSync, campaignId: CampaignId): boolean {
  const chunks = openChunkStore(database);
  return (
    !deliveryStates.filter(isUnsettled).some((state) => chunks.has(campaignId, state)) &&
    chunks.all(campaignId, 'refused').every(isIsolated)
  );
}
