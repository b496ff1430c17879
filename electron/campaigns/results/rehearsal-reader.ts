import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { sendingSeconds } from '../../../shared/campaign/results/rehearsal.ts';
import type { Review } from '../../../shared/campaign/review/review.ts';
import { openTimeline } from '../records/timeline.ts';

/** The latest finished rehearsal of what a review hash stands for; null when there is none. */
export function latestRehearsal(database: DatabaseSync, hash: string): Review['rehearsed'] {
  const row = database
    .prepare(
      `SELECT c.id, c.ended_at AS at, c.differences, t.people AS accepted FROM campaign c
       LEFT JOIN tally t ON t.campaign_id = c.id AND t.state = 'accepted'
       WHERE c.phase = 'finished' AND c.frozen -> 'rehearsal' ->> 'hash' = ?
       ORDER BY c.ended_at DESC, c.id DESC LIMIT 1`,
    )
    .get(hash);
  if (row === undefined) return null;
  return {
    at: Number(row.at),
    seconds: sendingSeconds(openTimeline(database).read(Number(row.id) as CampaignId)) ?? 0,
    accepted: Number(row.accepted ?? 0),
    differences: Number(row.differences),
  };
}
