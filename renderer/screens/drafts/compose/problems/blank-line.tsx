import { useState } from 'react';
import { type BlankChoice, choiceFor, withChoice } from '../../../../../shared/message/blank-choice.ts';
import { common } from '../../../../../shared/texts/en/common.ts';
import { compose } from '../../../../../shared/texts/en/compose.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { useFrom } from '../../../../state/context.tsx';
import { ProblemLine } from './problem-line.tsx';

interface BlankLineProps {
  readonly tag: string;
  readonly people: number;
  /** Puts a tag with a word to stand in for what is missing in the place of the one without. */
  readonly onReplace: (tag: string) => void;
}

/** Says how many people have no value for a tag, and asks what becomes of them: a word instead, nothing, or the text as it is. */
export function BlankLine({ tag, people, onReplace }: BlankLineProps) {
  const [word, setWord] = useState('');
  const showRows = useFrom('app', (state) => state.showRows);
  const options = useFrom('draft', (state) => state.draft?.options);
  const change = useFrom('draft', (state) => state.change);
  const withWord = `${tag.slice(0, -1)}|${word.trim().replace(/[{}]/g, '')}}`;
  const chosen = choiceFor(tag, options?.blanks);

  function choose(choice: BlankChoice['choice'] | null): void {
    if (options) change({ options: { ...options, blanks: withChoice(options.blanks, tag, choice) } });
  }

  const show = (
    <Button size="small" look="plain" onPress={() => showRows('problems')}>
      {compose.showThem}
    </Button>
  );
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
        {show}
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
        {show}
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
