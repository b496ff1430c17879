import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';

interface RequestSums {
  /** People whose text came back different. */
  readonly different: number;
  readonly credits: number;
  /** The parts that the credits were for; 0 if nobody knows. */
  readonly pricedParts: number;
  readonly unicode: boolean;
}

/** The sums of a campaign over its requests. Run each in the transaction that ends a request. */
export function openCampaignSums(database: DatabaseSync, campaignId: CampaignId) {
  const add = database.prepare(
    `UPDATE campaign SET differences = differences + ?1, credits = credits + ?2, priced_parts = priced_parts + ?3,
       unpriced_credits = unpriced_credits + iif(?3 = 0, ?2, 0),
       unicode_credits = unicode_credits + iif(?4 = 1 AND ?3 > 0, ?2, 0),
       unicode_priced_parts = unicode_priced_parts + iif(?4 = 1, ?3, 0), updated_at = ?5 WHERE id = ?6`,
  );
  return {
    addRequest({ different, credits, pricedParts, unicode }: RequestSums, at: number): void {
      add.run(different, credits, pricedParts, Number(unicode), at, campaignId);
    },
  };
}

/** Adds the fall of a balance for requests that a person treats as sent. */
export function addFall(database: DatabaseSync, campaignId: CampaignId, credits: number): void {
  database
    .prepare('UPDATE campaign SET balance_credits = balance_credits + ? WHERE id = ?')
    .run(credits, campaignId);
}
