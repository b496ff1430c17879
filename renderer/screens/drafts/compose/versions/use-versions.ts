import type { Audience } from '../../../../../shared/audience/audience.ts';
import type { Draft } from '../../../../../shared/draft/draft.ts';
import { messageOf } from '../../../../../shared/draft/draft-versions.ts';
import type { Survey } from '../../../../../shared/draft/survey.ts';
import { spoken } from '../../../../../shared/language/spoken.ts';
import { choiceFor } from '../../../../../shared/message/blank-choice.ts';
import { bindMessage, type MessageProblem } from '../../../../../shared/message/bound-message.ts';
import { versionNames } from '../../../../../shared/message/version-names.ts';
import { compose } from '../../../../../shared/texts/en/compose.ts';
import { useSurvey } from '../../../../state/survey.ts';

/** One version as its tab shows it. */
export interface ShownVersion {
  readonly name: string;
  /** Who has its values, people whose text goes, and its parts; null until they are counted. */
  readonly sums: { readonly recipients: number; readonly people: number; readonly parts: number } | null;
  /** What is wrong with it, in sentences. */
  readonly problems: readonly string[];
}

/** That somebody gets no version and there is no message for everybody else, as counting has found; null where all is well. */
export function othersForgotten({ message }: Draft, survey: Survey): MessageProblem | null {
  if (message.trim() !== '') return null;
  const found = survey.messageProblems.find(
    ({ version, ofColumn, severity }) => version === 0 && !ofColumn && severity === 'error',
  );
  return found ?? null;
}

/** Every version of a draft's message by its index, that for everybody else first. */
export function useVersions(draft: Draft, audience: Audience | null): readonly ShownVersion[] {
  const { survey } = useSurvey();
  const { versions } = draft.options;
  const cases = versions?.cases ?? [];
  const bound = audience && bindMessage(draft.message, audience.columns, versions);
  // Until those of a new version are counted they are of other versions.
  const counted = survey?.versions.length === cases.length + 1 ? survey : null;
  return versionNames(versions).map((name, at) => {
    const message = messageOf(draft, at);
    const forgotten = at === 0 && counted ? othersForgotten(draft, counted) : null;
    const wrong = bound?.problems.filter(({ version, ofColumn }) => version === at && !ofColumn) ?? [];
    const blanks = (counted?.blanks ?? []).filter(
      ({ tag }) => message.includes(tag) && choiceFor(tag, draft.options.blanks) === null,
    );
    const problems = [
      ...[...(forgotten ? [forgotten] : []), ...wrong].map((problem) => spoken(problem.message)),
      ...blanks.map(({ people, tag }) => compose.noValue(people, tag)),
    ];
    return { name, sums: counted?.versions[at] ?? null, problems };
  });
}

/** The versions of a draft's message, one of them in the editor. */
export interface VersionsProps {
  readonly draft: Draft;
  readonly audience: Audience | null;
  /** The one in the editor: 0 for the message for everybody else. */
  readonly version: number;
  /** Brings another one into the editor, and there the keyboard too where it is to be written. */
  readonly onVersion: (version: number, then?: 'write' | 'select') => void;
}
