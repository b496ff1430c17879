import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { expectedCredits } from '../../../shared/campaign/plan/price.ts';
import { learnedPrices } from './learned-prices.ts';
import { consumedBy } from './past-requests.ts';

/** An account's balance when its people were put in doubt, and what its campaigns had consumed by then. */
export type KnownBalance = NonNullable<Extract<Evidence, { kind: 'older-copy' }>['known']>;

/** True if another copy of the data folder may have sent chunk `c`, and it had no request of its own since. */
export const isDoubtedByCopy = `(c.state = 'unknown' AND (
  SELECT a.evidence ->> 'kind' FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk
  ORDER BY a.attempt DESC LIMIT 1) = 'older-copy')`;

const consumed = `SELECT ${consumedBy('?1')} AS credits`;

/** Computed from the latest request with a certain balance before it. */
export function knownBalance(database: DatabaseSync, accountId: AccountId): KnownBalance | null {
  const latest = database
    .prepare(
      `SELECT c.balance_before AS credit, c.credits_before AS consumed FROM campaign g
       JOIN chunk c ON c.campaign_id = g.id
       WHERE g.account_id = ? AND c.balance_before IS NOT NULL
       ORDER BY (SELECT max(began_no) FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk) DESC
       LIMIT 1`,
    )
    .get(accountId);
  if (latest === undefined) return null;
  const now = Number(database.prepare(consumed).get(accountId)?.credits);
  return { credit: Number(latest.credit) - (now - Number(latest.consumed)), consumed: now };
}

/** What another copy of the data folder may have sent; null for nothing. */
export function readCopiedDoubt(database: DatabaseSync, campaignId: CampaignId) {
  const sums = database
    .prepare(
      `SELECT g.account_id AS account, count(*) AS requests, sum(c.people) AS people, sum(c.parts) AS parts,
         sum(iif(c.unicode = 1, c.parts, 0)) AS unicodeParts, g.frozen ->> 'unicodeEncoding' AS encoding,
         max((SELECT a.evidence FROM attempt a WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk
              ORDER BY a.attempt DESC LIMIT 1)) AS evidence
       FROM chunk c INDEXED BY chunk_open JOIN campaign g ON g.id = c.campaign_id
       WHERE c.campaign_id = ? AND c.state <> 'accepted' AND ${isDoubtedByCopy}`,
    )
    .get(campaignId);
  if (sums === undefined || Number(sums.requests) === 0) return null;
  const accountId = sums.account as AccountId;
  const { known: knownBalance } = JSON.parse(String(sums.evidence)) as Extract<
    Evidence,
    { kind: 'older-copy' }
  >;
  const since = Number(database.prepare(consumed).get(accountId)?.credits);
  return {
    requests: Number(sums.requests),
    people: Number(sums.people),
    accountId,
    facts: {
      before: knownBalance === null ? null : knownBalance.credit - (since - knownBalance.consumed),
      expected: expectedCredits(
        learnedPrices(database, { accountId, campaignId, encoding: String(sums.encoding ?? '') }),
        { plain: Number(sums.parts) - Number(sums.unicodeParts), unicode: Number(sums.unicodeParts) },
      ),
    },
  };
}
