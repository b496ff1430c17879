import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';

// Keeps what the requests of deleted campaigns consumed. Otherwise the day's limit and the pace would start over, and
// the balance would seem to have fallen for another request.

export const consumedBy = (account: string): string =>
  `(SELECT total(credits) FROM (SELECT credits FROM campaign WHERE account_id = ${account}
    UNION ALL SELECT credits FROM past_request WHERE account_id = ${account}))`;

/** SQL for: attempt `a` was sent, or may have been. */
export const hasLeft = "a.evidence ->> '$.kind' IS NOT 'withdrawn'";

/** What the requests of a campaign belong to. */
export interface RequestsOf {
  readonly account: string;
  /** The base URL of a live account, empty for practice. */
  readonly liveUrl: string;
  /** The first campaign of those that were copied from one another. */
  readonly first: number;
  /** In all; null if only its chunks tell. */
  readonly credits: number | null;
}

/** Run it in the transaction that deletes the campaign, whose own row may be lost. */
export function keepRequests(database: DatabaseSync, campaignId: CampaignId, lost?: RequestsOf): void {
  const stored = database.prepare(
    `SELECT account_id AS account, iif(frozen ->> 'kind' = 'live', frozen ->> 'baseUrl', '') AS liveUrl,
       coalesce(copied_from, id) AS first, credits FROM campaign WHERE id = ?`,
  );
  const of = lost ?? (stored.get(campaignId) as unknown as RequestsOf | undefined);
  if (of === undefined) return;
  database
    .prepare(
      `INSERT INTO past_request (account_id, live_url, began_no, ended_no, at, outcome, credits, parts,
         first_campaign, people, ended_steady)
       SELECT ?2, ?3, a.began_no, a.ended_no,
         coalesce(a.ended_at, a.started_at), a.outcome, iif(a.attempt = latest, c.credit_consumed * share, NULL),
         iif(a.attempt = latest, c.parts, 0), ?4,
         iif(${hasLeft}, c.to_position - c.from_position, 0), a.ended_steady
       FROM (SELECT *, max(attempt) OVER (PARTITION BY chunk) AS latest FROM attempt WHERE campaign_id = ?1) a
       JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk
       JOIN (SELECT coalesce(?5 / total(credit_consumed), 1) AS share FROM chunk WHERE campaign_id = ?1)`,
    )
    .run(campaignId, of.account, of.liveUrl, of.first, of.credits);
}
