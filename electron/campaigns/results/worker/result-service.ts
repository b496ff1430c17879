import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { ok } from '../../../../shared/result.ts';
import type { JobsOf } from '../../../threads/service.ts';
import { openSendingCurve } from './read-sending-curve.ts';
import { openResultOrder } from './result-order.ts';

/** What the survey thread does with results. */
export type ResultCalls = JobsOf<ReturnType<typeof openResultService>>;

export function openResultService(database: DatabaseSync) {
  const curveOf = openSendingCurve(database);
  return {
    results: openResultOrder(database),
    curve: ({ campaignId }: { readonly campaignId: CampaignId }) => ok(curveOf(campaignId)),
  };
}
