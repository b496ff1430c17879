import { useState } from 'react';
import { withBlankChoice } from '../../../../../shared/draft/draft-versions.ts';
import type { Survey } from '../../../../../shared/draft/survey.ts';
import { count } from '../../../../../shared/format/format-count.ts';
import { type BlankChoice, choiceFor } from '../../../../../shared/message/choices/blank-choice.ts';
import { common } from '../../../../../shared/texts/en/common.ts';
import { compose } from '../../../../../shared/texts/en/message.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { useFrom, useStores } from '../../../../state/context.tsx';
import { ProblemLine } from './problem-line.tsx';
import { ShowProblems } from './show-problems.tsx';

interface BlankLinesProps {
  readonly blanks: Survey['blanks'];
  readonly columns: readonly string[];
  /** Called to ask about each tag separately. */
  readonly onEach: () => void;
}

/** Asks one question for several tags: a line for each would fill the column. */
export function BlankLines({ blanks, columns, onEach }: BlankLinesProps) {
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
export function BlankLine({ tag, people, columns, onReplace }: BlankLineProps) {
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
