import {
  type ChunkStore,
  openChunkStore,
  type PreparedChunk,
  type StoredChunk,
} from '../../records/chunk-store.ts';
import type { Journal } from '../../records/journal.ts';
import { openPreparer, type Preparer } from './chunk-request.ts';
import { cutChunk } from './cut-chunk.ts';
import type { RunDeps } from './engine-deps.ts';
import type { SendTimes } from './send-times.ts';

export interface ClaimedChunk {
  readonly prepared: PreparedChunk;
  /** The revision of the opt-outs that it was prepared with. */
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

export class ChunkQueue {
  readonly #deps: ChunkQueueDeps;
  readonly #chunks: ChunkStore;
  readonly #prepare: Preparer;
  readonly #claimed = new Set<number>();
  /** People in the requests prepared ahead, on all connections. */
  #ahead = 0;
  #canaryDone: boolean;

  constructor(deps: ChunkQueueDeps) {
    const { database, campaignId, frozen } = deps;
    this.#deps = deps;
    this.#chunks = openChunkStore(database);
    this.#prepare = openPreparer(database, campaignId, frozen);
    this.#canaryDone = frozen.options.canary === 0;
  }

  /** Null when there is none, or none until quiet hours end, after the last moment or until the canary has its outcome. */
  claim(): ClaimedChunk | null {
    const { campaignId, journal, clock } = this.#deps;
    const optOuts = journal.optOutRevision();
    for (;;) {
      const next = this.#next();
      if (next === null) return null;
      journal.skipOptedOut(next, clock.now());
      const chunk = this.#chunks.get(campaignId, next.chunk);
      if (chunk === null || chunk.people === 0) continue;
      this.#claimed.add(chunk.chunk);
      return this.#make(chunk, optOuts);
    }
  }

  /** The request after the current one of a connection; null, too, when enough are prepared. */
  claimAhead(): ClaimedChunk | null {
    const claimed = this.#ahead < mostAhead ? this.claim() : null;
    this.#ahead += claimed?.prepared.chunk.people ?? 0;
    return claimed;
  }

  /** Renders the texts that the answer is compared with, unless too many requests are on their way for the memory. */
  makeTexts({ prepared }: ClaimedChunk): void {
    if (this.#claimed.size <= mostMade) prepared.request.makeTexts();
  }

  arrive(claimed: ClaimedChunk): void {
    this.#ahead -= claimed.prepared.chunk.people;
  }

  /** The chunk as it is now, prepared again when somebody has opted out since. Null when it is empty. */
  renew(claimed: ClaimedChunk): ClaimedChunk | null {
    const { campaignId, journal, clock } = this.#deps;
    const optOuts = journal.optOutRevision();
    const { chunk, people } = claimed.prepared.chunk;
    if (optOuts !== claimed.optOuts) {
      journal.skipOptedOut(this.#chunks.get(campaignId, chunk)!, clock.now());
    }
    const current = this.#chunks.get(campaignId, chunk)!;
    if (current.people === 0) return null;
    if (current.people !== people) return this.#make(current, optOuts);
    return { ...claimed, prepared: { ...claimed.prepared, chunk: current }, optOuts };
  }

  release(claimed: ClaimedChunk): void {
    this.#claimed.delete(claimed.prepared.chunk.chunk);
  }

  /** A chunk in place of the canary holds no more people than it. */
  #standIn(chunk: StoredChunk): StoredChunk {
    const { database, campaignId, frozen } = this.#deps;
    cutChunk(database, campaignId, chunk, frozen.options.canary);
    return this.#chunks.get(campaignId, chunk.chunk)!;
  }

  #make(chunk: StoredChunk, optOuts: number): ClaimedChunk {
    return { prepared: this.#prepare(chunk), optOuts, attempt: null };
  }

  #next(): StoredChunk | null {
    const { campaignId, times } = this.#deps;
    if (times.isOver) return null;
    const { quiet } = times;
    const most = this.#claimed.size + 1;
    const open = [
      ...this.#chunks.some(campaignId, 'not-sent', most, quiet),
      ...this.#chunks.some(campaignId, 'waiting', most, quiet),
    ].filter(({ chunk }) => !this.#claimed.has(chunk));
    open.sort((a, b) => a.from - b.from);
    const chunk = open[0];
    if (chunk === undefined || chunk.canary) return chunk ?? null;
    if (this.#chunks.canaryOpen(campaignId, quiet)) return null;
    this.#canaryDone ||= !this.#chunks.canaryLost(campaignId, quiet);
    if (this.#canaryDone) return times.isBeforeStart ? null : chunk;
    return this.#claimed.size === 0 ? this.#standIn(chunk) : null;
  }
}
