/** One phone of the practice inbox, with its latest text. */
export interface PracticePhone {
  readonly msisdn: string;
  readonly texts: number;
  readonly latest: string;
  /** In ms since the epoch. */
  readonly at: number;
}

/** One text as a practice phone received it. */
export interface PracticeText {
  readonly id: string;
  readonly msisdn: string;
  readonly sender: string;
  readonly text: string;
  readonly parts: number;
  readonly at: number;
}

/** What the practice gateway is doing, and which fault it will play next. */
export interface PracticeStatus {
  readonly url: string;
  readonly credit: number;
  readonly accepted: number;
  readonly phones: number;
  /** Fault names for the coming send requests, in order; empty for none. */
  readonly script: readonly string[];
  /** Probability 0 to 1 of a random fault per send request. */
  readonly randomness: number;
  /** Every fault it can play, with a sentence for the window. */
  readonly faults: readonly { readonly name: string; readonly description: string }[];
}
