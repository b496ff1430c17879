/** What accepted requests have taught about the price: credits and parts of those that reported credits. */
export interface Learned {
  readonly credits: number;
  readonly parts: number;
}

/** The same by how requests were sent: in GSM 03.38, or with the encoding for Unicode, whose parts may have another price. */
export interface LearnedPrices {
  readonly plain: Learned;
  readonly unicode: Learned;
}

/** Parts by how they are sent. */
export interface SentParts {
  readonly plain: number;
  readonly unicode: number;
}

/** The parts of one request, all of which are sent alike. */
export function partsOfRequest(parts: number, { unicode }: { readonly unicode: boolean }): SentParts {
  return unicode ? { plain: 0, unicode: parts } : { plain: parts, unicode: 0 };
}

/** Credits per part from what was learned; null when nothing was. */
function creditsPerPart(learned: Learned): number | null {
  return learned.parts > 0 ? learned.credits / learned.parts : null;
}

/**
 * What parts should cost, to the fraction of a credit; null when nothing was learned. While only one price is known it
 * stands in for the other.
 */
export function exactCredits(prices: LearnedPrices, parts: SentParts): number | null {
  const plain = creditsPerPart(prices.plain);
  const unicode = creditsPerPart(prices.unicode);
  const [perPlain, perUnicode] = [plain ?? unicode, unicode ?? plain];
  if (perPlain === null || perUnicode === null) return null;
  return perPlain * parts.plain + perUnicode * parts.unicode;
}

/** What parts should cost, rounded to whole credits as `credit_consumed` is; null if unknown. */
export function expectedCredits(prices: LearnedPrices, parts: SentParts): number | null {
  const exact = exactCredits(prices, parts);
  return exact === null ? null : Math.round(exact);
}
