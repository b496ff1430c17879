import type { DatabaseSync } from 'node:sqlite';
import type { AccountId } from '../../../shared/brand.ts';
import { type Prediction, predict } from '../../../shared/campaign/plan/prediction.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { learnedPrices } from '../records/price.ts';
import type { ReviewScan } from '../worker/start/review-scan.ts';

export function predictDraft(
  database: DatabaseSync,
  { accountId, options }: Draft,
  { people, parts, unicodeParts, chunks, loss }: ReviewScan,
  encoding: string,
): Prediction {
  const { perMinute, connections } = options;
  const prices = learnedPrices(database, { accountId, campaignId: null, encoding });
  const secondsPerPerson = learnedSecondsPerPerson(database, accountId);
  const prediction = predict(
    { people, parts, unicodeParts, requests: chunks, perMinute, connections },
    prices,
    secondsPerPerson,
  );
  return { ...prediction, lost: loss?.people ?? 0 };
}

/** From the account's latest campaign with accepted requests, for one request at a time; null when there is none. */
export function learnedSecondsPerPerson(database: DatabaseSync, accountId: AccountId): number | null {
  const row = database
    .prepare(
      `SELECT sum(max(0, a.ended_at - a.started_at)) AS ms, sum(c.to_position - c.from_position) AS people
       FROM attempt a JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk
       WHERE a.outcome = 'accepted' AND a.campaign_id = (
         SELECT id FROM campaign WHERE account_id = ? AND priced_parts > 0 ORDER BY started_at DESC, id DESC LIMIT 1)`,
    )
    .get(accountId);
  const people = Number(row?.people ?? 0);
  return people > 0 ? Number(row?.ms) / 1000 / people : null;
}
