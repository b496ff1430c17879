import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { transact } from '../../store/open-database.ts';
import { readFrozen } from './frozen.ts';
import { idRanges } from './practice-ids.ts';
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
        .prepare('INSERT OR IGNORE INTO removal (campaign_id, practice_ids) VALUES (?, ?)')
        .run(campaignId, practiceIds(database, campaignId));
      for (const table of ['attempt', 'verdict', 'chunk', 'tally', 'timeline']) {
        database.prepare(`DELETE FROM ${table} WHERE campaign_id = ?`).run(campaignId);
      }
      passOnRest(database, campaignId);
      database.prepare('DELETE FROM campaign WHERE id = ?').run(campaignId);
    }
  });
}

/** A deleted campaign whose texts practice still has, and the ranges of ids that they got there. */
export interface PracticeRemoval {
  readonly campaignId: CampaignId;
  readonly ids: readonly (readonly [first: number, last: number])[];
}

/** Deleted campaigns of which practice still has something. */
export function practiceRemovals(database: DatabaseSync): PracticeRemoval[] {
  return database
    .prepare('SELECT campaign_id AS id, practice_ids AS ids FROM removal WHERE practice_ids IS NOT NULL')
    .all()
    .map(({ id, ids }) => ({ campaignId: Number(id) as CampaignId, ids: JSON.parse(String(ids)) }));
}

/** Says that practice has erased its part; the rest may still be going on. */
export function endPracticeRemoval(database: DatabaseSync, campaignId: CampaignId): void {
  database.prepare('UPDATE removal SET practice_ids = NULL WHERE campaign_id = ?').run(campaignId);
}

function practiceIds(database: DatabaseSync, campaignId: CampaignId): string | null {
  if (readFrozen(database, campaignId)?.kind !== 'practice') return null;
  return JSON.stringify(idRanges(database, campaignId).map(({ first, last }) => [first, last]));
}
