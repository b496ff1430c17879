import type { DatabaseSync } from 'node:sqlite';
import type { AccountId } from '../../../shared/brand.ts';

/** Seconds per person of the account's latest campaign with accepted requests, one request at a time; null when there is none. */
export function learnedPace(database: DatabaseSync, accountId: AccountId): number | null {
  const row = database
    .prepare(
      `SELECT sum(max(0, a.ended_at - a.started_at)) AS ms, sum(c.to_position - c.from_position) AS people
       FROM attempt a JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk
       WHERE a.outcome = 'accepted' AND a.campaign_id = (
         SELECT id FROM campaign WHERE account_id = ? AND priced_parts > 0 ORDER BY started_at DESC, id DESC LIMIT 1)`,
    )
    .get(accountId);
  const people = Number(row?.people ?? 0);
  return people > 0 ? Number(row?.ms) / 1000 / people : null;
}
