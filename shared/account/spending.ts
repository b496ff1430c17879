import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import type { AccountFields } from './account-fields.ts';

export type SpendingLimits = Pick<AccountFields, 'campaignLimit' | 'dayLimit'>;

export function hasLimit({ campaignLimit, dayLimit }: SpendingLimits): boolean {
  return campaignLimit !== null || dayLimit !== null;
}

/** What a campaign is expected to cost on one day, and what others cost or will cost then. */
interface Spending {
  /** As in `2026-03-01`. */
  readonly day: string;
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
  expected: number,
  days: readonly Spending[],
): readonly OverLimit[] {
  const overLimit: OverLimit[] = [];
  if (campaignLimit !== null && expected > campaignLimit) {
    overLimit.push({
      message: say.accounts.overCampaign(expected, campaignLimit),
      fix: say.accounts.raiseOrFewer(),
      accountField: 'campaignLimit',
    });
  }
  for (const { day, expected, others } of days) {
    if (dayLimit === null || expected + others <= dayLimit) continue;
    overLimit.push({
      message: say.accounts.overDay(day, expected, others, dayLimit),
      fix: say.accounts.raiseOrLater(),
      accountField: 'dayLimit',
    });
  }
  return overLimit;
}
