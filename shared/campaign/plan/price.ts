/** Credits and parts of the accepted requests that reported credits. */
export interface Learned {
  readonly credits: number;
  readonly parts: number;
}

/** By how requests were sent: in GSM 03.38, or with the encoding for Unicode, whose parts may have another price. */
export interface LearnedPrices {
  readonly plain: Learned;
  readonly unicode: Learned;
}

export interface SentParts {
  readonly plain: number;
  readonly unicode: number;
}

/** All parts of a request are sent alike. */
export function partsOfRequest(parts: number, { unicode }: { readonly unicode: boolean }): SentParts {
  return unicode ? { plain: 0, unicode: parts } : { plain: parts, unicode: 0 };
}

function creditsPerPart(learned: Learned): number | null {
  return learned.parts > 0 ? learned.credits / learned.parts : null;
}

/** With fractions; null if nothing was learned. One known price also serves for the other. */
export function exactCredits(prices: LearnedPrices, parts: SentParts): number | null {
  const plain = creditsPerPart(prices.plain);
  const unicode = creditsPerPart(prices.unicode);
  const [perPlain, perUnicode] = [plain ?? unicode, unicode ?? plain];
  if (perPlain === null || perUnicode === null) return null;
  return perPlain * parts.plain + perUnicode * parts.unicode;
}

/** Rounded to whole credits as `credit_consumed` is; null if unknown. */
export function expectedCredits(prices: LearnedPrices, parts: SentParts): number | null {
  const exact = exactCredits(prices, parts);
  return exact === null ? null : Math.round(exact);
}
