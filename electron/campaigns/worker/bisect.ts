import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Evidence } from '../../../shared/campaign/evidence.ts';
import { openChunkStore, type StoredChunk } from '../records/chunk-store.ts';
import { openTally } from '../records/tally.ts';
import { openTimeline } from '../records/timeline.ts';

/** Finds by halves whom the service refuses. */
export interface Hunt {
  /** True when a refused chunk is to be halved without asking, or is the one person that was looked for. */
  goesOn(chunk: StoredChunk, evidence: Evidence): boolean;
  /** Splits a refused chunk in two waiting halves; one person stays refused. Run it in a transaction. */
  split(chunk: StoredChunk, at: number): void;
}

/** A service that refuses everything must not be asked about everybody one by one. */
const mostRefusals = 200;

const active = `
  SELECT position, parts FROM recipient r WHERE campaign_id = ? AND position >= ? AND position < ?
    AND NOT EXISTS (SELECT 1 FROM skipped s WHERE s.campaign_id = r.campaign_id AND s.position = r.position)
    AND NOT EXISTS (SELECT 1 FROM receipt t WHERE t.campaign_id = r.campaign_id AND t.position = r.position)
  ORDER BY position`;

/** True for a refused chunk of one person who was found by halving and stands in nobody's way. */
export function isCaught(chunk: StoredChunk): boolean {
  return chunk.hunt && chunk.people === 1;
}

/** Opens the hunt in one campaign; its patience lasts as long as the object. */
export function openHunt(database: DatabaseSync, campaignId: CampaignId): Hunt {
  const chunks = openChunkStore(database);
  const tally = openTally(database);
  const timeline = openTimeline(database);
  const people = database.prepare(active);
  const last = database.prepare('SELECT max(chunk) AS last FROM chunk WHERE campaign_id = ?');
  const shrink = database.prepare(
    `UPDATE chunk SET to_position = ?, people = ?, parts = ?, hunt = 1, state = 'waiting'
     WHERE campaign_id = ? AND chunk = ?`,
  );
  const insert = database.prepare(
    `INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, canary, hunt, state,
       verdict, verdict_at)
     SELECT campaign_id, ?, ?, ?, ?, ?, unicode, canary, 1, 'waiting', verdict, verdict_at
     FROM chunk WHERE campaign_id = ? AND chunk = ?`,
  );
  let refusals = 0;

  return {
    goesOn(chunk, evidence) {
      if (!chunk.hunt || evidence.kind !== 'answer') return false;
      if (evidence.status !== 400 && evidence.status !== 422) return false;
      refusals++;
      return refusals <= mostRefusals;
    },
    split(chunk, at) {
      const found = people.all(campaignId, chunk.from, chunk.to) as unknown as {
        position: number;
        parts: number;
      }[];
      if (found.length < 2) return;
      const half = Math.ceil(found.length / 2);
      const middle = found[half]!.position;
      const sum = (rows: typeof found) => rows.reduce((parts, row) => parts + row.parts, 0);
      const first = found.slice(0, half);
      const second = found.slice(half);
      shrink.run(middle, first.length, sum(first), campaignId, chunk.chunk);
      const number = Number(last.get(campaignId)?.last) + 1;
      insert.run(number, middle, chunk.to, second.length, sum(second), campaignId, chunk.chunk);
      tally.move(campaignId, 'refused', 'waiting', chunk.people, chunk.parts);
      if (!chunk.hunt) {
        timeline.add(
          campaignId,
          at,
          'bisected',
          `Request ${chunk.chunk + 1} is sent by halves to find whom the service refuses.`,
        );
      }
      chunks.setState(campaignId, chunk.chunk, 'waiting');
    },
  };
}
