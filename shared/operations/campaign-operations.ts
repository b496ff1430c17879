import type { Audience } from '../audience/audience.ts';
import { MOST_DAY_PARTS } from '../audience/parts-by-day.ts';
import type { AudienceId, CampaignId } from '../brand.ts';
import { pauseKinds, saysWhy } from '../campaign/outcome/pause.ts';
import { recipientsPerRequest } from '../campaign/plan/plan.ts';
import type { CampaignState, CampaignSummary, TimelineRow } from '../campaign/progress/campaign.ts';
import type { ChunkRow, CopiedChunks, Verdict } from '../campaign/progress/chunk.ts';
import { campaignPhases } from '../campaign/progress/phase.ts';
import type { Compared, ComparedPart } from '../campaign/review/compared-people.ts';
import type { Review, TestText } from '../campaign/review/review.ts';
import type { Draft } from '../draft/draft.ts';
import type { Words } from '../language/said.ts';
import type { Page } from '../page.ts';
import { accountId, audienceId, campaignId, oneOf, page, sender, slice, whole } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import { asks, changes, gives, newest, removes, sends, writes } from './declaration.ts';
import { chosenRows } from './row-fields.ts';
import type { Nothing } from './shapes.ts';

const verdict = oneOf<Verdict>({ 'treat-as-sent': true, 'send-again': true });

/** `notes` are what to know of the people of the draft. */
export interface Copied {
  readonly draft: Draft;
  readonly notes: readonly Words[];
}

/** A final text that was shown, however long. */
const finalText = z.string().max(10_000_000);

/** Why people are texted in their quiet hours. */
const anyway = z.string().trim().max(200).refine(saysWhy);

