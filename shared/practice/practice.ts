export interface PracticePhone {
  readonly msisdn: string;
  readonly texts: number;
  readonly latest: string;
  readonly sender: string;
  /** True when the latest text lost a letter; see `PracticeText`. */
  readonly damaged: boolean;
  readonly at: number;
}

export interface PracticeText {
  readonly id: string;
  readonly text: string;
  readonly sender: string;
  readonly label: string | null;
  readonly parts: number;
  readonly at: number;
  /** True when its encoding lacked a character, so that the phone shows a question mark in its place. */
  readonly damaged: boolean;
  /** True for a payload (spec, SMS), which is shown as it was sent. */
  readonly payload: boolean;
}

/** The letters that practice phones show question marks for, since the encoding of their texts lacked them. */
export interface LostLetters {
  /** Texts that lost any. */
  readonly texts: number;
  /** The letters most texts lost, most first, at most 20. */
  readonly letters: readonly { readonly letter: string; readonly texts: number }[];
}

/** A page of the inbox, latest first; `next` is the `before` of the following page, null on the last. */
export interface PracticePage<Row> {
  readonly rows: readonly Row[];
  readonly next: number | null;
}

/** What the practice gateway has done, and what goes wrong next. */
export interface PracticeStatus {
  /** Goes up with each status, so that one which comes late is known. */
  readonly revision: number;
  readonly url: string;
  readonly credit: number;
  readonly phones: number;
  readonly texts: number;
  readonly lost: LostLetters;
  /** Faults still to come for send requests as text, for example `ok*3, 500-after, slow:500`; empty for none. */
  readonly script: string;
  /** Probability 0 to 1 of a random fault per send request once the script is used up. */
  readonly randomness: number;
  /** The same seed gives the same random faults. */
  readonly seed: number;
  /** Connections taken by others, 0 to 40 (spec, Limits). */
  readonly taken: number;
}

/** What the practice gateway is to do wrong; what is left out stays as it is. */
export type PracticeFaults = {
  /** `randomness` and `seed` start the random faults again. */
  readonly [Which in 'script' | 'randomness' | 'seed' | 'taken']?: PracticeStatus[Which] | undefined;
};

/** Which texts the practice gateway erases: of a campaign, to a number, or of before a time in ms since the epoch. */
export type Forgotten =
  | { readonly what: 'campaign'; readonly campaignId: number }
  | { readonly what: 'number'; readonly msisdn: string }
  | { readonly what: 'before'; readonly at: number };
