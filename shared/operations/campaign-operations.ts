import type { AccountId, AudienceId, CampaignId } from '../brand.ts';
import type { PauseShown } from '../campaign/outcome/pause.ts';
import type { CampaignState, CampaignSummary } from '../campaign/progress/campaign.ts';
import type { ChunkRow, CopiedChunks, Verdict } from '../campaign/progress/chunk.ts';
import type { CampaignPhase } from '../campaign/progress/phase.ts';
import type { TimelineRow } from '../campaign/progress/timeline.ts';
import type { Review } from '../campaign/review/review.ts';
import type { TestText } from '../campaign/review/test-text.ts';
import type { Draft } from '../draft/draft.ts';
import type { Words } from '../language/said.ts';
import type { InView, Nothing, Slice } from './shapes.ts';

/** Operations of campaigns and of their requests. */
export interface CampaignOperations {
  'campaign.list': { in: Nothing; out: CampaignSummary[] };
  'campaign.get': { in: { campaignId: CampaignId }; out: CampaignState };
  /** Counts those who had the text lately among the people where they are included. */
  'campaign.review': { in: { campaignId: CampaignId; includeRecent?: boolean | undefined }; out: Review };
  /** Freezes and starts, or schedules where the draft has a `startAt`; `people`, without those who had the text lately, and `hash` are what the review showed. */
  'campaign.start': {
    in: { campaignId: CampaignId; people: number; hash: string; includeRecent: boolean };
    out: CampaignState;
  };
  'campaign.pause': { in: { campaignId: CampaignId }; out: CampaignState };
  /** Goes on after the pause that was shown; fails as conflict where it stands still for something else since. */
  'campaign.resume': { in: { campaignId: CampaignId; shown: PauseShown }; out: CampaignState };
  /** Sends under another sender from here on, nobody again; fails as conflict where it is no longer the one `shown`. */
  'campaign.mendSender': {
    in: { campaignId: CampaignId; sender: string; shown: string };
    out: CampaignState;
  };
  'campaign.cancel': { in: { campaignId: CampaignId }; out: CampaignState };
  /** Takes a campaign that waits for its time, or has missed it, back to a draft; one that has begun goes on. */
  'campaign.unschedule': { in: { campaignId: CampaignId }; out: CampaignState };
  /** A new draft: all of it, or only the people not accepted (`rest`); `note` is what to know of its people. */
  'campaign.copy': {
    in: { campaignId: CampaignId; rest: boolean };
    out: { draft: Draft; note: Words | null };
  };
  /** A new draft of another: the same to rows of its list, in a list of their own, where who is left out stays that. */
  'campaign.copyToRows': {
    in: InView & { campaignId: CampaignId; audienceId: AudienceId };
    out: { draft: Draft };
  };
  /** How many people are chosen in a view of results, and how many of them were not texted and will not be. */
  'campaign.countChosen': {
    in: InView & { campaignId: CampaignId };
    out: { people: number; free: number };
  };
  /** A new draft of an ended campaign, to people chosen in its results; those who were or may have been texted only `again`. */
  'campaign.copyToChosen': {
    in: InView & { campaignId: CampaignId; again: boolean };
    out: { draft: Draft; note: Words | null };
  };
  /** Sends the draft's same audience and message through practice as a campaign of its own. */
  'campaign.rehearse': { in: { campaignId: CampaignId; includeRecent: boolean }; out: CampaignState };
  /** What a test would send: the text of row `n`, or of the first recipient. */
  'campaign.testText': { in: { campaignId: CampaignId; n: number | null }; out: TestText };
  /** Sends that text to one number, now, as a campaign of one; fails as conflict where it is no longer what was shown. */
  'campaign.test': { in: { campaignId: CampaignId; number: string; shown: TestText }; out: CampaignState };
  /** Sends a text with letters that GSM 03.38 lacks to one number, with this `encoding` whatever the account has. */
  'campaign.testEncoding': {
    in: { accountId: AccountId; encoding: string; number: string };
    out: CampaignState;
  };
  'campaign.timeline': { in: { campaignId: CampaignId }; out: TimelineRow[] };
  /** Deletes a draft or an ended campaign for good, from the database file too, if it still is what was shown. */
  'campaign.remove': { in: { campaignId: CampaignId; phase: CampaignPhase }; out: Nothing };
  /** How many campaigns ended more than `days` ago. */
  'campaign.older': { in: { days: number }; out: { campaigns: number } };
  /** Deletes all campaigns that ended more than `days` ago for good; fails as conflict where they are not as many as shown. */
  'campaign.removeOlder': { in: { days: number; shown: number }; out: { removed: number } };

  'chunk.list': { in: { campaignId: CampaignId } & Slice; out: { count: number; rows: ChunkRow[] } };
  /** The request that waits for a person: `preferred` if that does, otherwise the first in doubt; null where none does. */
  'chunk.waiting': {
    in: { campaignId: CampaignId; preferred: number | null };
    out: { row: ChunkRow | null };
  };
  /** Rules on an unknown chunk; `attempts` is how many were shown, since one sent again since is in doubt anew. */
  'chunk.rule': {
    in: { campaignId: CampaignId; chunk: number; verdict: Verdict; attempts: number };
    out: CampaignState;
  };
  /** What of a campaign another copy of the data folder may have sent, with the balance of this moment; null for nothing. */
  'chunk.copied': { in: { campaignId: CampaignId }; out: { doubt: CopiedChunks | null } };
  /** Rules on all of it at once; `requests` is how many were shown. */
  'chunk.ruleCopied': {
    in: { campaignId: CampaignId; verdict: Verdict; requests: number };
    out: CampaignState;
  };
  /** Takes recipients out of a refused chunk; they are recorded as skipped. */
  'chunk.takeOut': { in: { campaignId: CampaignId; chunk: number; positions: number[] }; out: CampaignState };
  /** Bisects a refused chunk to find whom the service refuses it for. */
  'chunk.bisect': { in: { campaignId: CampaignId; chunk: number }; out: CampaignState };
}
