import type { RowNote } from '../audience/audience.ts';
import type { RowStatus } from '../audience/audience-row.ts';
import { hasOfSeveral, passes, statusOf, textProblemOf } from '../audience/filter-bits.ts';
import type { FinalRow } from './final-row.ts';

/** What matters most about a row: its status, or a note on a recipient. */
export type RowState =
  | Exclude<RowStatus, 'recipient'>
  | Exclude<RowNote['kind'], RowStatus | 'left-out' | 'tidied'>;

/** Of several the first is shown, and rows sorted by state are in this order. */
const byUrgency: readonly RowState[] = [
  'rejected',
  'refused-value',
  'too-long',
  'undecided',
  'doubtful',
  'lost-letters',
  'blank',
  'odd-value',
  'misfit',
  'link',
  'other-letters',
  'joined',
  'edited',
  'repaired',
  'unicode',
  'duplicate',
  'excluded',
  'recent',
  'opted-out',
  'said-no',
];

/** Null for a recipient without notes that matter. */
export function rowState({ status, notes }: Pick<FinalRow, 'status' | 'notes'>): RowState | null {
  const kinds: ReadonlySet<string> = new Set(notes.map(({ kind }) => kind));
  return mostUrgent(status, kinds.has('left-out'), (state) => kinds.has(state));
}

/** The place of a row's state among all, from 1, by its filter bits; 0 for none. */
export function stateRank(encoded: boolean): (bits: number) => number {
  const [isDoubtful, isEdited, isRepaired] = [passes('doubtful'), passes('edited'), passes('repaired')];
  const [isOutside, isOther] = [passes('outside-gsm'), passes('other-letters')];
  const says: Readonly<Partial<Record<RowState, (bits: number) => boolean>>> = {
    doubtful: isDoubtful,
    edited: isEdited,
    repaired: isRepaired,
    joined: hasOfSeveral,
    'other-letters': isOther,
    [encoded ? 'unicode' : 'lost-letters']: isOutside,
  };
  return (bits) => {
    const problem = textProblemOf(bits);
    const state = mostUrgent(
      statusOf(bits),
      problem === 'left-out',
      (one) => one === problem || says[one]?.(bits) === true,
    );
    return state === null ? 0 : byUrgency.indexOf(state) + 1;
  };
}

function mostUrgent(
  status: RowStatus,
  isLeftOut: boolean,
  is: (state: RowState) => boolean,
): RowState | null {
  if (status !== 'recipient') return status;
  return isLeftOut ? 'excluded' : (byUrgency.find(is) ?? null);
}
