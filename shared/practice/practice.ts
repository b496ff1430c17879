export interface PracticePhone {
  readonly msisdn: string;
  readonly texts: number;
  readonly latest: string;
  readonly sender: string;
  /** See `PracticeText`, for the latest text. */
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
  /** The encoding of the text lacked a character, so the phone shows a question mark instead. */
  readonly damaged: boolean;
  /** A payload (spec, SMS), shown as it was sent. */
  readonly payload: boolean;
}

/** Letters shown as question marks on practice phones, because the encoding of their texts lacked them. */
export interface LostLetters {
  readonly texts: number;
  /** The letters that most texts lost, most first, at most 20. */
  readonly letters: readonly { readonly letter: string; readonly texts: number }[];
}

/** What the practice gateway has done, and what goes wrong next. */
export interface PracticeStatus {
  /** Goes up with each status, to recognise a late one. */
  readonly revision: number;
  readonly url: string;
  readonly credit: number;
  readonly phones: number;
  readonly texts: number;
  readonly lost: LostLetters;
  /** The next faults of send requests, for example `ok*3, 500-after, slow:500`; empty for none. */
  readonly script: string;
  /** 0 to 1: the chance of a random fault per send request once the script is used up. */
  readonly randomness: number;
  /** The same seed gives the same random faults. */
  readonly seed: number;
  /** Connections taken by others, 0 to 40 (spec, Limits). */
  readonly taken: number;
}

/** What is left out stays as it is. */
export type PracticeFaults = {
  /** `randomness` and `seed` restart the random faults. */
  readonly [Which in 'script' | 'randomness' | 'seed' | 'taken']?: PracticeStatus[Which] | undefined;
};

/** Which texts the practice gateway erases; `at` in ms since the epoch. */
export type Forgotten =
  | { readonly what: 'campaign'; readonly campaignId: number }
  | { readonly what: 'number'; readonly msisdn: string }
  | { readonly what: 'before'; readonly at: number };
