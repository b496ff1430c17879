import type { AudienceFilter, AudienceRow } from '../audience/audience.ts';
import {
  finalTextFor,
  isUnwritten,
  notesOn,
  type TextNote,
  textAsWritten,
  type Writing,
} from '../message/final-text.ts';
import { type PartCount, partCount } from '../message/parts.ts';

/** A row of an audience with what it comes to for one message. */
export interface FinalRow extends AudienceRow {
  /** The final text for a recipient; null for a row that gets none. */
  readonly text: string | null;
  readonly parts: PartCount | null;
  /** The text as it is written, where other letters change it; null where they do not. */
  readonly written: string | null;
}

/** The row as the grid shows it: a recipient's with final text, size and what to know about them. */
export function withFinalText(row: AudienceRow, writing: Writing): FinalRow {
  if (row.status !== 'recipient') return { ...row, text: null, parts: null, written: null };
  if (isUnwritten(writing)) return { ...row, text: '', parts: null, written: null };
  const final = finalTextFor(writing, row.cells);
  const written = writing.lettering.other === undefined ? final.text : textAsWritten(writing, row.cells);
  return {
    ...row,
    text: final.text,
    parts: partCount(final.count),
    written: written === final.text ? null : written,
    notes: [...row.notes, ...notesOn(writing, final), ...(written === final.text ? [] : [inOtherLetters])],
  };
}

const inOtherLetters: TextNote = {
  kind: 'other-letters',
  message: 'Sent in other letters than it is written in.',
};

/** Whether another message would list other rows, or the same in another order. */
export function dependsOnMessage(filter: AudienceFilter, search: string): boolean {
  return filter === 'problems' || filter === 'longest' || filter === 'outside-gsm' || search.trim() !== '';
}
