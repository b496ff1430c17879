import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { CampaignId } from '../../../shared/brand.ts';
import { finishErasing } from '../../store/erase.ts';
import { transact } from '../../store/open-database.ts';

const slice = 20_000;

/**
 * Deletes campaigns with all that belongs to them, so that nothing is left in the database file: rows are
 * overwritten (`secure_delete`), their pages given back, and the log that still holds them is cut off.
 */
export async function removeCampaigns(
  database: DatabaseSync,
  campaignIds: readonly CampaignId[],
): Promise<void> {
  for (const campaignId of campaignIds) {
    for (const table of ['receipt', 'skipped', 'recipient']) {
      await removePositions(database, table, campaignId);
    }
    transact(database, () => {
      for (const table of ['attempt', 'chunk', 'tally', 'timeline']) {
        database.prepare(`DELETE FROM ${table} WHERE campaign_id = ?`).run(campaignId);
      }
      database.prepare('DELETE FROM campaign WHERE id = ?').run(campaignId);
    });
  }
  if (campaignIds.length > 0) await finishErasing(database);
}

/** In slices, so that nobody waits for long behind a campaign of a million. */
async function removePositions(database: DatabaseSync, table: string, campaignId: CampaignId): Promise<void> {
  const last = database
    .prepare(`SELECT max(position) AS last FROM ${table} WHERE campaign_id = ?`)
    .get(campaignId);
  const remove = database.prepare(`DELETE FROM ${table} WHERE campaign_id = ? AND position < ?`);
  if (last?.last === null || last?.last === undefined) return;
  for (let to = slice; to <= Number(last.last) + slice; to += slice) {
    remove.run(campaignId, to);
    await setImmediate();
  }
}
