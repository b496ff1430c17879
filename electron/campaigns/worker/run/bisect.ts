import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { Evidence } from '../../../../shared/campaign/outcome/evidence.ts';
import { mayBeAboutPeople } from '../../../../shared/campaign/outcome/refusal.ts';
import { say } from '../../../../shared/texts/say.ts';
import { openChunkStore, type StoredChunk } from '../../records/chunk-store.ts';
import { sharesChunkState } from '../../records/delivery-state-sql.ts';
import { openTally } from '../../records/tally.ts';
import { openTimeline } from '../../records/timeline.ts';

/** A service that refuses everything must not be asked about everybody one by one. */
const mostRefusals = 200;

const active = `
  SELECT position, parts FROM recipient r WHERE campaign_id = ? AND position >= ? AND position < ?
    AND ${sharesChunkState}
  ORDER BY position`;

/** True for a refused chunk of the one person that bisecting found: it stands in nobody's way. */
export function isIsolated(chunk: StoredChunk): boolean {
  return chunk.bisecting && chunk.people === 1;
}

/** Finds by halves whom the service refuses. */
export type Bisection = ReturnType<typeof openBisection>;

/** Opens the bisection of one campaign, which counts its refusals as long as it lives. */
export function openBisection(database: DatabaseSync, campaignId: CampaignId) {
  const chunks = openChunkStore(database);
  const tally = openTally(database);
  const timeline = openTimeline(database);
  const people = database.prepare(active);
  const last = database.prepare('SELECT max(chunk) AS last FROM chunk WHERE campaign_id = ?');
  const shrink = database.prepare(
    `UPDATE chunk SET to_position = ?, people = ?, parts = ?, bisecting = 1, state = 'waiting'
     WHERE campaign_id = ? AND chunk = ?`,
  );
  const insert = database.prepare(
    `INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, version, canary, bisecting, state,
       verdict, verdict_at, in_doubt_at, half_of, half_after)
     SELECT campaign_id, ?, ?, ?, ?, ?, unicode, version, canary, 1, 'waiting', verdict, verdict_at, in_doubt_at, chunk,
       (SELECT count(*) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk)
     FROM chunk c WHERE campaign_id = ? AND chunk = ?`,
  );
  let refusals = 0;

  return {
    /** True when a refused chunk is to be halved without asking, or is the one person that was looked for. */
    continues(chunk: StoredChunk, evidence: Evidence) {
      if (!chunk.bisecting || evidence.kind !== 'answer' || !mayBeAboutPeople(evidence.status)) return false;
      refusals++;
      return refusals <= mostRefusals;
    },
    /** Makes two waiting halves of a refused chunk; one person stays refused. Run it in a transaction. */
    halve(chunk: StoredChunk, at: number) {
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
      tally.move(campaignId, 'refused', 'waiting', chunk);
      if (!chunk.bisecting) {
        timeline.add(campaignId, at, 'bisected', say.campaigns.halved(chunk.chunk + 1));
      }
      chunks.setState(campaignId, chunk.chunk, 'waiting');
    },
  };
}
