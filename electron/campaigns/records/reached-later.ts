import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { CampaignId } from '../../../shared/brand.ts';
import { isInChunk, isInRest } from './delivery-state-sql.ts';
import { isLive } from './texted-lately.ts';

/** Positions at a time, so that nobody waits for long behind a campaign of a million. */
const slice = 20_000;

/** A campaign that is about to be deleted, and the one of whose rest it is that stays. */
interface LaterCampaign {
  readonly campaignId: CampaignId;
  readonly first: CampaignId;
}

/** Those of campaigns about to be deleted that went to the rest of one that stays. Practice reaches nobody of a real rest. */
export function laterCampaigns(database: DatabaseSync, campaignIds: readonly CampaignId[]): LaterCampaign[] {
  const counts = database.prepare(
    `SELECT 1 FROM campaign g WHERE g.id = ?1
     AND (${isLive} OR (SELECT frozen ->> 'kind' FROM campaign WHERE id = ?2) = 'practice')`,
  );
  return campaignIds.flatMap((campaignId) => {
    const first = firstKept(database, campaignId, new Set(campaignIds));
    return first === null || counts.get(campaignId, first) === undefined ? [] : [{ campaignId, first }];
  });
}

/**
 * Keeps with the campaign that stays whom others may have reached of its rest: otherwise a further campaign to that rest
 * would text them again.
 */
export async function keepReached(database: DatabaseSync, later: readonly LaterCampaign[]): Promise<void> {
  const last = database.prepare('SELECT max(position) AS last FROM recipient WHERE campaign_id = ?');
  const keep = database.prepare(
    `INSERT OR IGNORE INTO reached_later (campaign_id, position)
     SELECT o.campaign_id, o.position FROM chunk c CROSS JOIN recipient r ON ${isInChunk}
     CROSS JOIN recipient_number o ON o.msisdn = r.msisdn AND o.campaign_id = ?2
     WHERE c.campaign_id = ?1 AND c.from_position >= ?3 AND c.from_position < ?4 AND NOT ${isInRest}`,
  );
  const passOn = database.prepare(
    `INSERT OR IGNORE INTO reached_later (campaign_id, position)
     SELECT o.campaign_id, o.position FROM reached_later l
     CROSS JOIN recipient r ON r.campaign_id = l.campaign_id AND r.position = l.position
     CROSS JOIN recipient_number o ON o.msisdn = r.msisdn AND o.campaign_id = ?2
     WHERE l.campaign_id = ?1 AND l.position >= ?3 AND l.position < ?4`,
  );
  for (const { campaignId, first } of later) {
    for (let from = 0; from <= Number(last.get(campaignId)?.last ?? -1); from += slice) {
      keep.run(campaignId, first, from, from + slice);
      passOn.run(campaignId, first, from, from + slice);
      await setImmediate();
    }
  }
}

/** Lets campaigns to the rest of one that is deleted be to the rest of the one before it; run it in the transaction. */
export function passOnRest(database: DatabaseSync, campaignId: CampaignId): void {
  database
    .prepare(
      `UPDATE campaign SET rest_of = d.rest_of FROM campaign d
       WHERE campaign.rest_of = d.id AND d.id = ? AND d.rest_of IS NOT NULL`,
    )
    .run(campaignId);
}

/** The nearest campaign of whose rest this one is that stays; null for none. */
function firstKept(
  database: DatabaseSync,
  campaignId: CampaignId,
  deleted: ReadonlySet<number>,
): CampaignId | null {
  const of = database.prepare(
    'SELECT g.id FROM campaign d JOIN campaign g ON g.id = d.rest_of WHERE d.id = ?',
  );
  const found = of.get(campaignId)?.id;
  if (typeof found !== 'number') return null;
  const first = found as CampaignId;
  return deleted.has(first) ? firstKept(database, first, deleted) : first;
}
