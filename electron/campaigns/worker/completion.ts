import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { openChunkStore } from '../records/chunk-store.ts';
import { isIsolated } from './bisect.ts';

const unsettled = ['waiting', 'not-sent', 'in-flight', 'unknown'] as const;

/** True when every recipient of a campaign has an outcome that asks for nothing more. */
export function isComplete(database: DatabaseSync, campaignId: CampaignId): boolean {
  const chunks = openChunkStore(database);
  return (
    !unsettled.some((state) => chunks.has(campaignId, state)) &&
    chunks.all(campaignId, 'refused').every(isIsolated)
  );
}
