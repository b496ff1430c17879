import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { compile, fill } from '../../../shared/message/render.ts';
import { openChunkStore, type StoredChunk } from '../records/chunk-store.ts';
import type { Frozen } from '../records/frozen.ts';
import type { Journal } from '../records/journal.ts';
import type { Clock } from './clock.ts';
import { openPreparer, type PreparedChunk } from './prepare.ts';

/** A prepared chunk that is nobody else's, with the texts that people were shown. */
export interface Claimed {
  readonly prepared: PreparedChunk;
  /** In the order of the request. */
  readonly texts: readonly string[];
  /** The state of the opt-out list it was prepared under. */
  readonly mark: number;
  /** The attempt that is on record for it already, so that it must be posted; null for none yet. */
  readonly attempt: number | null;
}

/** Hands out the chunks of a campaign, each to one taker. */
export interface Supply {
  /** The next chunk to send; null when there is none, or none before the canary has its outcome. */
  next(): Claimed | null;
  /** The same chunk as it is now: prepared again when somebody has opted out since. Null when it is empty. */
  refresh(claimed: Claimed): Claimed | null;
  release(claimed: Claimed): void;
}

/** Opens the supply of one campaign. */
export function openSupply(
  database: DatabaseSync,
  campaignId: CampaignId,
  frozen: Frozen,
  journal: Journal,
  clock: Pick<Clock, 'now'>,
): Supply {
  const chunks = openChunkStore(database);
  const prepare = openPreparer(database, campaignId, frozen);
  const template = compile(frozen.message, frozen.tags);
  const taken = new Set<number>();
  /** Known once, so that long campaigns ask no more. */
  let canaryDone = frozen.options.canary === 0;

  function make(chunk: StoredChunk, mark: number): Claimed {
    const prepared = prepare(chunk);
    const values = JSON.parse(prepared.tagvaluesJson) as string[][];
    return { prepared, texts: values.map((tagvalues) => fill(template, tagvalues)), mark, attempt: null };
  }

  function candidate(): StoredChunk | null {
    const open = [
      ...chunks.some(campaignId, 'not-sent', taken.size + 1),
      ...chunks.some(campaignId, 'waiting', taken.size + 1),
    ].filter(({ chunk }) => !taken.has(chunk));
    open.sort((a, b) => a.from - b.from);
    const chunk = open[0];
    if (chunk === undefined || chunk.canary) return chunk ?? null;
    if (chunks.canaryOpen(campaignId)) return null;
    canaryDone ||= !chunks.canaryLost(campaignId);
    return canaryDone || taken.size === 0 ? chunk : null;
  }

  return {
    next() {
      const mark = journal.optOutRevision();
      for (;;) {
        const found = candidate();
        if (found === null) return null;
        journal.skipOptedOut(found, clock.now());
        const chunk = chunks.get(campaignId, found.chunk);
        if (chunk === null || chunk.people === 0) continue;
        taken.add(chunk.chunk);
        return make(chunk, mark);
      }
    },
    refresh(claimed) {
      const mark = journal.optOutRevision();
      const { chunk } = claimed.prepared.chunk;
      if (mark !== claimed.mark) journal.skipOptedOut(chunks.get(campaignId, chunk)!, clock.now());
      const current = chunks.get(campaignId, chunk)!;
      if (current.people === 0) return null;
      if (current.people === claimed.prepared.chunk.people) {
        return { ...claimed, prepared: { ...claimed.prepared, chunk: current }, mark };
      }
      return make(current, mark);
    },
    release(claimed) {
      taken.delete(claimed.prepared.chunk.chunk);
    },
  };
}
