import type { BlankChoice } from './blank-choice.ts';
import { messageInOtherLetters, type OtherLetters } from './other-letters.ts';
import type { Versions } from './versions.ts';

/** What becomes of the characters of a text that GSM 03.38 does not have, and of a text with a blank in it. */
export interface Lettering {
  /**
   * True where such texts go with the account's `encoding`. Without one the service transcodes to GSM 03.38 (spec, SMS)
   * and does not show what it makes of them, so that they may be lost.
   */
  readonly encoded: boolean;
  /** What is written in other letters first; left out where all is sent as it is written. */
  readonly other?: OtherLetters | undefined;
  /** Tags without which a person gets no text; left out for none. */
  readonly needed?: readonly string[] | undefined;
  /**
   * Who gets which version of the message; left out where everybody gets the same. It stands here since what works
   * out texts, and whatever a list of them is kept by, has the message and this, and neither tells the texts alone.
   */
  readonly versions?: Versions | undefined;
}

/** The lettering of texts that go through an account, as the options of their campaign choose. */
export function letteringOf(
  { unicodeEncoding }: { readonly unicodeEncoding: string },
  {
    otherLetters,
    blanks = [],
    versions,
  }: {
    readonly otherLetters?: OtherLetters | undefined;
    readonly blanks?: readonly BlankChoice[] | undefined;
    readonly versions?: Versions | undefined;
  },
): Lettering {
  const needed = blanks.flatMap(({ tag, choice }) => (choice === 'leave-out' ? [tag] : []));
  return {
    encoded: unicodeEncoding !== '',
    ...(otherLetters !== undefined && { other: otherLetters }),
    ...(needed.length > 0 && { needed }),
    ...(versions !== undefined && { versions }),
  };
}

/** The `message` of the request: as it is written, or in other letters but for its tags. */
export function messageAsSent(message: string, { other }: Lettering): string {
  return other === undefined ? message : messageInOtherLetters(message);
}
