import type { BlankChoice } from './choices/blank-choice.ts';
import type { OddChoice } from './choices/odd-choice.ts';
import { messageInOtherLetters, type OtherLetters } from './other-letters.ts';
import type { Versions } from './versions.ts';

/** How characters outside GSM 03.38 are sent, and texts with a blank. */
export interface Lettering {
  /** With the account's `encoding`. Without one the service transcodes (spec, SMS), and letters may be lost. */
  readonly encoded: boolean;
  /** What is first written in other letters; left out if all is sent as written. */
  readonly other?: OtherLetters | undefined;
  /** People without a value for these tags get no text; left out for none. */
  readonly needed?: readonly string[] | undefined;
  /** What becomes of values that show what nobody meant; left out if nobody chose. */
  readonly oddValues?: readonly OddChoice[] | undefined;
  /** When the texts go, as by `dayAt`, if their words depend on it. */
  readonly day?: string | undefined;
  /** Left out for a single version. It is here because the message and this together decide the texts. */
  readonly versions?: Versions | undefined;
}

/** The lettering of a campaign, from its account and options. */
export function letteringOf(
  { unicodeEncoding }: { readonly unicodeEncoding: string },
  {
    otherLetters,
    blanks = [],
    oddValues,
    versions,
  }: {
    readonly otherLetters?: OtherLetters | undefined;
    readonly blanks?: readonly BlankChoice[] | undefined;
    readonly oddValues?: readonly OddChoice[] | undefined;
    readonly versions?: Versions | undefined;
  },
  day?: string,
): Lettering {
  const needed = blanks.flatMap(({ tag, choice }) => (choice === 'leave-out' ? [tag] : []));
  return {
    encoded: unicodeEncoding !== '',
    ...(otherLetters !== undefined && { other: otherLetters }),
    ...(needed.length > 0 && { needed }),
    ...(oddValues !== undefined && oddValues.length > 0 && { oddValues }),
    ...(versions !== undefined && { versions }),
    ...(day !== undefined && { day }),
  };
}

/** The `message` of the request; tags stay as written. */
export function messageAsSent(message: string, { other }: Lettering): string {
  return other === undefined ? message : messageInOtherLetters(message);
}
