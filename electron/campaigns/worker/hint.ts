import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { type BalanceHint, weighBalance } from '../../../shared/campaign/balance-evidence.ts';
import { expectedCredits } from '../../../shared/campaign/estimate.ts';
import { learnedPrice } from '../records/price.ts';

/** An unknown chunk as it is stored: `parts` of those still in doubt, `acceptedParts` of those who have an id. */
interface Unknown {
  readonly chunk: number;
  readonly parts: number;
  readonly acceptedParts: number;
  /** Credits that the service's answers reported for it. */
  readonly reported: number;
  readonly attempts: number;
  /** The balance before the latest attempt, and the credits that the account's campaigns had consumed by then. */
  readonly before: number | null;
  readonly consumedBefore: number;
  /** When the latest attempt began, ms since the epoch. */
  readonly since: number;
}

const unknownChunks = `
  SELECT chunk, parts, balance_before AS before, coalesce(credits_before, 0) AS consumedBefore,
    coalesce(credit_consumed, 0) AS reported,
    (SELECT max(started_at) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) AS since,
    (SELECT count(*) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) AS attempts,
    (SELECT total(r.parts) FROM receipt t
     JOIN recipient r ON r.campaign_id = t.campaign_id AND r.position = t.position
     WHERE t.campaign_id = c.campaign_id AND t.position >= c.from_position AND t.position < c.to_position)
      AS acceptedParts
  FROM chunk c WHERE campaign_id = ? AND state = 'unknown' AND balance_hint IS NULL`;

/** Requests that overlapped with one and of which nobody knows what they took. */
const overlapping = `
  SELECT count(*) AS requests FROM attempt a JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk
  WHERE a.campaign_id IN (SELECT id FROM campaign WHERE account_id = ?1 AND updated_at >= ?2)
    AND (a.ended_at >= ?2 OR a.ended_at IS NULL) AND NOT (a.campaign_id = ?3 AND a.chunk = ?4)
    AND (a.outcome = 'unknown' OR a.outcome IS NULL OR (a.outcome = 'accepted' AND c.credit_consumed IS NULL))`;

/** Weighs the balance for every unknown chunk of a campaign that has no hint yet, and keeps the sentences. */
export function keepHints(
  database: DatabaseSync,
  accountId: AccountId,
  campaignId: CampaignId,
  after: number | null,
): void {
  const consumedBy = database.prepare('SELECT total(credits) AS credits FROM campaign WHERE account_id = ?');
  const others = database.prepare(overlapping);
  const keep = database.prepare('UPDATE chunk SET balance_hint = ? WHERE campaign_id = ? AND chunk = ?');

  function weigh(chunk: Unknown): BalanceHint {
    const { before, parts, acceptedParts, reported, attempts, consumedBefore, since } = chunk;
    const consumed = Number(consumedBy.get(accountId)?.credits) - consumedBefore;
    const price = learnedPrice(database, accountId, campaignId);
    const overlaps = Number(others.get(accountId, since, campaignId, chunk.chunk)?.requests);
    if (acceptedParts === 0) {
      const expected = expectedCredits(price, parts);
      return weighBalance({ before, after, accepted: consumed, expected, others: overlaps });
    }
    // What an answer with too few ids reported is no other request's: the balance is held against the whole of this one.
    // Sent again after such an answer, nobody can tell which of the two took the credits.
    const isFirst = attempts === 1;
    return weighBalance({
      before,
      after,
      accepted: consumed - (isFirst ? reported : 0),
      expected: expectedCredits(price, parts + (isFirst ? acceptedParts : 0)),
      others: overlaps + (isFirst ? 0 : 1),
    });
  }

  for (const chunk of database.prepare(unknownChunks).all(campaignId) as unknown as Unknown[]) {
    keep.run(weigh(chunk).sentence, campaignId, chunk.chunk);
  }
}
