import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { transact } from '../../../store/open-database.ts';
import type { StoredChunk } from '../../records/chunk-store.ts';
import { sharesChunkState } from '../../records/delivery-state-sql.ts';

const active = `
  SELECT position, parts FROM recipient r WHERE campaign_id = ? AND position >= ? AND position < ?
    AND ${sharesChunkState}
  ORDER BY position`;

/**
 * Leaves the first `most` people in a chunk and makes a waiting chunk of the others. Does nothing to one that an attempt
 * has held: what is on record of it is about all of them.
 */
export function cutChunk(
  database: DatabaseSync,
  campaignId: CampaignId,
  { chunk, from, to, people, state }: StoredChunk,
  most: number,
): void {
  if (state !== 'waiting' || people <= most) return;
  transact(database, () => {
    const tried = database.prepare('SELECT 1 FROM attempt WHERE campaign_id = ? AND chunk = ? LIMIT 1');
    if (tried.get(campaignId, chunk) !== undefined) return;
    const found = database.prepare(active).all(campaignId, from, to);
    const middle = found[most]?.position;
    if (middle === undefined) return;
    const sum = (rows: typeof found) => rows.reduce((parts, row) => parts + Number(row.parts), 0);
    const first = found.slice(0, most);
    const rest = found.slice(most);
    database
      .prepare(
        `INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, version, canary, bisecting, state,
           in_doubt_at, half_of, half_after)
         SELECT campaign_id, (SELECT max(chunk) + 1 FROM chunk WHERE campaign_id = ?1), ?3, to_position, ?4, ?5, unicode,
           version, canary, bisecting, state, in_doubt_at, half_of, half_after
         FROM chunk WHERE campaign_id = ?1 AND chunk = ?2`,
      )
      .run(campaignId, chunk, middle, rest.length, sum(rest));
    database
      .prepare('UPDATE chunk SET to_position = ?, people = ?, parts = ? WHERE campaign_id = ? AND chunk = ?')
      .run(middle, first.length, sum(first), campaignId, chunk);
  });
}
