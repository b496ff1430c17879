import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { type BalanceHint, weighBalance } from '../../../shared/campaign/balance-evidence.ts';
import { expectedCredits } from '../../../shared/campaign/estimate.ts';
import { learnedPrice } from '../records/price.ts';

/** Weighs the balance for every unknown chunk of a campaign that has no hint yet, and keeps the sentences. */
export function keepHints(
  database: DatabaseSync,
  accountId: AccountId,
  campaignId: CampaignId,
  after: number | null,
): void {
  const unknown = database
    .prepare(
      `SELECT chunk, parts, balance_before AS before, credits_before AS consumed, credit_consumed AS told,
         (SELECT max(started_at) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) AS since,
         (SELECT count(*) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) AS attempts,
         (SELECT total(r.parts) FROM receipt t
          JOIN recipient r ON r.campaign_id = t.campaign_id AND r.position = t.position
          WHERE t.campaign_id = c.campaign_id AND t.position >= c.from_position AND t.position < c.to_position) AS got
       FROM chunk c WHERE campaign_id = ? AND state = 'unknown' AND balance_hint IS NULL`,
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
        got: Number(row.got),
        told: Number(row.told ?? 0),
        attempts: Number(row.attempts),
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
  chunk: Unknown,
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
  // What an answer with too few ids told is no other request's: the balance is held against the whole of this one.
  const isPartly = chunk.got > 0;
  const isFirst = chunk.attempts === 1;
  return weighBalance({
    before: chunk.before,
    after,
    accepted: Number(consumed?.credits ?? 0) - chunk.consumed - (isPartly && isFirst ? chunk.told : 0),
    expected: expectedCredits(
      learnedPrice(database, accountId, campaignId),
      chunk.parts + (isPartly && isFirst ? chunk.got : 0),
    ),
    // Sent again after such an answer, nobody can tell which of the two took the credits.
    others: Number(others?.unsure ?? 0) + (isPartly && !isFirst ? 1 : 0),
  });
}

/** An unknown chunk as it is stored: `parts` of those still in doubt, `got` of those who have an id. */
interface Unknown {
  readonly chunk: number;
  readonly parts: number;
  readonly got: number;
  /** Credits that the service's answers told for it. */
  readonly told: number;
  readonly attempts: number;
  readonly before: number | null;
  readonly consumed: number;
  /** When the latest attempt began, ms since the epoch. */
  readonly since: number;
}
