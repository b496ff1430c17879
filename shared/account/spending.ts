import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';

/** How much an account may spend before somebody raises it by hand; null for no limit. In credits. */
export interface SpendingLimits {
  readonly campaignLimit: number | null;
  /** Over all campaigns of a day, in this computer's time. */
  readonly dayLimit: number | null;
}

/** An account that nobody set a limit for. */
export const noLimits: SpendingLimits = { campaignLimit: null, dayLimit: null };

/** What a campaign is expected to take, and what others of its day have taken or are to take. */
export interface Spending {
  readonly expected: number;
  readonly others: number;
}

/** Why a campaign may not be sent before a limit is raised; empty where it keeps within them. */
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
