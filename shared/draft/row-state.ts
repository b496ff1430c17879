import { assertNever } from '../assert-never.ts';
import type { RowNote, RowStatus } from '../audience/audience.ts';
import type { FinalRow } from './final-row.ts';

/** What matters most about a row: its status, or a note on a recipient. */
export type RowState =
  | Exclude<RowStatus, 'recipient'>
  | Exclude<RowNote['kind'], RowStatus | 'left-out' | 'tidied'>;

/** Null for a recipient without notes that matter. */
export function rowState({ status, notes }: Pick<FinalRow, 'status' | 'notes'>): RowState | null {
  switch (status) {
    case 'rejected':
    case 'duplicate':
    case 'undecided':
    case 'opted-out':
    case 'excluded':
    case 'recent':
    case 'said-no':
    case 'joined':
      return status;
    case 'recipient':
      return stateByNotes(notes);
    default:
      return assertNever(status);
  }
}

const byWeight: readonly (readonly [RowNote['kind'], RowState])[] = [
  ['left-out', 'excluded'],
  ['refused-value', 'refused-value'],
  ['too-long', 'too-long'],
  ['doubtful', 'doubtful'],
  ['lost-letters', 'lost-letters'],
  ['blank', 'blank'],
  ['misfit', 'misfit'],
  ['link', 'link'],
  ['other-letters', 'other-letters'],
  ['joined', 'joined'],
  ['edited', 'edited'],
  ['repaired', 'repaired'],
  ['unicode', 'unicode'],
];

function stateByNotes(notes: readonly RowNote[]): RowState | null {
  return byWeight.find(([kind]) => notes.some((note) => note.kind === kind))?.[1] ?? null;
}
