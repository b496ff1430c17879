import { messageInOtherLetters, type OtherLetters } from './other-letters.ts';

/** What becomes of the characters of a text that GSM 03.38 does not have. */
export interface Lettering {
  /**
   * True where such texts go with the account's `encoding`. Without one the service transcodes to GSM 03.38 (spec, SMS)
   * and does not show what it makes of them, so that they may be lost.
   */
  readonly encoded: boolean;
  /** What is written in other letters first; left out where all is sent as it is written. */
  readonly other?: OtherLetters | undefined;
}

/** The lettering of texts that go through an account, as the options of their campaign choose. */
export function letteringOf(
  { unicodeEncoding }: { readonly unicodeEncoding: string },
  { otherLetters }: { readonly otherLetters?: OtherLetters | undefined },
): Lettering {
  const encoded = unicodeEncoding !== '';
  return otherLetters === undefined ? { encoded } : { encoded, other: otherLetters };
}

/** The `message` of the request: as it is written, or in other letters but for its tags. */
export function messageAsSent(message: string, { other }: Lettering): string {
  return other === undefined ? message : messageInOtherLetters(message);
}
