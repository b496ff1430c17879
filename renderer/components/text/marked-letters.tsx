import { Fragment } from 'react';
import { characterName } from '../../../shared/message/character-name.ts';
import { fitsGsm } from '../../../shared/message/gsm.ts';
import './marked-letters.css';

interface MarkedLettersProps {
  readonly text: string;
  readonly what: string;
}

/** Marks letters that GSM 03.38 lacks. */
export function MarkedLetters({ text, what }: MarkedLettersProps) {
  if (fitsGsm(text)) return text;
  let start = 0;
  return text.split(/([^\p{ASCII}]+)/u).map((stretch) => {
    const from = start;
    start += stretch.length;
    return (
      <Fragment key={from}>{fitsGsm(stretch) ? stretch : <Marks text={stretch} what={what} />}</Fragment>
    );
  });
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
