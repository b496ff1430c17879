import type { Said } from '../language/said.ts';
import { say } from '../texts/say.ts';

/** What the balance can say of requests that another copy of the data folder may have sent. */
export interface CopyFacts {
  /** The credit when the copy was made, less what this copy has consumed since; null where it is not known. */
  readonly before: number | null;
  /** The credit now; null where it cannot be read. */
  readonly now: number | null;
  /** What sending to everybody in doubt should cost; null while no price is known. */
  readonly expected: number | null;
}

/** Says what the account lost since a copy was made: a hint for the person's verdict, never acted upon by itself. */
export function copyEvidence({ before, now, expected }: CopyFacts): Said {
  const { folder } = say;
  if (now === null) return folder.balanceUnread();
  if (before === null) return folder.balanceBeforeUnknown();
  const lost = Math.round((before - now) * 10_000) / 10_000;
  const cost = expected === null || expected <= 0 ? null : expected;
  if (lost > 0) return folder.lost(lost, cost);
  return lost < 0 ? folder.gained(-lost) : folder.lostNothing(cost);
}

/** What is said of practice, whose balance every copy of the folder has for itself. */
export const practiceEvidence = say.folder.practiceBalance();
