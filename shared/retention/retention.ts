import { type CampaignPhase, hasEnded } from '../campaign/progress/phase.ts';
import { declared } from '../declared.ts';

/** In days since the last use; 0 for ever. */
export interface Retention {
  /** Ended campaigns with their results. */
  readonly campaigns: number;
  readonly lists: number;
  readonly inbox: number;
  readonly log: number;
}

export const keepForEver: Retention = { campaigns: 0, lists: 0, inbox: 0, log: 0 };

export const retention = declared<Retention>(({ z, whole }) => {
  const days = whole.max(36_500);
  return z.object({ campaigns: days, lists: days, inbox: days, log: days });
}, keepForEver);

/** How much is deleted: campaigns, lists, texts in the practice inbox, lines of the log. */
export type RetentionPlan = { readonly [What in keyof Retention]: number };

const dayMs = 86_400_000;

/** What is older than this, in ms since the epoch, is deleted; null keeps all. */
export function goneBefore(days: number, now: number): number | null {
  return days === 0 ? null : now - days * dayMs;
}

/**
 * Campaigns that ended before this are deleted, and whom they reached is forgotten: never within
 * `recentDays`, in which no one may get the same text, or any text, again.
 */
export function campaignsGoneBefore(days: number, recentDays: number, now: number): number | null {
  return goneBefore(days === 0 ? 0 : Math.max(days, recentDays), now);
}

export interface OldCampaign {
  readonly phase: CampaignPhase;
  /** In ms since the epoch. */
  readonly endedAt: number;
  /** Someone in it still needs a verdict. */
  readonly isInDoubt: boolean;
  /** A campaign to its rest is being written or can still send. */
  readonly hasRest: boolean;
}

/** Never one that has not ended, one in doubt, or one whose rest is still to be texted. */
export function mayGoCampaign(
  { phase, endedAt, isInDoubt, hasRest }: OldCampaign,
  days: number,
  { now, recentDays }: { readonly now: number; readonly recentDays: number },
): boolean {
  const before = campaignsGoneBefore(days, recentDays, now);
  return before !== null && hasEnded(phase) && endedAt < before && !isInDoubt && !hasRest;
}

export interface OldList {
  /** When it was made, changed, or last used by a campaign, in ms since the epoch. */
  readonly usedAt: number;
  /** A campaign that has not ended uses it. */
  readonly isNeeded: boolean;
}

/** Never one that an open campaign or a draft uses. */
export function mayGoList({ usedAt, isNeeded }: OldList, days: number, now: number): boolean {
  const before = goneBefore(days, now);
  return before !== null && usedAt < before && !isNeeded;
}
