import { encodingWords } from '../format/display-names.ts';
import { quoted } from '../format/sentence-parts.ts';
import { encodings, sheets } from '../texts/en/sheets.ts';
import { DELIMITERS } from './delimiter.ts';
import type { EncodingName } from './text-encodings.ts';

/** An unlisted delimiter is its own name. */
export function delimiterName(delimiter: string): string {
  const delimiterChoice = DELIMITERS.find(({ value }) => value === delimiter);
  return delimiterChoice === undefined ? quoted(delimiter) : sheets.delimiters[delimiterChoice.name];
}

export function encodingName({ script, page }: EncodingName): string {
  return encodingWords(encodings, [script, page]);
}
