import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import type { ChunkRow } from '../../../../shared/campaign/chunk.ts';
import { type QueryView, useOperation } from '../../../state/query.ts';

/** True for a request that waits for a person. */
export function waitsForPerson({ state }: ChunkRow): boolean {
  return state === 'unknown' || state === 'refused';
}

/**
 * The request of a paused campaign that waits for a person: the one it paused for, or else any other in doubt. What is
 * in doubt in a cancelled one can still be decided.
 */
export function useWaitingChunk({
  id: campaignId,
  phase,
  pause,
  counts,
}: CampaignState): QueryView<{ readonly row: ChunkRow | null }> {
  const isAsked = phase === 'paused' || (phase === 'cancelled' && counts.unknown > 0);
  const isOfChunk = pause?.kind === 'unknown' || pause?.kind === 'refused';
  const preferred = (isOfChunk ? pause.chunk : null) ?? null;
  return useOperation('chunk.waiting', isAsked ? { campaignId, preferred } : null, { keep: true });
}
