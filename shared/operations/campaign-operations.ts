import * as z from 'zod';
import type { PauseReason } from '../campaign/outcome/pause.ts';
import type { CampaignState, CampaignSummary } from '../campaign/progress/campaign.ts';
import type { ChunkRow, CopiedChunks, Verdict } from '../campaign/progress/chunk.ts';
import { campaignPhases } from '../campaign/progress/phase.ts';
import type { TimelineRow } from '../campaign/progress/timeline.ts';
import type { Review } from '../campaign/review/review.ts';
import type { TestText } from '../campaign/review/test-text.ts';
import type { Draft } from '../draft/draft.ts';
import type { Words } from '../language/said.ts';
import { type Declarations, gives } from './declaration.ts';
import {
  accountId,
  audienceId,
  campaignId,
  nothing,
  ofCampaign,
  oneOf,
  sender,
  slice,
  whole,
} from './fields.ts';
import { chosenRows } from './row-fields.ts';
import type { Nothing } from './shapes.ts';

const pauseKind = oneOf<PauseReason['kind']>({
  'by-user': true,
  canary: true,
  refused: true,
  unknown: true,
  'different-text': true,
  'receipts-mismatch': true,
  'odd-answer': true,
  balance: true,
  unreachable: true,
  account: true,
  restart: true,
  slept: true,
  'other-computer': true,
  'older-copy': true,
  'moved-out': true,
  disk: true,
  internal: true,
});
const verdict = oneOf<Verdict>({ 'treat-as-sent': true, 'send-again': true });
const ofChunk = z.object({ campaignId, chunk: whole });
/** A final text that was shown, however long. */
const finalText = z.string().max(10_000_000);

