import type { Said } from '../language/said.ts';
import { say } from '../texts/say.ts';

/** What the balance can say about requests that another copy of the data folder may have sent. */
export interface CopyFacts {
  /** The credit when the copy was made, minus what this copy has consumed since; null if unknown. */
  readonly before: number | null;
  /** Null if it cannot be read. */
  readonly now: number | null;
  /** The cost of sending to all people in doubt; null while no price is known. */
  readonly expected: number | null;
}

/** What the account lost since a copy was made: a hint for the person's verdict, which Tagline never acts on. */
export function copyEvidence({ before, now, expected }: CopyFacts): Said {
  const { folder } = say;
  if (now === null) return folder.balanceUnread();
  if (before === null) return folder.balanceBeforeUnknown();
  const lost = Math.round((before - now) * 10_000) / 10_000;
  const cost = expected === null || expected <= 0 ? null : expected;
  if (lost > 0) return folder.lost(lost, cost);
  return lost < 0 ? folder.gained(-lost) : folder.lostNothing(cost);
}

/** Each copy of the folder has its own practice balance. */
export const practiceEvidence = say.folder.practiceBalance();
