/** What accepted requests have taught about the price: credits and parts of those that reported credits. */
export interface Learned {
  readonly credits: number;
  readonly parts: number;
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
