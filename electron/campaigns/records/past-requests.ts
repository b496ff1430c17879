import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';

// Keeps what the requests of deleted campaigns consumed. Otherwise the day's limit and the pace would start over, and
// the balance would seem to have fallen for another request.

export const consumedBy = (account: string): string =>
  `(SELECT total(credits) FROM (SELECT credits FROM campaign WHERE account_id = ${account}
    UNION ALL SELECT credits FROM past_request WHERE account_id = ${account}))`;

/** SQL for: attempt `a` was sent, or may have been. */
export const hasLeft = "a.evidence ->> '$.kind' IS NOT 'withdrawn'";

/** Run it in the transaction that deletes the campaign. */
export function keepRequests(database: DatabaseSync, campaignId: CampaignId): void {
  database
    .prepare(
      `INSERT INTO past_request (account_id, live_url, began_no, ended_no, at, outcome, credits, parts,
         first_campaign, people, ended_steady)
       SELECT g.account_id, iif(g.frozen ->> 'kind' = 'live', g.frozen ->> 'baseUrl', ''), a.began_no, a.ended_no,
         coalesce(a.ended_at, a.started_at), a.outcome, iif(a.attempt = latest, c.credit_consumed * share, NULL),
         iif(a.attempt = latest, c.parts, 0), coalesce(g.copied_from, g.id),
         iif(${hasLeft}, c.to_position - c.from_position, 0), a.ended_steady
       FROM (SELECT *, max(attempt) OVER (PARTITION BY chunk) AS latest FROM attempt WHERE campaign_id = ?1) a
       JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk JOIN campaign g ON g.id = a.campaign_id
       JOIN (SELECT coalesce(credits / total(credit_consumed), 1) AS share FROM chunk JOIN campaign ON id = campaign_id WHERE id = ?1)`,
    )
    .run(campaignId);
}
