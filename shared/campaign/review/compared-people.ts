/** A draft's list beside the people of the campaign that it sends again. */
export interface Compared {
  /** The earlier campaign's name. */
  readonly campaign: string;
  /** Recipients that the earlier campaign did not have. */
  readonly new: number;
  /** Recipients of both whose row changed, so that the earlier message says something else. */
  readonly changed: number;
  readonly same: number;
  /** Recipients of the earlier campaign who are none of the list. */
  readonly gone: number;
  /** Of those in both: accepted or perhaps texted by the earlier campaign or its rests. */
  readonly reached: number;
}

export type ComparedPart = 'new' | 'changed';
