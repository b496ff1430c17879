import { credits } from '../format/format-count.ts';

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
export function copyEvidence({ before, now, expected }: CopyFacts): string {
  if (now === null) return 'The balance cannot be read now, so it says nothing about them.';
  if (before === null) {
    return 'What the balance was when this copy was made is not known, so it says nothing about them.';
  }
  const lost = Math.round((before - now) * 10_000) / 10_000;
  const cost =
    expected === null || expected <= 0
      ? ''
      : ` Sending to everybody in doubt here should cost ${credits(expected)}.`;
  if (lost > 0) {
    return `Since this copy was made the account lost ${credits(lost)} credits.${cost} Other campaigns and other users of the account may have taken some of them.`;
  }
  if (lost < 0) {
    return `Since this copy was made the account gained ${credits(-lost)} credits: somebody topped it up, so it says nothing about them.`;
  }
  return `Since this copy was made the account lost no credits.${cost} A top-up may hide what was sent.`;
}

/** What is said of practice, whose balance every copy of the folder has for itself. */
export const practiceEvidence =
  'Practice keeps its balance in the data folder, so it says nothing about them.';
