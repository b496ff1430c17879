import type { AccountId } from '../../brand.ts';

/** What a test sends: the final text of somebody, or a message that has no tags. */
export interface TestText {
  readonly accountId: AccountId;
  /** The place of the row in its audience, from 0; null where nobody is needed. */
  readonly n: number | null;
  /** 1-based row in the file; null with `n`. */
  readonly row: number | null;
  readonly text: string;
}
