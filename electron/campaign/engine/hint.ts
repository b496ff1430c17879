import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { type BalanceHint, weighBalance } from '../../../shared/sending/balance-evidence.ts';
import { expectedCredits } from '../../../shared/sending/estimate.ts';
import { learnedPrice } from '../start/price.ts';

/** Weighs the balance for every unknown chunk of a campaign that has no hint yet, and keeps the sentences. */
export function keepHints(
  database: DatabaseSync,
  accountId: AccountId,
  campaignId: CampaignId,
  after: number | null,
): void {
  const unknown = database
    .prepare(
      `SELECT chunk, parts, balance_before AS before, credits_before AS consumed,
         (SELECT max(started_at) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) AS since
       FROM chunk c WHERE campaign_id = ? AND state = 'unknown' AND state <> 'accepted' AND balance_hint IS NULL`,
    )
    .all(campaignId);
  const keep = database.prepare('UPDATE chunk SET balance_hint = ? WHERE campaign_id = ? AND chunk = ?');
  for (const row of unknown) {
    const hint = weigh(
      database,
      accountId,
      campaignId,
      {
        chunk: Number(row.chunk),
        parts: Number(row.parts),
        before: row.before === null ? null : Number(row.before),
        consumed: Number(row.consumed ?? 0),
        since: Number(row.since),
      },
      after,
    );
    keep.run(hint.sentence, campaignId, row.chunk!);
  }
}

function weigh(
  database: DatabaseSync,
  accountId: AccountId,
  campaignId: CampaignId,
  chunk: { chunk: number; parts: number; before: number | null; consumed: number; since: number },
  after: number | null,
): BalanceHint {
  const consumed = database
    .prepare('SELECT total(credits) AS credits FROM campaign WHERE account_id = ?')
    .get(accountId);
  // Requests that overlapped with this one and of which nobody knows what they took.
  const others = database
    .prepare(
      `SELECT count(*) AS unsure FROM attempt a JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk
       WHERE a.campaign_id IN (SELECT id FROM campaign WHERE account_id = ? AND updated_at >= ?)
         AND (a.ended_at >= ? OR a.ended_at IS NULL) AND NOT (a.campaign_id = ? AND a.chunk = ?)
         AND (a.outcome = 'unknown' OR a.outcome IS NULL OR (a.outcome = 'accepted' AND c.credit_consumed IS NULL))`,
    )
    .get(accountId, chunk.since, chunk.since, campaignId, chunk.chunk);
  return weighBalance({
    before: chunk.before,
    after,
    accepted: Number(consumed?.credits ?? 0) - chunk.consumed,
    expected: expectedCredits(learnedPrice(database, accountId, campaignId), chunk.parts),
    others: Number(others?.unsure ?? 0),
  });
}
