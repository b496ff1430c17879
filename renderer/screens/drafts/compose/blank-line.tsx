import { useState } from 'react';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useFrom } from '../../../state/context.tsx';
import { ProblemLine } from './problem-line.tsx';

interface BlankLineProps {
  readonly tag: string;
  readonly people: number;
  /** Puts a tag with a word to stand in for what is missing in the place of the one without. */
  readonly onReplace: (tag: string) => void;
}

/** Says how many people have no value for a tag, and asks for a word to stand in: no word would fit every column. */
export function BlankLine({ tag, people, onReplace }: BlankLineProps) {
  const [word, setWord] = useState('');
  const showRows = useFrom('app', (state) => state.showRows);
  const withWord = `${tag.slice(0, -1)}|${word.trim().replace(/[{}]/g, '')}}`;
  return (
    <ProblemLine
      tone="warning"
      title={`${peopleWords(people)} ${people === 1 ? 'has' : 'have'} no value for ${tag}.`}
      more="A word after a bar stands in for what is missing."
    >
      <form
        className="blank-line line"
        onSubmit={(event) => {
          event.preventDefault();
          if (word.trim() !== '') onReplace(withWord);
        }}
      >
        <TextField
          label={`Word in place of ${tag}`}
          labelHidden
          placeholder="For example there"
          value={word}
          onChange={setWord}
          autoComplete="off"
        />
        <Button type="submit" size="small" isDisabled={word.trim() === ''} aria-label={`Use ${withWord}`}>
          Use
        </Button>
        <Button size="small" look="plain" onPress={() => showRows('problems')}>
          Show them
        </Button>
      </form>
    </ProblemLine>
  );
}
