import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { sharesChunkState } from '../../../store/delivery-state-sql.ts';
import { transact } from '../../../store/open-database.ts';
import { inRange } from '../../../store/range-sql.ts';
import { divideChunk } from '../../records/chunk-changes.ts';
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
  chunk: StoredChunk,
  firstOf: (people: number) => number,
): number | null {
  const positions = database.prepare(active).all(campaignId, chunk.from, chunk.to);
  const most = firstOf(positions.length);
  const middle = positions[most]?.position;
  if (middle === undefined || most === 0) return null;
  const half = (rows: typeof positions) => ({
    people: rows.length,
    parts: rows.reduce((parts, row) => parts + Number(row.parts), 0),
  });
  const halves = { first: half(positions.slice(0, most)), second: half(positions.slice(most)) };
  return divideChunk(database, campaignId, chunk, { middle: Number(middle), ...halves });
}

/** Does nothing once the chunk had an attempt, whose records are about all of its people. */
export function cutChunk(database: DatabaseSync, campaignId: CampaignId, chunk: StoredChunk, most: number) {
  if (chunk.state !== 'waiting' || chunk.people <= most) return;
  transact(database, () => {
    const tried = database.prepare('SELECT 1 FROM attempt WHERE campaign_id = ? AND chunk = ? LIMIT 1');
    if (tried.get(campaignId, chunk.chunk) === undefined) splitChunk(database, campaignId, chunk, () => most);
  });
}