/** Operations of campaigns and of their requests. */
export const campaignOperations = {
  'campaign.list': { in: nothing, out: gives<CampaignSummary[]> },
  'campaign.get': { in: ofCampaign, out: gives<CampaignState> },
  /** Counts those who had the text lately among the people where they are included. */
  'campaign.review': {
    in: z.object({ campaignId, includeRecent: z.boolean().optional() }),
    out: gives<Review>,
  },
  /** Freezes and starts, or schedules where the draft has a `startAt`; `people`, without those who had the text lately, and `hash` are what the review showed. */
  'campaign.start': {
    in: z.object({
      campaignId,
      people: whole,
      hash: z.string().max(64),
      includeRecent: z.boolean(),
    }),
    out: gives<CampaignState>,
    writes: true,
  },
  'campaign.pause': { in: ofCampaign, out: gives<CampaignState>, thread: 'campaigns', writes: true },
  /** Goes on after the pause that was shown; fails as conflict where it stands still for something else since. */
  'campaign.resume': {
    in: z.object({
      campaignId,
      shown: z.object({ kind: pauseKind.nullable(), chunk: whole.nullable() }),
    }),
    out: gives<CampaignState>,
    writes: true,
  },
  /** Sends under another sender from here on, nobody again; fails as conflict where it is no longer the one `shown`. */
  'campaign.mendSender': {
    in: z.object({ campaignId, sender, shown: z.string().max(40) }),
    out: gives<CampaignState>,
    thread: 'campaigns',
    writes: true,
  },
  'campaign.cancel': { in: ofCampaign, out: gives<CampaignState>, thread: 'campaigns', writes: true },
  /** Takes a campaign that waits for its time, or has missed it, back to a draft; one that has begun goes on. */
  'campaign.unschedule': { in: ofCampaign, out: gives<CampaignState>, writes: true },
  /** A new draft: all of it, or only the people not accepted (`rest`); `note` is what to know of its people. */
  'campaign.copy': {
    in: z.object({ campaignId, rest: z.boolean() }),
    out: gives<{ draft: Draft; note: Words | null }>,
    writes: true,
    changes: 'audiences',
  },
  /** A new draft of another: the same to rows of its list, in a list of their own, where who is left out stays that. */
  'campaign.copyToRows': {
    in: z.object({ campaignId, audienceId, ...chosenRows }),
    out: gives<{ draft: Draft }>,
    writes: true,
    changes: 'audiences',
  },
  /** How many people are chosen in a view of results, and how many of them were not texted and will not be. */
  'campaign.countChosen': {
    in: z.object({ campaignId, ...chosenRows }),
    out: gives<{ people: number; free: number }>,
  },
  /** A new draft of an ended campaign, to people chosen in its results; those who were or may have been texted only `again`. */
  'campaign.copyToChosen': {
    in: z.object({ campaignId, ...chosenRows, again: z.boolean() }),
    out: gives<{ draft: Draft; note: Words | null }>,
    writes: true,
    changes: 'audiences',
  },
  /** Sends the draft's same audience and message through practice as a campaign of its own. */
  'campaign.rehearse': {
    in: z.object({ campaignId, includeRecent: z.boolean() }),
    out: gives<CampaignState>,
    writes: true,
  },
  /** What a test would send: the text of row `n`, or of the first recipient. */
  'campaign.testText': { in: z.object({ campaignId, n: whole.nullable() }), out: gives<TestText> },
  /** Sends that text to one number, now, as a campaign of one; fails as conflict where it is no longer what was shown. */
  'campaign.test': {
    in: z.object({
      campaignId,
      number: z.string().max(100),
      shown: z.object({
        accountId,
        n: whole.nullable(),
        row: whole.nullable(),
        text: finalText,
      }),
    }),
    out: gives<CampaignState>,
    writes: true,
  },
  /** Sends a text with letters that GSM 03.38 lacks to one number, with this `encoding` whatever the account has. */
  'campaign.testEncoding': {
    in: z.object({
      accountId,
      encoding: z.string().trim().min(1).max(40),
      number: z.string().max(100),
    }),
    out: gives<CampaignState>,
    writes: true,
  },
  'campaign.timeline': { in: ofCampaign, out: gives<TimelineRow[]> },
  /** Deletes a draft or an ended campaign for good, from the database file too, if it still is what was shown. */
  'campaign.remove': {
    in: z.object({ campaignId, phase: z.enum(campaignPhases) }),
    out: gives<Nothing>,
    writes: true,
  },
  /** How many campaigns ended more than `days` ago. */
  'campaign.older': { in: z.object({ days: whole.max(36_500) }), out: gives<{ campaigns: number }> },
  /** Deletes all campaigns that ended more than `days` ago for good; fails as conflict where they are not as many as shown. */
  'campaign.removeOlder': {
    in: z.object({ days: whole.max(36_500), shown: whole }),
    out: gives<{ removed: number }>,
    writes: true,
  },

  'chunk.list': { in: z.object({ campaignId, ...slice }), out: gives<{ count: number; rows: ChunkRow[] }> },
  /** The request that waits for a person: `preferred` if that does, otherwise the first in doubt; null where none does. */
  'chunk.waiting': {
    in: z.object({ campaignId, preferred: whole.nullable() }),
    out: gives<{ row: ChunkRow | null }>,
  },
  /** Rules on an unknown chunk; `attempts` is how many were shown, since one sent again since is in doubt anew. */
  'chunk.rule': {
    in: z.object({
      campaignId,
      chunk: whole,
      verdict,
      attempts: whole,
    }),
    out: gives<CampaignState>,
    thread: 'campaigns',
    writes: true,
  },
  /** What of a campaign another copy of the data folder may have sent, with the balance of this moment; null for nothing. */
  'chunk.copied': { in: ofCampaign, out: gives<{ doubt: CopiedChunks | null }> },
  /** Rules on all of it at once; `requests` is how many were shown. */
  'chunk.ruleCopied': {
    in: z.object({ campaignId, verdict, requests: whole }),
    out: gives<CampaignState>,
    thread: 'campaigns',
    writes: true,
  },
  /** Takes recipients out of a refused chunk; they are recorded as skipped. */
  'chunk.takeOut': {
    in: z.object({ campaignId, chunk: whole, positions: z.array(whole).min(1).max(10_000) }),
    out: gives<CampaignState>,
    thread: 'campaigns',
    writes: true,
  },
  /** Bisects a refused chunk to find whom the service refuses it for. */
  'chunk.bisect': { in: ofChunk, out: gives<CampaignState>, writes: true },
} as const satisfies Declarations;
