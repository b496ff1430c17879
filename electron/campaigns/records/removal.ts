import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { transact } from '../../store/open-database.ts';
import { readFrozen } from './frozen.ts';
import { keepReached, laterCampaigns, passOnRest } from './reached-later.ts';

/** True where deleted campaigns have left something that is still to be erased. */
export function hasRemovals(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM removal').get() !== undefined;
}

/**
 * Deletes campaigns: they are gone at once, since one that lost only some of its receipts would look as if those people
 * had got nothing. Their people are left to `eraseRemoved`, and are on record until then.
 */
export async function removeCampaigns(
  database: DatabaseSync,
  campaignIds: readonly CampaignId[],
): Promise<void> {
  const later = laterCampaigns(database, campaignIds);
  if (later.length > 0) await keepReached(database, later);
  transact(database, () => {
    for (const campaignId of campaignIds) {
      database
        .prepare('INSERT OR IGNORE INTO removal (campaign_id, in_practice) VALUES (?, ?)')
        .run(campaignId, readFrozen(database, campaignId)?.kind === 'practice' ? 1 : 0);
      for (const table of ['attempt', 'verdict', 'chunk', 'tally', 'timeline']) {
        database.prepare(`DELETE FROM ${table} WHERE campaign_id = ?`).run(campaignId);
      }
      passOnRest(database, campaignId);
      database.prepare('DELETE FROM campaign WHERE id = ?').run(campaignId);
    }
  });
}

/** Deleted campaigns whose texts practice still has. */
export function practiceRemovals(database: DatabaseSync): CampaignId[] {
  return database
    .prepare('SELECT campaign_id AS id FROM removal WHERE in_practice = 1')
    .all()
    .map(({ id }) => Number(id) as CampaignId);
}

/** Says that practice has erased its part; the rest may still be going on. */
export function endPracticeRemoval(database: DatabaseSync, campaignId: CampaignId): void {
  database.prepare('UPDATE removal SET in_practice = 0 WHERE campaign_id = ?').run(campaignId);
}
