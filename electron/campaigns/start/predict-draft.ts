import type { DatabaseSync } from 'node:sqlite';
import { type Prediction, predict } from '../../../shared/campaign/prediction.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { learnedPrice } from '../records/price.ts';
import type { ReviewScan } from '../worker/review-scan.ts';
import { learnedPace } from './learned-pace.ts';

/** Predicts what sending a draft through its account comes to, from what the account has taught so far. */
export function predictDraft(
  database: DatabaseSync,
  { accountId, options }: Draft,
  { people, parts, chunks, loss }: ReviewScan,
): Prediction {
  const { perMinute, connections } = options;
  const price = learnedPrice(database, accountId, null);
  const pace = learnedPace(database, accountId);
  const prediction = predict({ people, parts, requests: chunks, perMinute, connections }, price, pace);
  return { ...prediction, lost: loss?.people ?? 0 };
}
