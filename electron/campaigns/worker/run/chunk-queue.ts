import { openChunkStore, type PreparedChunk, type StoredChunk } from '../../records/chunk-store.ts';
import type { Journal } from '../../records/journal.ts';
import { openPreparer } from './chunk-request.ts';
import { cutChunk } from './cut-chunk.ts';
import type { RunDeps } from './engine-deps.ts';
import type { SendTimes } from './send-times.ts';

export interface ClaimedChunk {
  readonly prepared: PreparedChunk;
  /** The revision of the opt-outs that the chunk was prepared with. */
  readonly optOuts: number;
  /** The attempt already on record, which must be posted or withdrawn; null for none. */
  readonly attempt: number | null;
}

type ChunkQueueDeps = Pick<RunDeps, 'database' | 'campaignId' | 'frozen' | 'clock'> & {
  readonly journal: Journal;
  readonly times: SendTimes;
};

/** In people: more requests prepared ahead would only fill the memory. */
const mostAhead = 40_000;

/** Claimed requests up to which texts are rendered before the answer. */
const mostMade = 8;

export type ChunkQueue = ReturnType<typeof createChunkQueue>;

export function createChunkQueue({ database, campaignId, frozen, clock, journal, times }: ChunkQueueDeps) {
  const { canary } = frozen.options;
  const chunks = openChunkStore(database);
  const prepare = openPreparer(database, campaignId, frozen);
  const inHand = new Set<number>();
  /** People in the requests prepared ahead, on all connections. */
  let ahead = 0;
  let isCanaryOver = canary === 0;

  /** A chunk in place of the canary holds no more people than it. */
  function standIn(chunk: StoredChunk): StoredChunk {
    cutChunk(database, campaignId, chunk, canary);
    return chunks.get(campaignId, chunk.chunk)!;
  }

  function make(chunk: StoredChunk, optOuts: number): ClaimedChunk {
    return { prepared: prepare(chunk), optOuts, attempt: null };
  }

  function nextChunk(): StoredChunk | null {
    if (times.isOver) return null;
    const { quiet } = times;
    const most = inHand.size + 1;
    const open = [
      ...chunks.some(campaignId, 'not-sent', most, quiet),
      ...chunks.some(campaignId, 'waiting', most, quiet),
    ].filter(({ chunk }) => !inHand.has(chunk));
    open.sort((a, b) => a.from - b.from);
    const chunk = open[0];
    if (chunk === undefined || chunk.canary) return chunk ?? null;
    const stage = isCanaryOver ? 'over' : chunks.canaryStage(campaignId, quiet);
    isCanaryOver = stage === 'over';
    if (isCanaryOver) return times.isBeforeStart(chunk) ? null : chunk;
    return stage === 'lost' && inHand.size === 0 ? standIn(chunk) : null;
  }

  /** Null for no chunk, or none until quiet hours end, after the last moment or until a person has seen the canary. */
  function claim(): ClaimedChunk | null {
    const optOuts = journal.optOutRevision();
    for (;;) {
      const next = nextChunk();
      if (next === null) return null;
      journal.skipOptedOut(next, clock.now());
      const chunk = chunks.get(campaignId, next.chunk);
      if (chunk === null || chunk.people === 0) continue;
      inHand.add(chunk.chunk);
      return make(chunk, optOuts);
    }
  }

  return {
    claim,
    /** The request after the current one of a connection; null also if enough are prepared. */
    claimAhead(): ClaimedChunk | null {
      const claimed = ahead < mostAhead ? claim() : null;
      ahead += claimed?.prepared.chunk.people ?? 0;
      return claimed;
    },
    /** Renders the texts that the answer is compared with, unless too many requests are on their way for the memory. */
    makeTexts({ prepared }: ClaimedChunk): void {
      if (inHand.size <= mostMade) prepared.request.makeTexts();
    },
    arrive({ prepared }: ClaimedChunk): void {
      ahead -= prepared.chunk.people;
    },
    /** The chunk as it is now, prepared again if somebody has opted out since. Null if it is empty. */
    renew(claimed: ClaimedChunk): ClaimedChunk | null {
      const optOuts = journal.optOutRevision();
      const { chunk, people } = claimed.prepared.chunk;
      if (optOuts !== claimed.optOuts) journal.skipOptedOut(chunks.get(campaignId, chunk)!, clock.now());
      const current = chunks.get(campaignId, chunk)!;
      if (current.people === 0) return null;
      if (current.people !== people) return make(current, optOuts);
      return { ...claimed, prepared: { ...claimed.prepared, chunk: current }, optOuts };
    },
    release({ prepared }: ClaimedChunk): void {
      inHand.delete(prepared.chunk.chunk);
    },
  };
}
