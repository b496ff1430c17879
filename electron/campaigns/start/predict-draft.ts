import type { DatabaseSync } from 'node:sqlite';
import type { AccountId } from '../../../shared/brand.ts';
import {
  type LearnedPace,
  leastToLearnFrom,
  type Prediction,
  predict,
} from '../../../shared/campaign/plan/prediction.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { learnedPrices } from '../records/learned-prices.ts';
import type { ReviewScan } from '../worker/start/review-scan.ts';

export function predictDraft(
  database: DatabaseSync,
  { accountId, options }: Draft,
  { people, parts, unicodeParts, chunks, loss }: ReviewScan,
  encoding: string,
): Prediction {
  const { perMinute, connections } = options;
  const prices = learnedPrices(database, { accountId, campaignId: null, encoding });
  const prediction = predict(
    { people, parts, unicodeParts, requests: chunks, perMinute, connections },
    prices,
    learnedPace(database, accountId),
  );
  return { ...prediction, lost: loss?.people ?? 0 };
}

/** How many requests of a campaign are used; it may have a million. */
const LEARNED_FROM = 1000;

/** From the account's latest campaign with accepted requests that are large enough; null if there is none. */
export function learnedPace(database: DatabaseSync, accountId: AccountId): LearnedPace | null {
  const row = database
    .prepare(
      `WITH sent AS (
         SELECT a.campaign_id, max(0, a.ended_at - a.started_at) / 1000.0 AS seconds,
           c.to_position - c.from_position AS people
         FROM (SELECT * FROM attempt WHERE outcome = 'accepted' AND campaign_id = (
             SELECT id FROM campaign g WHERE account_id = ?1 AND priced_parts > 0 AND EXISTS (
               SELECT 1 FROM chunk c WHERE c.campaign_id = g.id AND c.state = 'accepted'
                 AND c.to_position - c.from_position >= ?2)
             ORDER BY started_at DESC, id DESC LIMIT 1)
           ORDER BY chunk DESC LIMIT ${LEARNED_FROM}) a
         JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk)
       SELECT min(seconds / people) AS quickest, max(seconds / people) AS slowest, max(seconds) AS longest
       FROM sent WHERE people >= ?2`,
    )
    .get(accountId, leastToLearnFrom);
  return typeof row?.longest === 'number' ? ({ ...row } as unknown as LearnedPace) : null;
}
