import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** A sentence with places: `Press {key} to go on`. */
  readonly text: string;
  /** What stands in each place. */
  readonly parts: { readonly [place: string]: ReactNode };
}

/** A sentence of the catalogue with elements in it, in the order that its language puts them. */
export function Sentence({ text, parts }: SentenceProps) {
  let at = 0;
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    const start = at;
    at += piece.length + 1;
    return <Fragment key={start}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>;
  });
}
