import type { RowNote } from '../audience/audience.ts';
import type { RowStatus } from '../audience/audience-row.ts';
import type { FinalRow } from './final-row.ts';

/** What matters most about a row: its status, or a note on a recipient. */
export type RowState =
  | Exclude<RowStatus, 'recipient'>
  | Exclude<RowNote['kind'], RowStatus | 'left-out' | 'tidied'>;

/** Null for a recipient without notes that matter. */
export function rowState({ status, notes }: Pick<FinalRow, 'status' | 'notes'>): RowState | null {
  if (status !== 'recipient') return status;
  return byWeight.find(([kind]) => notes.some((note) => note.kind === kind))?.[1] ?? null;
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