export const campaignOperations = {
  /** The one made last first. */
  'campaign.list': asks({ before: page.before }, gives<Page<CampaignSummary>>),
  'campaign.get': asks({ campaignId }, gives<CampaignState>),
  /**
   * With `includeRecent`, the people include those who had the text recently; with `inQuiet`, it is as if the quiet hours of
   * now hold nobody back.
   */
  'campaign.review': asks(
    {
      campaignId,
      includeRecent: z.boolean().optional(),
      withCode: z.boolean().optional(),
      inQuiet: z.boolean().optional(),
    },
    gives<Review>,
  ),
  /**
   * Freezes and starts, or schedules. `people` (without recent ones) and `hash` are from the review, `code` from its page.
   * With `anyway`, texts people in their quiet hours; fails as conflict if they are not as many as shown.
   */
  'campaign.start': writes(
    {
      campaignId,
      people: whole,
      hash: z.string().max(64),
      includeRecent: z.boolean(),
      code: z.string().max(40).optional(),
      anyway: z.object({ reason: anyway, people: whole.min(1) }).optional(),
    },
    gives<CampaignState>,
  ),
  'campaign.pause': sends({ campaignId }, gives<CampaignState>),
  /**
   * Continues after the pause that was shown; fails as conflict if it is now paused for something else. With a reason
   * in `anyway` the quiet hours of now hold nobody back.
   */
  'campaign.resume': writes(
    {
      campaignId,
      shown: z.object({ kind: z.enum(pauseKinds).nullable(), chunk: whole.nullable() }),
      anyway: anyway.optional(),
    },
    gives<CampaignState>,
  ),
  /** Changes the sender from now on and texts no one again; fails as conflict if it is no longer the one `shown`. */
  'campaign.correctSender': sends({ campaignId, sender, shown: z.string().max(40) }, gives<CampaignState>),
  'campaign.cancel': sends({ campaignId }, gives<CampaignState>),
  /** Turns a campaign that waits for its time, or missed it, back into a draft; one that has started goes on. */
  'campaign.unschedule': writes({ campaignId }, gives<CampaignState>),
  /** A new draft of all of it. */
  'campaign.copy': changes('audiences', { campaignId }, gives<Copied>),
  /**
   * A new draft of another one or of an ended campaign, for another list. If a command makes it for a file: `earlier`
   * drafts that one made of it for the same file.
   */
  'campaign.again': writes(
    { campaignId, file: z.string().max(10_000).optional() },
    gives<{
      draft: Draft;
      notes: readonly [];
      earlier: readonly { campaignId: CampaignId; audienceId: AudienceId | null }[];
    }>,
  ),
  /** A list for the draft beside the people of the campaign that it sends again; null if it sends none again. */
  'campaign.compared': newest({ campaignId, audienceId }, gives<{ compared: Compared | null }>, 'audiences'),
  /** A list of only these recipients of it. */
  'campaign.listCompared': changes(
    'audiences',
    {
      campaignId,
      audienceId,
      only: z
        .array(oneOf<ComparedPart>({ new: true, changed: true }))
        .min(1)
        .max(2),
    },
    gives<Audience>,
  ),
  /** A new draft of another, for rows of its list, in a list of their own; people left out stay left out. */
  'campaign.copyToRows': changes(
    'audiences',
    { campaignId, audienceId, ...chosenRows },
    gives<{ draft: Draft }>,
  ),
  /**
   * Makes a list and a draft for each day of a column of the draft's list, the draft itself being the first. Rows before
   * today and rows without a day have one each. Nothing starts; `time` only sets when each would.
   */
  'campaign.splitByDay': changes(
    'audiences',
    {
      campaignId,
      audienceId,
      column: whole,
      dayFirst: z.boolean().optional(),
      time: z.object({ before: whole.max(365), minute: whole.max(1439) }).nullable(),
      shown: z.array(z.object({ day: z.string().max(10).nullable(), rows: whole })).max(MOST_DAY_PARTS),
    },
    gives<{ drafts: number }>,
  ),
  /**
   * A new draft of an ended campaign to exactly the people `shown` in a view of its results, or, without a view, to the
   * rest: those who were not texted and will not be. Who said no, opted out or was left out by hand gets nothing.
   */
  'campaign.writeTo': changes(
    'audiences',
    { campaignId, shown: z.object(chosenRows).nullable() },
    gives<Copied>,
  ),
  /** Sends the draft's audience and message through practice as a campaign of its own. */
  'campaign.rehearse': writes({ campaignId, includeRecent: z.boolean() }, gives<CampaignState>),
  /** The text of row `n`, or of the first recipient. */
  'campaign.testText': asks({ campaignId, n: whole.nullable() }, gives<TestText>),
  /** Sends that text to one number, as a campaign of one; fails as conflict if it differs from `shown`. */
  'campaign.test': writes(
    {
      campaignId,
      number: z.string().max(100),
      shown: z.object({ accountId, n: whole.nullable(), row: whole.nullable(), text: finalText }),
    },
    gives<CampaignState>,
  ),
  /** Sends a text with letters that GSM 03.38 lacks to one number, with this `encoding` and not the account's. */
  'campaign.testEncoding': writes(
    { accountId, encoding: z.string().trim().min(1).max(40), number: z.string().max(100) },
    gives<CampaignState>,
  ),
  /** The latest first. */
  'campaign.timeline': asks({ campaignId, ...page }, gives<Page<TimelineRow>>),
  /**
   * Deletes a draft or an ended campaign for good, from the database file too, if it still is in the phase shown. With
   * `unchanged`, only what a command prepared and nobody changed since.
   */
  'campaign.remove': removes(
    writes({ campaignId, phase: z.enum(campaignPhases), unchanged: z.boolean().optional() }, gives<Nothing>),
  ),
  'campaign.older': asks({ days: whole.max(36_500) }, gives<{ campaigns: number }>),
  /** For good, all that ended more than `days` ago; fails as conflict if their number is not `shown`. */
  'campaign.removeOlder': removes(
    writes({ days: whole.max(36_500), shown: whole }, gives<{ removed: number }>),
  ),

  'chunk.list': asks({ campaignId, ...slice }, gives<{ count: number; rows: ChunkRow[] }>),
  /** The request that waits for a person: `preferred` if it does, else the first in doubt; null for none. */
  'chunk.waiting': asks({ campaignId, preferred: whole.nullable() }, gives<{ row: ChunkRow | null }>),
  /** `attempts` is how many were shown, because a request sent again in the meantime is in doubt again. */
  'chunk.resolve': sends({ campaignId, chunk: whole, verdict, attempts: whole }, gives<CampaignState>),
  /** What another copy of the data folder may have sent, with the current balance; null for nothing. */
  'chunk.copied': asks({ campaignId }, gives<{ doubt: CopiedChunks | null }>),
  /** Rules on all of it at once; `requests` is how many were shown. */
  'chunk.resolveCopied': sends({ campaignId, verdict, requests: whole }, gives<CampaignState>),
  /** Takes these people out of the batch and records them as skipped. */
  'chunk.takeOut': sends(
    { campaignId, chunk: whole, positions: z.array(whole).min(1).max(recipientsPerRequest) },
    gives<CampaignState>,
  ),
  /** Finds the recipients that the service refuses the chunk for. */
  'chunk.bisect': writes({ campaignId, chunk: whole }, gives<CampaignState>),
};
