import type { DatabaseSync } from 'node:sqlite';
import type { Review } from '../../../shared/campaign/review/review.ts';
import type { Draft, SendOptions } from '../../../shared/draft/draft.ts';
import { choiceFor } from '../../../shared/message/blank-choice.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { checkMessage } from '../../../shared/message/message-check.ts';
import { USUAL_PARTS } from '../../../shared/message/parts.ts';
import type { AppError } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import type { ReviewScan } from '../worker/start/review-scan.ts';
import { columnsOf } from './draft-people.ts';

type Notice = Review['warnings'][number];

const MOST_NAMED = 3;

export function noticeOf({ message, fix }: Pick<AppError, 'message' | 'fix'>): Notice {
  return fix === undefined ? { message } : { message, fix };
}

/** Errors of the message and its versions; those of a version name its values. */
export function messageErrors(database: DatabaseSync, draft: Draft): Notice[] {
  const columns = columnsOf(database, draft);
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

export function reviewedVersions({ message, options }: Draft, scan: ReviewScan | null): Review['versions'] {
  const all = [{ values: [], message }, ...(options.versions?.cases ?? [])];
  return (scan?.versions ?? []).map(({ people }, version) => ({ ...all[version]!, people }));
}

/** For versions that nobody on the list gets, with the values that are probably meant. */
export function versionWarnings({ options }: Draft, { versions }: ReviewScan): Notice[] {
  return versions.slice(1).flatMap(({ recipients, near }, index) => {
    if (recipients > 0) return [];
    const values = options.versions!.cases[index]!.values.slice(0, MOST_NAMED);
    if (values.length === 0) {
      return [{ message: say.reviews.versionOfNobody(), fix: say.reviews.versionOfNobodyFix() }];
    }
    const fix =
      near.length === 0
        ? say.reviews.nobodyHasFix()
        : say.messages.didYouMeanColumn(near.slice(0, MOST_NAMED));
    return [{ message: say.reviews.nobodyHas(values), fix }];
  });
}

/** For words whose value nobody on the list has. */
export function conditionWarnings({ unmet }: ReviewScan): Notice[] {
  return unmet.map((value) => ({
    message: say.reviews.wordsOfNobody(value),
    fix: say.reviews.wordsOfNobodyFix(),
  }));
}

/** What would look wrong to the people who get the text. */
export function textWarnings({ message, sender, options }: Draft): Notice[] {
  const messages = [message, ...(options.versions?.cases ?? []).map((one) => one.message)];
  const found = messages.flatMap((one) => checkMessage(one, sender)).map(noticeOf);
  return [...new Map(found.map((notice) => [JSON.stringify(notice.message), notice])).values()];
}

export function linkWarnings({ brokenLinks }: ReviewScan): Notice[] {
  if (brokenLinks === 0) return [];
  const broken = { message: say.reviews.brokenLinks(brokenLinks), fix: say.reviews.brokenLinksFix() };
  return [{ ...broken, filter: 'problems' }];
}

export function longWarnings({ long: { people, mostParts } }: ReviewScan): Notice[] {
  if (people === 0) return [];
  const message = say.messages.longTexts(people, USUAL_PARTS, mostParts);
  return [{ message, fix: say.messages.tooLongFix(), filter: 'longest' }];
}

export function blankWarnings({ blanks, misfits }: ReviewScan, options: SendOptions): Review['warnings'] {
  const chosen = blanks.filter(({ tag }) => choiceFor(tag, options.blanks) !== null);
  return [
    ...chosen.map(({ tag, people }) => say.reviews.blankSent(people, tag)),
    ...misfits.map(({ tag, people }) => say.reviews.misfit(people, tag)),
  ].map((message) => ({ message, filter: 'problems' }));
}
