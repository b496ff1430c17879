import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { TimelineRow } from '../../../shared/campaign/progress/campaign.ts';
import { storedWords, type Words, wordsOf } from '../../../shared/language/said.ts';

export function openTimeline(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO timeline (campaign_id, at, kind, message) VALUES (?, ?, ?, ?)',
  );
  const select = database.prepare('SELECT at, kind, message FROM timeline WHERE campaign_id = ? ORDER BY id');
  return {
    add(campaignId: CampaignId, at: number, kind: TimelineRow['kind'], message: Words) {
      insert.run(campaignId, at, kind, storedWords(message));
    },
    read: (campaignId: CampaignId): TimelineRow[] =>
      select.all(campaignId).map((row) => ({
        ...(row as unknown as Omit<TimelineRow, 'message'>),
        message: wordsOf(String(row.message)),
      })),
  };
}
