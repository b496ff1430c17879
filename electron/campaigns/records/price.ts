import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { Learned } from '../../../shared/campaign/estimate.ts';

/** What a campaign's own requests have taught about the price, or else the account's latest campaign that has. */
export function learnedPrice(
  database: DatabaseSync,
  accountId: AccountId,
  campaignId: CampaignId | null,
): Learned {
  const row = database
    .prepare(
      `SELECT credits, priced_parts AS parts FROM campaign
       WHERE account_id = ? AND priced_parts > 0 ORDER BY id = ? DESC, started_at DESC, id DESC LIMIT 1`,
    )
    .get(accountId, campaignId ?? -1);
  return { credits: Number(row?.credits ?? 0), parts: Number(row?.parts ?? 0) };
}
