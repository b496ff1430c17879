import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { transact } from '../../../store/open-database.ts';
import { readFrozen } from '../frozen.ts';
import { deleteCampaign } from '../lifecycle.ts';
import { keepRequests } from '../past-requests.ts';

export function hasRemovals(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM removal').get() !== undefined;
}

/**
 * Deleted at once: with only some receipts gone, the others would look as if they had not been texted. Whom the
 * campaigns reached stays on record; `eraseRemoved` erases the rest.
 */
export function removeCampaigns(
  database: DatabaseSync,
  campaignIds: readonly CampaignId[],
  forgetBefore: number | null = null,
): void {
  transact(database, () => {
    for (const campaignId of campaignIds) {
      database
        .prepare('INSERT OR IGNORE INTO removal (campaign_id, in_practice) VALUES (?, ?)')
        .run(campaignId, readFrozen(database, campaignId)?.kind === 'practice' ? 1 : 0);
      keepRequests(database, campaignId);
      for (const table of ['attempt', 'verdict', 'chunk', 'tally', 'timeline']) {
        database.prepare(`DELETE FROM ${table} WHERE campaign_id = ?`).run(campaignId);
      }
      deleteCampaign(database, campaignId);
    }
    forgetReached(database, forgetBefore);
  });
}

/** True if only the record of live campaigns still needs sending `s`: no campaign of its family exists. */
const isAlone = `NOT EXISTS (SELECT 1 FROM campaign g WHERE g.id = s.campaign_id)
  AND NOT EXISTS (SELECT 1 FROM campaign g WHERE coalesce(g.family, g.id) = s.family)`;

const newest = '(SELECT max(at) FROM reached e WHERE e.campaign_id = s.campaign_id)';

/** Forgets campaigns that reached no phone, and live ones that reached nobody since `before`; null keeps these. */
function forgetReached(database: DatabaseSync, before: number | null): void {
  const alone = database
    .prepare(
      `SELECT campaign_id AS id FROM sending s
       WHERE ${isAlone} AND (is_live = 0 OR ${newest} IS NULL OR ${newest} < ?)`,
    )
    .all(before);
  for (const { id } of alone) {
    for (const table of ['reached', 'sending']) {
      database.prepare(`DELETE FROM ${table} WHERE campaign_id = ?`).run(id!);
    }
    database.prepare('INSERT OR IGNORE INTO removal (campaign_id, in_practice) VALUES (?, 0)').run(id!);
  }
}

export function practiceRemovals(database: DatabaseSync): CampaignId[] {
  return database
    .prepare('SELECT campaign_id AS id FROM removal WHERE in_practice = 1')
    .all()
    .map(({ id }) => Number(id) as CampaignId);
}

export function endPracticeRemoval(database: DatabaseSync, campaignId: CampaignId): void {
  database.prepare('UPDATE removal SET in_practice = 0 WHERE campaign_id = ?').run(campaignId);
}
