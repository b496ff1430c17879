/** What accepted requests have taught about the price: credits and parts of those that reported credits. */
export interface Learned {
  readonly credits: number;
  readonly parts: number;
}

/** What is still to be spent, as far as it can be known. */
export interface Estimate {
  /** Credits per part; null until a first request has reported `credit_consumed`. */
  readonly perPart: number | null;
  /** Credits for the parts still to send; null with `perPart`. */
  readonly credits: number | null;
  /** False when the balance is known not to suffice; null when either is unknown. */
  readonly suffices: boolean | null;
}

/** Estimates the credits for `partsLeft` from what was learned, against the balance when it is known. */
export function estimate(learned: Learned, partsLeft: number, balance: number | null): Estimate {
  const perPart = creditsPerPart(learned);
  if (perPart === null) return { perPart, credits: null, suffices: null };
  const credits = Math.round(perPart * partsLeft * 10_000) / 10_000;
  return { perPart, credits, suffices: balance === null ? null : balance >= credits };
}

/** Credits per part from what was learned; null when nothing was. */
export function creditsPerPart(learned: Learned): number | null {
  return learned.parts > 0 ? learned.credits / learned.parts : null;
}

/** What a chunk of `parts` should cost, rounded to whole credits as `credit_consumed` is; null if unknown. */
export function expectedCredits(learned: Learned, parts: number): number | null {
  const perPart = creditsPerPart(learned);
  return perPart === null ? null : Math.round(perPart * parts);
}
