import type { CampaignState } from '../campaign/progress/campaign.ts';
import type { CreditsRow } from '../campaign/results/credits-by-month.ts';
import type { History, SearchPlace } from '../campaign/results/history.ts';
import type { PersonEvent, ResultRow } from '../campaign/results/result-row.ts';
import type { SendingCurve } from '../campaign/results/sending-curve.ts';
import type { LostLetters } from '../practice/practice.ts';
import { asker, campaignId, inUse, search, slice, viewId, whole } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import { asks, gives, newest } from './declaration.ts';
import { resultFilter, resultSort } from './row-fields.ts';
import type { View } from './shapes.ts';

const searchPlace: z.ZodType<SearchPlace> = z.object({
  of: whole,
  id: whole,
  after: z.number().int(),
  share: z.number(),
});

export const resultOperations = {
  'result.view': newest(
    { asker, campaignId, filter: resultFilter, search, chunk: whole.nullable(), sort: resultSort },
    gives<View>,
  ),
  /** Rows, and the campaign as it was when they were. */
  'result.page': asks({ viewId, ...slice }, gives<{ rows: ResultRow[]; campaign: CampaignState }>),
  /** The latest requests with one recipient, and every verdict on them, oldest first. */
  'result.timeline': asks({ campaignId, position: whole }, gives<PersonEvent[]>),
  /** Of practice texts; null if the inbox no longer has them all, or nothing went there. */
  'result.lost': asks({ campaignId }, gives<LostLetters | null>),
  /** The course of the sending over time; null before anyone was accepted. */
  'result.curve': newest({ campaignId }, gives<SendingCurve | null>),

  /** What this number got, and when, over all campaigns, and whether it may be texted; looks a while, from `before` on. */
  'history.find': newest(
    { asker, ...inUse, number: z.string().max(100), before: searchPlace.nullish() },
    gives<History>,
    'opt-outs',
  ),
  /** By month, account and label, in no order. */
  'history.credits': asks({}, gives<CreditsRow[]>),
};
