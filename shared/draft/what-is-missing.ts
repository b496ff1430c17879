import type { Audience } from '../audience/audience.ts';
import { spoken } from '../language/spoken.ts';
import { bindMessage } from '../message/bound-message.ts';
import { wrongTags } from '../message/correct-tags.ts';
import { judgeSender } from '../message/sender.ts';
import { shell } from '../texts/en/shell.ts';
import type { Draft } from './draft.ts';
import { hasMessage } from './draft-versions.ts';
import type { ShownSurvey } from './survey.ts';

/** Why a draft cannot be reviewed yet; null when it can. */
export function whatIsMissing(
  draft: Draft,
  audience: Audience | null,
  { survey, isRunning, error }: ShownSurvey,
): string | null {
  if (!audience) return shell.footer.noAudience;
  if (!hasMessage(draft)) return shell.footer.noMessage;
  const { versions } = draft.options;
  const bound = bindMessage(draft.message, audience.columns, { versions });
  const wrong = wrongTags(bound);
  if (wrong.count > 0) return shell.footer.correctMessage(wrong.count, wrong.isAll);
  const ofVersion =
    versions &&
    [...bound.problems, ...(survey?.messageProblems ?? [])].find(({ severity }) => severity === 'error');
  if (ofVersion) return spoken(ofVersion.message);
  if (judgeSender(draft.sender).kind === 'wrong') return shell.footer.correctSender;
  if (error !== null) return spoken(error.message);
  if (survey === null) return shell.footer.counting;
  if (survey.people === 0 && survey.progress === 1) {
    // The survey shown may be of an earlier message; an empty message reaches no one.
    return isRunning ? shell.footer.counting : shell.footer.nobody;
  }
  return null;
}
