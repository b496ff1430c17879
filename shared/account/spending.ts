import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';

/** In credits; null for no limit. Only a person raises one. */
export interface SpendingLimits {
  readonly campaignLimit: number | null;
  /** Over all campaigns of a day, in this computer's time. */
  readonly dayLimit: number | null;
}

export const noLimits: SpendingLimits = { campaignLimit: null, dayLimit: null };

export function hasLimit({ campaignLimit, dayLimit }: SpendingLimits): boolean {
  return campaignLimit !== null || dayLimit !== null;
}

/** What a campaign is expected to cost, and what others of its day cost or will cost. */
export interface Spending {
  readonly expected: number;
  readonly others: number;
}

interface OverLimit {
  readonly message: Words;
  readonly fix: Words;
  readonly accountField: 'campaignLimit' | 'dayLimit';
}

export function overLimits(
  { campaignLimit, dayLimit }: SpendingLimits,
  { expected, others }: Spending,
): readonly OverLimit[] {
  const found: OverLimit[] = [];
  if (campaignLimit !== null && expected > campaignLimit) {
    found.push({
      message: say.accounts.overCampaign(expected, campaignLimit),
      fix: say.accounts.raiseOrFewer(),
      accountField: 'campaignLimit',
    });
  }
  if (dayLimit !== null && expected + others > dayLimit) {
    found.push({
      message: say.accounts.overDay(expected, others, dayLimit),
      fix: say.accounts.raiseOrLater(),
      accountField: 'dayLimit',
    });
  }
  return found;
}
