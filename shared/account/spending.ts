import { credits } from '../format/format-count.ts';

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
): readonly { readonly message: string; readonly fix: string }[] {
  const about = `About ${credits(expected)} credits are expected`;
  const found: { message: string; fix: string }[] = [];
  if (campaignLimit !== null && expected > campaignLimit) {
    found.push({
      message: `${about}, and the account's limit for a campaign is ${credits(campaignLimit)}.`,
      fix: 'Raise the limit in the account by hand, or send to fewer people.',
    });
  }
  if (dayLimit !== null && expected + others > dayLimit) {
    const before = others === 0 ? '' : ` and other campaigns of that day take ${credits(others)}`;
    found.push({
      message: `${about}${before}, and the account's limit for a day is ${credits(dayLimit)}.`,
      fix: 'Raise the limit in the account by hand, or send on another day.',
    });
  }
  return found;
}
