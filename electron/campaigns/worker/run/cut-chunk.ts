import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { sharesChunkState } from '../../../store/delivery-state-sql.ts';
import { transact } from '../../../store/open-database.ts';
import { inRange } from '../../../store/range-sql.ts';
import type { StoredChunk } from '../../records/chunk-store.ts';

const active = `
  SELECT position, parts FROM recipient r WHERE campaign_id = ? AND ${inRange('position')}
    AND ${sharesChunkState}
  ORDER BY position`;

/**
 * Keeps `firstOf(all)` people and puts the others in a new chunk. Null if one of the two would be empty. Run it in a
 * transaction.
 */
export function splitChunk(
  database: DatabaseSync,
  campaignId: CampaignId,
  { chunk, from, to }: StoredChunk,
  firstOf: (people: number) => number,
): number | null {
  const positions = database.prepare(active).all(campaignId, from, to);
  const most = firstOf(positions.length);
  const middle = positions[most]?.position;
  if (middle === undefined || most === 0) return null;
  const partsOf = (rows: typeof positions) => rows.reduce((parts, row) => parts + Number(row.parts), 0);
  const row = database
    .prepare(
      `INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, version, canary, countries, bisecting, state,
         verdict, verdict_at, in_doubt_at, half_of, half_after)
       SELECT campaign_id, (SELECT max(chunk) + 1 FROM chunk WHERE campaign_id = ?1), ?3, to_position, ?4, ?5, unicode,
         version, canary, countries, bisecting, state, verdict, verdict_at, in_doubt_at, half_of, half_after
       FROM chunk WHERE campaign_id = ?1 AND chunk = ?2 RETURNING chunk`,
    )
    .get(campaignId, chunk, middle, positions.length - most, partsOf(positions.slice(most)));
  database
    .prepare('UPDATE chunk SET to_position = ?, people = ?, parts = ? WHERE campaign_id = ? AND chunk = ?')
    .run(middle, most, partsOf(positions.slice(0, most)), campaignId, chunk);
  return Number(row?.chunk);
}

/** Does nothing once the chunk had an attempt, whose records are about all of its people. */
export function cutChunk(database: DatabaseSync, campaignId: CampaignId, chunk: StoredChunk, most: number) {
  if (chunk.state !== 'waiting' || chunk.people <= most) return;
  transact(database, () => {
    const tried = database.prepare('SELECT 1 FROM attempt WHERE campaign_id = ? AND chunk = ? LIMIT 1');
    if (tried.get(campaignId, chunk.chunk) === undefined) splitChunk(database, campaignId, chunk, () => most);
  });
}
