import { useState } from 'react';
import { linkNotices } from '../../../../../shared/campaign/review/warnings.ts';
import type { SendOptions } from '../../../../../shared/draft/draft.ts';
import { withBlankChoice } from '../../../../../shared/draft/draft-versions.ts';
import type { Survey } from '../../../../../shared/draft/survey.ts';
import { count } from '../../../../../shared/format/format-count.ts';
import { spoken } from '../../../../../shared/language/spoken.ts';
import { type BlankChoice, choiceFor } from '../../../../../shared/message/choices/blank-choice.ts';
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
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ColumnMenu } from '../../../../components/lists/column-menu.tsx';
import { useFrom, useStores } from '../../../../state/context.tsx';
import { useSurvey } from '../../../../state/use-survey.ts';
import { ProblemLine } from './problem-line.tsx';
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

function ShowProblems() {
  const showRows = useFrom('app', (state) => state.showRows);
  return (
    <Button size="small" look="plain" onPress={() => showRows('problems')}>
      {compose.showThem}
    </Button>
  );
}

interface BlankLinesProps {
  readonly blanks: Survey['blanks'];
  readonly columns: readonly string[];
  /** Called to ask about each tag separately. */
  readonly onEach: () => void;
}

/** Asks one question for several tags: a line for each would fill the column. */
function BlankLines({ blanks, columns, onEach }: BlankLinesProps) {
  const { draft } = useStores();

  function choose(choice: BlankChoice['choice']): void {
    const { draft: now, change } = draft.getState();
    if (now === null) return;
    let { options } = now;
    for (const { tag } of blanks)
      options = { ...options, ...withBlankChoice({ ...now, options }, columns, tag, choice) };
    change({ options });
  }

  return (
    <ProblemLine
      tone="warning"
      title={compose.noValues(blanks.map(({ tag, people }) => `${tag} (${count(people)})`))}
    >
      <Button size="small" onPress={() => choose('leave-out')}>
        {compose.leaveOut}
      </Button>
      <Button size="small" onPress={() => choose('as-it-is')}>
        {compose.asItIs}
      </Button>
      <Button size="small" look="plain" onPress={onEach}>
        {compose.oneByOne}
      </Button>
    </ProblemLine>
  );
}

interface BlankLineProps {
  readonly tag: string;
  readonly people: number;
  readonly columns: readonly string[];
  /** Replaces the tag by one with a fallback. */
  readonly onReplace: (tag: string) => void;
}

/** Asks what people without a value get: a fallback, no text, or the text as it is. */
function BlankLine({ tag, people, columns, onReplace }: BlankLineProps) {
  const [word, setWord] = useState('');
  const draft = useFrom('draft', (state) => state.draft);
  const change = useFrom('draft', (state) => state.change);
  const withWord = `${tag.slice(0, -1)}|${word.trim().replace(/[{}]/g, '')}}`;
  const chosen = choiceFor(tag, draft?.options.blanks);

  function choose(choice: BlankChoice['choice'] | null): void {
    if (draft) change({ options: { ...draft.options, ...withBlankChoice(draft, columns, tag, choice) } });
  }

  if (chosen !== null)
    return (
      <ProblemLine
        tone="accent"
        title={compose.noValue(people, tag)}
        more={chosen === 'leave-out' ? compose.areLeftOut : compose.areSent}
      >
        <Button size="small" onPress={() => choose(null)}>
          {compose.chooseAgain}
        </Button>
        <ShowProblems />
      </ProblemLine>
    );
  return (
    <ProblemLine tone="warning" title={compose.noValue(people, tag)} more={compose.noValueMore}>
      <form
        className="blank-line line"
        onSubmit={(event) => {
          event.preventDefault();
          if (word.trim() !== '') onReplace(withWord);
        }}
      >
        <TextField
          label={compose.wordFor(tag)}
          labelHidden
          placeholder={compose.wordHint}
          value={word}
          onChange={setWord}
          autoComplete="off"
        />
        <Button
          type="submit"
          size="small"
          isDisabled={word.trim() === ''}
          aria-label={compose.takeThis(withWord)}
        >
          {common.use}
        </Button>
        <ShowProblems />
      </form>
      <Button size="small" onPress={() => choose('leave-out')}>
        {compose.leaveOut}
      </Button>
      <Button size="small" onPress={() => choose('as-it-is')}>
        {compose.asItIs}
      </Button>
    </ProblemLine>
  );
}

/** In the text a tag has its own marks around it. */
function takeReplacement(text: string): string {
  if (text === '') return compose.takeOut;
  return text.startsWith('{') ? compose.takeThis(text) : compose.takeWords(text);
}
