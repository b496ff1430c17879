import { useCallback, useEffect, useState } from 'react';
import type { CampaignId } from '../../../shared/brand.ts';
import type { ChunkRow } from '../../../shared/campaign.ts';
import { useWire } from '../../state/context.tsx';

/** One chunk, read again whenever `revision` changes; null while it is not there. */
export function useChunk(campaignId: CampaignId, chunk: number | null, revision: string): ChunkRow | null {
  const wire = useWire();
  const [row, setRow] = useState<ChunkRow | null>(null);
  const read = useCallback(async () => {
    if (chunk === null) return null;
    const result = await wire.call('chunk.get', { campaignId, chunk });
    return result.ok ? result.value : null;
  }, [wire, campaignId, chunk]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision reads again.
  useEffect(() => {
    let gone = false;
    void read().then((found) => {
      if (!gone) setRow(found);
    });
    return () => {
      gone = true;
    };
  }, [read, revision]);

  return row !== null && row.chunk === chunk ? row : null;
}
