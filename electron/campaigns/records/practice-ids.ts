import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';

/** The ids that practice gave the texts of one request, which it counts up, and how many they are. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
  readonly texts: number;
}

/** The ids of a campaign that went through practice, by request; people who were erased have none. */
export function idRanges(database: DatabaseSync, campaignId: CampaignId): IdRange[] {
  return database
    .prepare(
      `SELECT min(CAST(t.id AS INTEGER)) AS first, max(CAST(t.id AS INTEGER)) AS last, count(*) AS texts
       FROM chunk c CROSS JOIN receipt t ON t.campaign_id = c.campaign_id
         AND t.position >= c.from_position AND t.position < c.to_position
       WHERE c.campaign_id = ? AND t.id <> '' GROUP BY c.chunk`,
    )
    .all(campaignId)
    .map(({ first, last, texts }) => ({ first: Number(first), last: Number(last), texts: Number(texts) }));
}
