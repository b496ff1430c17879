import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { TimelineRow } from '../../../shared/campaign/progress/timeline.ts';
import { keptWords, type Words, wordsOf } from '../../../shared/language/said.ts';

/** What happened to campaigns, in order; written in the transaction that made it happen. */
export interface Timeline {
  add(campaignId: CampaignId, at: number, kind: TimelineRow['kind'], message: Words): void;
  read(campaignId: CampaignId): TimelineRow[];
}

/** Opens the timelines on a connection. */
export function openTimeline(database: DatabaseSync): Timeline {
  const insert = database.prepare(
    'INSERT INTO timeline (campaign_id, at, kind, message) VALUES (?, ?, ?, ?)',
  );
  const select = database.prepare('SELECT at, kind, message FROM timeline WHERE campaign_id = ? ORDER BY id');
  return {
    add(campaignId, at, kind, message) {
      insert.run(campaignId, at, kind, keptWords(message));
    },
    read: (campaignId) =>
      select.all(campaignId).map((row) => ({
        ...(row as unknown as Omit<TimelineRow, 'message'>),
        message: wordsOf(String(row.message)),
      })),
  };
}
