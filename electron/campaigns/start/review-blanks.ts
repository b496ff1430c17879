import type { Review } from '../../../shared/campaign/review.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { choiceFor } from '../../../shared/message/blank-choice.ts';
import { say } from '../../../shared/texts/say.ts';
import type { ReviewScan } from '../worker/review-scan.ts';

/** Asks what becomes of people without a value for a tag, where nobody has chosen yet. */
export function blankBlockers({ blanks }: ReviewScan, options: SendOptions): Review['blockers'] {
  return blanks
    .filter(({ tag }) => choiceFor(tag, options.blanks) === null)
    .map(({ tag, people }) => ({
      message: say.reviews.blankOf(people, tag),
      fix: say.reviews.blankOfFix(),
      blankTag: tag,
    }));
}

/** Tells of blanks that are sent as they are, as somebody chose. */
export function blankWarnings({ blanks }: ReviewScan, options: SendOptions): Review['warnings'] {
  return blanks
    .filter(({ tag }) => choiceFor(tag, options.blanks) !== null)
    .map(({ tag, people }) => ({ message: say.reviews.blankSent(people, tag), filter: 'problems' }));
}

/** The tags whose blanks somebody chose to send as they are. */
export function blanksAsTheyAre({ blanks = [] }: SendOptions): string[] {
  return blanks.flatMap(({ tag, choice }) => (choice === 'as-it-is' ? [tag] : []));
}
