import type { Draft, SendOptions } from '../../draft/draft.ts';
import { choiceFor } from '../../message/blank-choice.ts';
import { bindMessage } from '../../message/bound-message.ts';
import { isLossAccepted, type LetterLoss } from '../../message/letter-loss.ts';
import { failure, type Result } from '../../result.ts';
import { say } from '../../texts/say.ts';
import { MOST_NAMED, noticeOf, type Review } from './review.ts';

/** What must change before a draft may be sent: its review shows all, and its start fails with the first. */
export type Blocker = Review['blockers'][number];

export interface PeopleFound {
  readonly people: number;
  /** People who recently had this very text; the person may include them. */
  readonly recent: number;
  /** People without a version and without a message. */
  readonly forgotten: number;
  readonly undecided: number;
  readonly blanks: readonly { readonly tag: string; readonly people: number }[];
  readonly loss: LetterLoss | null;
}

export type Chosen = Pick<SendOptions, 'blanks' | 'lossAccepted'>;

/** `chosen` is null where no real phone is texted, which needs no choice. */
export function peopleBlockers(found: PeopleFound, chosen: Chosen | null): Blocker[] {
  const { people, recent, forgotten, undecided, blanks, loss } = found;
  const blockers: Blocker[] = [];
  if (forgotten > 0) {
    blockers.push({
      message: say.messages.noneForOthers(forgotten),
      fix: say.messages.noneForOthersFix(),
    });
  }
  if (chosen !== null) {
    if (undecided > 0) {
      blockers.push({
        message: say.reviews.undecided(undecided),
        fix: say.reviews.undecidedFix(),
        isOfDuplicates: true,
      });
    }
    for (const { tag, people: without } of blanks) {
      if (without === 0 || choiceFor(tag, chosen.blanks) !== null) continue;
      const message = say.reviews.blankOf(without, tag);
      blockers.push({ message, fix: say.reviews.blankOfFix(), blankTag: tag });
    }
    if (loss !== null && !isLossAccepted(loss, chosen.lossAccepted)) {
      blockers.push({
        message: say.reviews.loss(loss.people),
        fix: say.reviews.lossFix(),
        isOfLoss: true,
      });
    }
  }
  if (people === 0 && recent === 0) {
    blockers.push({ message: say.reviews.nobodyLeft(), fix: say.reviews.nobodyLeftFix() });
  }
  return blockers;
}

/** Errors of the message and its versions; those of a version name its values. */
export function messageErrors(draft: Draft, columns: readonly string[] | null): Blocker[] {
  if (columns === null) {
    return draft.message.trim() === '' ? [{ message: say.messages.none() }] : [];
  }
  const bound = bindMessage(draft.message, columns, draft.options);
  return bound.problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => {
      // The problem of an empty version names the version itself.
      if (problem.version === 0 || bound.versions[problem.version]!.message.trim() === '') {
        return noticeOf(problem);
      }
      const { values } = draft.options.versions!.cases[problem.version - 1]!;
      return noticeOf({
        ...problem,
        message: say.reviews.inVersion(values.slice(0, MOST_NAMED), problem.message),
      });
    });
}

export function blockedBy({ message, fix }: Blocker): Result<never> {
  return failure('bad-input', message, fix);
}
