import { useEffect, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import type { ChunkRow } from '../../../../shared/campaign/chunk.ts';
import type { Wire } from '../../../../shared/contract.ts';
import { useWire } from '../../../state/context.tsx';

/** True for a request that waits for a person. */
export function needsPerson({ state }: ChunkRow): boolean {
  return state === 'unknown' || state === 'refused';
}

const page = 500;

/** What was found of a request that waits for a person. */
export interface NeedyChunk {
  /** Null when there is none, undefined while that is being found out. */
  readonly row: ChunkRow | null | undefined;
  /** True while it is being looked at anew, when nothing may be decided about what is on show. */
  readonly stale: boolean;
}

/**
 * The request of a paused campaign that waits for a person: the one it paused for, or else any other in doubt. What is
 * in doubt in a cancelled one can still be decided.
 */
export function useNeedyChunk(campaign: CampaignState): NeedyChunk {
  const wire = useWire();
  const { id, phase, pause, counts, revision } = campaign;
  const asks = phase === 'paused' || (phase === 'cancelled' && counts.unknown > 0);
  const wanted = asks ? `${id} ${pause?.kind} ${pause?.chunk} ${JSON.stringify(counts)}` : null;
  const [found, setFound] = useState<{ readonly wanted: string; readonly row: ChunkRow | null } | null>(null);

  // Read at every news of the campaign: what the balance hints comes a moment after the pause, and changes nothing else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` and `revision` stand for all that is read of it.
  useEffect(() => {
    let gone = false;
    if (wanted === null) {
      // What goes on may come back in doubt about the same request, after another attempt.
      setFound(null);
    } else {
      void find(wire, campaign).then((row) => {
        if (!gone) setFound({ wanted, row });
      });
    }
    return () => {
      gone = true;
    };
  }, [wire, wanted, revision]);

  if (wanted === null) return { row: null, stale: false };
  // What was found for the campaign as it was a moment ago stays on show until it is found anew.
  return { row: found?.row, stale: found?.wanted !== wanted };
}

async function find(wire: Wire, { id, pause, counts, chunks }: CampaignState): Promise<ChunkRow | null> {
  const campaignId = id;
  if (pause?.chunk !== undefined && (pause.kind === 'unknown' || pause.kind === 'refused')) {
    const first = await wire.call('chunk.get', { campaignId, chunk: pause.chunk });
    if (first.ok && needsPerson(first.value)) return first.value;
  }
  for (let from = 0; counts.unknown > 0 && from < chunks; from += page) {
    const list = await wire.call('chunk.list', { campaignId, from, count: page });
    const row = list.ok ? list.value.rows.find(({ state }) => state === 'unknown') : undefined;
    if (row) return row;
  }
  return null;
}
