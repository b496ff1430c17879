import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** A text with places: `Press {key} to go on`. */
  readonly text: string;
  readonly parts: { readonly [place: string]: ReactNode };
}

/** Puts elements into the places of the text, wherever a language has them. */
export function Sentence({ text, parts }: SentenceProps) {
  let at = 0;
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    const start = at;
    at += piece.length + 1;
    return <Fragment key={start}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>;
  });
}
