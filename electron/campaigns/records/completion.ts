import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { deliveryStates, isUnsettled } from '../../../../shared/campaign/progress/delivery-state.ts';
import { say } from '../../../../shared/texts/say.ts';
import { openChunkStore } from '../../records/chunk-store.ts';
import { openLifecycle } from '../../records/lifecycle.ts';
import { isIsolated } from './bisect.ts';

export function finishIfComplete(database: DatabaseSync, campaignId: CampaignId, at: number): boolean {
  const chunks = openChunkStore(database);
  const isComplete =
    !deliveryStates.filter(isUnsettled).some((state) => chunks.has(campaignId, state)) &&
    chunks.all(campaignId, 'refused').every(isIsolated);
  if (isComplete) {
    const note = ['finished', say.campaigns.finished()] as const;
    openLifecycle(database).step(campaignId, 'finish', at, { note });
  }
  return isComplete;
}
