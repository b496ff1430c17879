import type { Audience } from '../../../../../shared/audience/audience.ts';
import type { Draft } from '../../../../../shared/draft/draft.ts';
import { messageOf } from '../../../../../shared/draft/draft-versions.ts';
import type { Survey, VersionSum } from '../../../../../shared/draft/survey.ts';
import { spoken } from '../../../../../shared/language/spoken.ts';
import { bindMessage } from '../../../../../shared/message/bound-message.ts';
import { choiceFor } from '../../../../../shared/message/choices/blank-choice.ts';
import { oddChoiceFor, oddQuestion } from '../../../../../shared/message/choices/odd-choice.ts';
import type { MessageProblem } from '../../../../../shared/message/message-problem.ts';
import { versionNames } from '../../../../../shared/message/version-names.ts';
import { compose } from '../../../../../shared/texts/en/message.ts';
import { useSurvey } from '../../../../state/use-survey.ts';

export interface ShownVersion {
  readonly name: string;
  /** People with the version's values, people whose text can be sent, and parts; null until counted. */
  readonly sums: VersionSum | null;
  readonly problems: readonly string[];
}

/** The problem that some people have no version, and the message for everybody else is empty; null for none. */
export function othersForgotten({ message }: Draft, survey: Survey): MessageProblem | null {
  if (message.trim() !== '') return null;
  const forgotten = survey.messageProblems.find(
    ({ version, ofColumn, severity }) => version === 0 && !ofColumn && severity === 'error',
  );
  return forgotten ?? null;
}

/** All versions by index; the message for everybody else is first. */
export function useVersions(draft: Draft, audience: Audience | null): readonly ShownVersion[] {
  const { survey } = useSurvey();
  const { versions } = draft.options;
  const cases = versions?.cases ?? [];
  const bound = audience && bindMessage(draft.message, audience.columns, { versions });
  // Until a new version is counted, the counts belong to other versions.
  const counted = survey?.versions.length === cases.length + 1 ? survey : null;
  return versionNames(versions).map((name, at) => {
    const message = messageOf(draft, at);
    const forgotten = at === 0 && counted ? othersForgotten(draft, counted) : null;
    const wrong = bound?.problems.filter(({ version, ofColumn }) => version === at && !ofColumn) ?? [];
    const blanks = (counted?.blanks ?? []).filter(
      ({ tag }) => message.includes(tag) && choiceFor(tag, draft.options.blanks) === null,
    );
    const oddValues = (counted?.oddValues ?? []).filter(
      (odd) => message.includes(odd.tag) && oddChoiceFor(odd, draft.options.oddValues) === null,
    );
    const problems = [
      ...[...(forgotten ? [forgotten] : []), ...wrong].map((problem) => spoken(problem.message)),
      ...blanks.map(({ people, tag }) => compose.noValue(people, tag)),
      ...oddValues.map((odd) => spoken(oddQuestion(odd).message)),
    ];
    return { name, sums: counted?.versions[at] ?? null, problems };
  });
}

export interface VersionsProps {
  readonly draft: Draft;
  readonly audience: Audience | null;
  /** The version in the editor; 0 is the message for everybody else. */
  readonly version: number;
  /** Opens another version in the editor; `then` also moves the focus there. */
  readonly onVersion: (version: number, then?: 'write' | 'select') => void;
}
