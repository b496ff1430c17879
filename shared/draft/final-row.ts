import type { AudienceRow } from '../audience/audience.ts';
import { finalTextFor, isUnwritten, notesOn, type Writing } from '../message/final-text.ts';
import { partCount } from '../message/parts.ts';

/** The row as the grid shows it: a recipient's with final text, size and what to know about them. */
export function withFinalText(row: AudienceRow, writing: Writing): AudienceRow {
  if (row.status !== 'recipient') return row;
  if (isUnwritten(writing)) return { ...row, text: '', parts: null };
  const final = finalTextFor(writing, row.cells);
  return {
    ...row,
    text: final.text,
    parts: partCount(final.count),
    notes: [...row.notes, ...notesOn(writing, final)],
  };
}
