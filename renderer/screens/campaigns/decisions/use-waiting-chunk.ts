import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import type { ChunkRow } from '../../../../shared/campaign/chunk.ts';
import { waitsForVerdict } from '../../../../shared/campaign/delivery-state.ts';
import { type CampaignPhase, hasEnded } from '../../../../shared/campaign/phase.ts';
import { type QueryView, useOperation } from '../../../state/query.ts';

/** True for a request that waits for a person: for a verdict, or where it is refused to be mended. */
export function waitsForPerson(row: ChunkRow, phase: CampaignPhase): boolean {
  return waitsForVerdict(row, phase) || (phase === 'paused' && row.state === 'refused');
}

/**
 * The request of a paused campaign that waits for a person: the one it paused for, or else any other in doubt. What is
 * in doubt in one that has ended can still be decided.
 */
export function useWaitingChunk({
  id: campaignId,
  phase,
  pause,
  counts,
  perhapsTexted,
}: CampaignState): QueryView<{ readonly row: ChunkRow | null }> {
  const isLeft = counts.unknown > 0 || perhapsTexted['not-sent'] > 0 || perhapsTexted.refused > 0;
  const isAsked = phase === 'paused' || (hasEnded(phase) && isLeft);
  const isOfChunk = pause?.kind === 'unknown' || pause?.kind === 'refused';
  const preferred = (isOfChunk ? pause.chunk : null) ?? null;
  return useOperation('chunk.waiting', isAsked ? { campaignId, preferred } : null, { keep: true });
}
