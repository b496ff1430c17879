import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { deliveryStates, isUnsettled } from '../../../shared/campaign/progress/delivery-state.ts';
import { say } from '../../../shared/texts/say.ts';
import { openChunkStore, type StoredChunk } from './chunk-store.ts';
import { openLifecycle } from './lifecycle.ts';

/** True for the one person whom bisecting isolated, and who blocks nothing. */
export function isIsolated(chunk: StoredChunk): boolean {
  return chunk.bisecting && chunk.people === 1;
}

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
