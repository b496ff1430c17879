import { assertNever } from '../assert-never.ts';
import type { RowNote, RowStatus } from '../audience/audience.ts';
import type { FinalRow } from './final-row.ts';

/** What matters most about a row, in one word: its status, or a note on a recipient. */
export type RowState = Exclude<RowStatus, 'recipient'> | Exclude<RowNote['kind'], RowStatus | 'left-out'>;

/** The one thing that a list says of a row; null where there is nothing to say of somebody who gets a text. */
export function rowState({ status, notes }: Pick<FinalRow, 'status' | 'notes'>): RowState | null {
  switch (status) {
    case 'rejected':
    case 'duplicate':
    case 'undecided':
    case 'opted-out':
    case 'excluded':
    case 'recent':
      return status;
    case 'recipient':
      return stateByNotes(notes);
    default:
      return assertNever(status);
  }
}

/** The notes on a recipient, the one that matters most first. */
const byWeight: readonly (readonly [RowNote['kind'], RowState])[] = [
  ['left-out', 'excluded'],
  ['refused-value', 'refused-value'],
  ['too-long', 'too-long'],
  ['doubtful', 'doubtful'],
  ['lost-letters', 'lost-letters'],
  ['blank', 'blank'],
  ['other-letters', 'other-letters'],
  ['edited', 'edited'],
  ['repaired', 'repaired'],
  ['unicode', 'unicode'],
];

function stateByNotes(notes: readonly RowNote[]): RowState | null {
  return byWeight.find(([kind]) => notes.some((note) => note.kind === kind))?.[1] ?? null;
}
