import type { Review } from '../../../shared/campaign/review/review.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { choiceFor } from '../../../shared/message/blank-choice.ts';
import { say } from '../../../shared/texts/say.ts';
import type { ReviewScan } from '../worker/start/review-scan.ts';

/** Tells of blanks that are sent as they are, as somebody chose. */
export function blankWarnings({ blanks }: ReviewScan, options: SendOptions): Review['warnings'] {
  return blanks
    .filter(({ tag }) => choiceFor(tag, options.blanks) !== null)
    .map(({ tag, people }) => ({ message: say.reviews.blankSent(people, tag), filter: 'problems' }));
}
