import { Fragment } from 'react';
import { characterName } from '../../../shared/message/character-name.ts';
import { fitsGsm } from '../../../shared/message/gsm.ts';
import './marked-letters.css';

interface MarkedLettersProps {
  readonly text: string;
  readonly what: string;
}

/** Nobody looks at more marks, and each mark costs the window a little time. */
export const MOST_MARKED = 2000;

/** Marks letters that GSM 03.38 lacks, in the first `MOST_MARKED` characters of a text. */
export function MarkedLetters({ text, what }: MarkedLettersProps) {
  const looked = text.slice(0, MOST_MARKED).replace(/[\ud800-\udbff]$/, '');
  if (fitsGsm(looked)) return text;
  let start = 0;
  const stretches = looked.split(/([^\p{ASCII}]+)/u).map((stretch) => {
    const from = start;
    start += stretch.length;
    return (
      <Fragment key={from}>{fitsGsm(stretch) ? stretch : <Marks text={stretch} what={what} />}</Fragment>
    );
  });
  return [...stretches, text.slice(looked.length)];
}

function Marks({ text, what }: MarkedLettersProps) {
  return [...text].map((letter, at) =>
    fitsGsm(letter) ? (
      letter
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter is known by its place alone.
      <mark key={at} className="marked-letter" title={`${characterName(letter)}: ${what}`}>
        {letter}
      </mark>
    ),
  );
}
