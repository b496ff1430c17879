import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { Learned, LearnedPrices } from '../../../shared/campaign/plan/price.ts';

const plainSums =
  'credits - unicode_credits - unpriced_credits AS credits, priced_parts - unicode_priced_parts AS parts';
const unicodeSums = 'unicode_credits AS credits, unicode_priced_parts AS parts';
const taughtPlain = 'priced_parts > unicode_priced_parts';
const taughtUnicode = 'unicode_priced_parts > 0';

// Campaigns that may lose letters give no price: the number of parts that the service makes of their texts is unknown.
const latestPlain = `
  SELECT ${plainSums} FROM campaign
  WHERE account_id = ? AND ${taughtPlain} AND frozen -> 'options' -> 'lossAccepted' IS NULL
  ORDER BY started_at DESC, id DESC LIMIT 1`;

const latestUnicode = `
  SELECT ${unicodeSums} FROM campaign WHERE account_id = ? AND ${taughtUnicode} AND frozen ->> 'unicodeEncoding' = ?
  ORDER BY started_at DESC, id DESC LIMIT 1`;

/**
 * From the campaign's own requests, or else from the account's latest campaign. A price learned with another `encoding`
 * does not apply.
 */
export function learnedPrices(
  database: DatabaseSync,
  of: { readonly accountId: AccountId; readonly campaignId: CampaignId | null; readonly encoding: string },
): LearnedPrices {
  const { accountId, campaignId, encoding } = of;
  const own = (sums: string, taught: string) =>
    database.prepare(`SELECT ${sums} FROM campaign WHERE id = ? AND ${taught}`).get(campaignId ?? -1);
  return {
    plain: learned(own(plainSums, taughtPlain) ?? database.prepare(latestPlain).get(accountId)),
    unicode: learned(
      own(unicodeSums, taughtUnicode) ?? database.prepare(latestUnicode).get(accountId, encoding),
    ),
  };
}

function learned(row: Record<string, unknown> | undefined): Learned {
  return { credits: Number(row?.credits ?? 0), parts: Number(row?.parts ?? 0) };
}
