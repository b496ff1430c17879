import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { CampaignId } from '../../../shared/brand.ts';
import { finishErasing } from '../../store/erase.ts';
import { transact } from '../../store/open-database.ts';
import { readFrozen } from './frozen.ts';
import { idRanges } from './practice-ids.ts';
import { keepReached, laterCampaigns, passOnRest } from './reached-later.ts';
import { removeNumbers } from './recipient-numbers.ts';

const slice = 20_000;

/** True where a crash or a closing app left deleted campaigns whose people are still in the file. */
export function hasRemovals(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM removal').get() !== undefined;
}

/**
 * Deletes campaigns with all that belongs to them, and what an earlier deletion left behind, so that nothing is
 * in the database file: rows are overwritten (`secure_delete`), their pages given back, and the log that still
 * holds them is cut off. They are gone as campaigns at once: one that lost only some of its receipts would look
 * as if those people had got nothing.
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
  const left = database.prepare('SELECT campaign_id AS id FROM removal').all();
  for (const { id } of left) {
    const campaignId = Number(id) as CampaignId;
    await removeNumbers(database, campaignId);
    for (const table of ['receipt', 'skipped', 'reached_later', 'recipient']) {
      await removePositions(database, table, campaignId);
    }
  }
  if (left.length === 0) return;
  await finishErasing(database);
  const done = database.prepare('DELETE FROM removal WHERE campaign_id = ? AND practice_ids IS NULL');
  for (const { id } of left) done.run(Number(id));
}

/** A deleted campaign whose texts practice still has, and the ranges of ids that they got there. */
export interface PracticeRemoval {
  readonly campaignId: CampaignId;
  readonly ids: readonly (readonly [first: number, last: number])[];
}

/** Deleted campaigns of which everything is erased but what practice has. */
export function practiceRemovals(database: DatabaseSync): PracticeRemoval[] {
  return database
    .prepare('SELECT campaign_id AS id, practice_ids AS ids FROM removal WHERE practice_ids IS NOT NULL')
    .all()
    .map(({ id, ids }) => ({ campaignId: Number(id) as CampaignId, ids: JSON.parse(String(ids)) }));
}

/** Says that practice has erased its part too. */
export function endPracticeRemoval(database: DatabaseSync, campaignId: CampaignId): void {
  database.prepare('DELETE FROM removal WHERE campaign_id = ?').run(campaignId);
}

function practiceIds(database: DatabaseSync, campaignId: CampaignId): string | null {
  if (readFrozen(database, campaignId)?.kind !== 'practice') return null;
  return JSON.stringify(idRanges(database, campaignId).map(({ first, last }) => [first, last]));
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
