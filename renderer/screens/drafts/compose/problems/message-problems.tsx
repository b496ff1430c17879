import { useState } from 'react';
import { linkNotices } from '../../../../../shared/campaign/review/warnings.ts';
import type { SendOptions } from '../../../../../shared/draft/draft.ts';
import { spoken } from '../../../../../shared/language/spoken.ts';
import { choiceFor } from '../../../../../shared/message/choices/blank-choice.ts';
import {
  type OddFound,
  oddChoiceFor,
  oddChosenWords,
  oddQuestion,
  withOddChoice,
} from '../../../../../shared/message/choices/odd-choice.ts';
import { withColumn, wrongTags } from '../../../../../shared/message/correct-tags.ts';
import { noLinkFaults } from '../../../../../shared/message/link-faults.ts';
import type { MessageProblem } from '../../../../../shared/message/message-problem.ts';
import { tagFor } from '../../../../../shared/message/tag.ts';
import { common } from '../../../../../shared/texts/en/common.ts';
import { compose } from '../../../../../shared/texts/en/message.ts';
import { recipients } from '../../../../../shared/texts/en/recipients.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { OddChoices } from '../../../../components/buttons/odd-choices.tsx';
import { ColumnMenu } from '../../../../components/lists/column-menu.tsx';
import { useFrom } from '../../../../state/context.tsx';
import { useSurvey } from '../../../../state/use-survey.ts';
import { BlankLine, BlankLines } from './blank-lines.tsx';
import { ProblemLine } from './problem-line.tsx';
import { ShowProblems } from './show-problems.tsx';
import './message-problems.css';

/** How many problems are shown at a time. */
const SHOWN = 20;

interface MessageProblemsProps {
  readonly message: string;
  readonly problems: readonly MessageProblem[];
  readonly columns: readonly string[];
  readonly onReplace: (problem: MessageProblem) => void;
  readonly onChange: (message: string) => void;
}

/** Shows each problem with one click that corrects it, if there is one. */
export function MessageProblems({ message, problems, columns, onReplace, onChange }: MessageProblemsProps) {
  const { survey } = useSurvey();
  const choices = useFrom('draft', ({ draft }) => draft?.options.blanks);
  const [each, setEach] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  if (message.trim() === '') return null;
  const blanks = survey?.blanks.filter(({ tag }) => message.includes(tag)) ?? [];
  const misfits = survey?.misfits.filter(({ tag }) => message.includes(tag)) ?? [];
  const oddValues = survey?.oddValues.filter(({ tag }) => message.includes(tag)) ?? [];
  const unmet = survey?.progress === 1 && survey.message === message ? survey.unmet : [];
  const brokenLinks = linkNotices(survey?.brokenLinks ?? noLinkFaults());
  if ([problems, blanks, misfits, oddValues, unmet, brokenLinks].every((ofKind) => ofKind.length === 0))
    return null;
  const open = blanks.filter(({ tag }) => choiceFor(tag, choices) === null);
  const isTogether = open.length > 1 && !each;
  const { meant, corrected } = wrongTags({ message, problems });
  return (
    <ul className="problems" aria-label={recipients.filters.problems}>
      {meant.length > 1 && (
        <ProblemLine
          tone="danger"
          title={compose.tagsAs(meant.slice(0, 5).map(({ tag, as }) => compose.tagAs(tag, as)))}
        >
          <Button size="small" onPress={() => onChange(corrected)}>
            {compose.fixTags(meant.length)}
          </Button>
        </ProblemLine>
      )}
      {problems.slice(0, shown).map((problem) => (
        <ProblemLine
          key={`${problem.from} ${spoken(problem.message)}`}
          tone={problem.severity === 'error' ? 'danger' : 'warning'}
          title={spoken(problem.message)}
          more={spoken(problem.fix)}
        >
          {problem.replacement !== undefined && (
            <Button size="small" onPress={() => onReplace(problem)}>
              {problem.foreign ? compose.makeTag : takeReplacement(problem.replacement)}
            </Button>
          )}
          {problem.severity === 'error' &&
            !problem.ofWords &&
            problem.replacement === undefined &&
            columns.length > 0 && (
              <ColumnMenu
                title={compose.chooseColumn}
                label={compose.columnFor(message.slice(problem.from, problem.to))}
                columns={columns}
                onChoose={(column) =>
                  onChange(withColumn(message, message.slice(problem.from, problem.to), tagFor(column)))
                }
              />
            )}
        </ProblemLine>
      ))}
      {problems.length > shown && (
        <li className="problem">
          <Button size="small" look="plain" onPress={() => setShown(shown + SHOWN)}>
            {common.showMore}
          </Button>
        </li>
      )}
      {brokenLinks.map((notice) => (
        <ProblemLine
          key={spoken(notice.message)}
          tone="warning"
          title={spoken(notice.message)}
          more={spoken(notice.fix)}
        >
          <ShowProblems />
        </ProblemLine>
      ))}
      {unmet.map((value) => (
        <ProblemLine
          key={value}
          tone="warning"
          title={spoken(say.reviews.wordsOfNobody(value))}
          more={spoken(say.reviews.wordsOfNobodyFix())}
        />
      ))}
      {oddValues.map((odd) => (
        <OddLine key={`${odd.kind} ${odd.tag}`} odd={odd} />
      ))}
      {misfits.map(({ tag, people }) => (
        <ProblemLine
          key={tag}
          tone="warning"
          title={spoken(say.reviews.misfit(people, tag))}
          more={spoken(say.messages.misfitFix())}
        >
          <ShowProblems />
        </ProblemLine>
      ))}
      {isTogether && <BlankLines blanks={open} columns={columns} onEach={() => setEach(true)} />}
      {(isTogether ? blanks.filter((one) => !open.includes(one)) : blanks).map(({ tag, people }) => (
        <BlankLine
          key={tag}
          tag={tag}
          people={people}
          columns={columns}
          onReplace={(withWord) => onChange(message.replaceAll(tag, withWord))}
        />
      ))}
    </ul>
  );
}

/** Asks what becomes of odd values: values that would show what nobody meant. */
function OddLine({ odd }: { readonly odd: OddFound }) {
  const draft = useFrom('draft', (state) => state.draft);
  const change = useFrom('draft', (state) => state.change);
  if (draft === null) return null;
  const { options } = draft;
  const chosen = oddChoiceFor(odd, options.oddValues);
  const onOptions = (patch: Pick<SendOptions, 'oddValues'>) => change({ options: { ...options, ...patch } });
  const { message, fix } = oddQuestion(odd);
  if (chosen === null)
    return (
      <ProblemLine tone="warning" title={spoken(message)} more={spoken(fix)}>
        <OddChoices of={odd} options={options} size="small" onOptions={onOptions} />
        <ShowProblems />
      </ProblemLine>
    );
  const words = oddChosenWords(odd, chosen);
  return (
    <ProblemLine
      tone="accent"
      title={spoken(words ?? message)}
      more={words === null ? compose.areLeftOut : undefined}
    >
      <Button
        size="small"
        onPress={() => onOptions({ oddValues: withOddChoice(options.oddValues, odd, null) })}
      >
        {compose.chooseAgain}
      </Button>
      <ShowProblems />
    </ProblemLine>
  );
}

/** In the text a tag has its own marks around it. */
function takeReplacement(text: string): string {
  if (text === '') return compose.takeOut;
  return text.startsWith('{') ? compose.takeThis(text) : compose.takeWords(text);
}
