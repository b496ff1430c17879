import type { DatabaseSync } from 'node:sqlite';
import { type Prediction, predict } from '../../../shared/campaign/plan/prediction.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { learnedPrices } from '../records/price.ts';
import type { ReviewScan } from '../worker/start/review-scan.ts';
import { learnedPace } from './learned-pace.ts';

/** Predicts what sending a draft through its account comes to, from what the account has taught so far with its `encoding`. */
export function predictDraft(
  database: DatabaseSync,
  { accountId, options }: Draft,
  { people, parts, unicodeParts, chunks, loss }: ReviewScan,
  encoding: string,
): Prediction {
  const { perMinute, connections } = options;
  const prices = learnedPrices(database, { accountId, campaignId: null, encoding });
  const pace = learnedPace(database, accountId);
  const prediction = predict(
    { people, parts, unicodeParts, requests: chunks, perMinute, connections },
    prices,
    pace,
  );
  return { ...prediction, lost: loss?.people ?? 0 };
}
