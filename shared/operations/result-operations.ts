import * as z from 'zod';
import type { CreditsRow } from '../campaign/results/credits-by-month.ts';
import type { History, ResultRow, ResultStep } from '../campaign/results/result.ts';
import type { SendingCurve } from '../campaign/results/sending-curve.ts';
import type { LostLetters } from '../practice/practice.ts';
import { asks, gives, newest } from './declaration.ts';
import { asker, campaignId, inUse, resultFilter, search, slice, viewId, whole } from './fields.ts';
import { resultSort } from './row-fields.ts';
import type { View } from './shapes.ts';

export const resultOperations = {
  'result.view': newest(
    { asker, campaignId, filter: resultFilter, search, chunk: whole.nullable(), sort: resultSort },
    gives<View>,
  ),
  'result.page': asks({ viewId, ...slice }, gives<ResultRow[]>),
  /** Every request that held one recipient, and every verdict on it, the oldest first. */
  'result.steps': asks({ campaignId, position: whole }, gives<ResultStep[]>),
  /** What the practice phones lost of a rehearsal's or practice campaign's texts; null where their inbox no longer has them all, or nothing went there. */
  'result.lost': asks({ campaignId }, gives<LostLetters | null>),
  /** How the sending of a campaign went over time; null before anybody was accepted. */
  'result.curve': newest({ campaignId }, gives<SendingCurve | null>),

  /** What did this number get, and when, over all campaigns, and may it be texted. */
  'history.find': newest({ asker, ...inUse, number: z.string().max(100) }, gives<History>, 'opt-outs'),
  /** What live campaigns took, by month, account and label, in no order. */
  'history.credits': asks({}, gives<CreditsRow[]>),
};
