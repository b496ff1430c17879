import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';

/** In credits; null for no limit. Only a person raises one. */
export interface SpendingLimits {
  readonly campaignLimit: number | null;
  /** Over all campaigns of a day, in this computer's time. */
  readonly dayLimit: number | null;
}

export const noLimits: SpendingLimits = { campaignLimit: null, dayLimit: null };

/** What a campaign is expected to cost, and what others of its day cost or will cost. */
export interface Spending {
  readonly expected: number;
  readonly others: number;
}

export function overLimits(
  { campaignLimit, dayLimit }: SpendingLimits,
  { expected, others }: Spending,
): readonly { readonly message: Words; readonly fix: Words }[] {
  const found: { message: Words; fix: Words }[] = [];
  if (campaignLimit !== null && expected > campaignLimit) {
    found.push({
      message: say.accounts.overCampaign(expected, campaignLimit),
      fix: say.accounts.raiseOrFewer(),
    });
  }
  if (dayLimit !== null && expected + others > dayLimit) {
    found.push({
      message: say.accounts.overDay(expected, others, dayLimit),
      fix: say.accounts.raiseOrLater(),
    });
  }
  return found;
}
