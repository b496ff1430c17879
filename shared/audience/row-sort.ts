import { hasTextProblem, passes, statusOf } from './filter-bits.ts';

/** A column of the grid, or the index of one of the list's columns. */
export type SortedBy = (typeof SORTED_BY)[number] | number;

/** The grid's own columns, which the list does not have. */
export const SORTED_BY = ['row', 'number', 'text', 'parts', 'state'] as const;

export interface SortOf<By> {
  readonly by: By;
  readonly descending: boolean;
  /** The language to sort by, as BCP 47. */
  readonly locale: string;
}

export type RowSort = SortOf<SortedBy>;

/** After a press on the column's header: ascending, then descending, then unsorted. */
export function sortAfterPress<By>(sort: SortOf<unknown> | null, by: By, locale: string): SortOf<By> | null {
  if (sort?.by !== by) return { by, descending: false, locale };
  return sort.descending ? null : { by, descending: true, locale };
}

/** The rank of filter bits by what the state column says, most urgent first; 0 for rows without a state. */
export function stateRank(encoded: boolean): (bits: number) => number {
  const [isRepaired, isDoubtful, isEdited] = [passes('repaired'), passes('doubtful'), passes('edited')];
  const [isOutside, isOther] = [passes('outside-gsm'), passes('other-letters')];
  const ofRecipient: readonly ((bits: number) => boolean)[] = [
    (bits) => statusOf(bits) === 'rejected',
    hasTextProblem,
    (bits) => statusOf(bits) === 'undecided',
    isDoubtful,
    (bits) => !encoded && isOutside(bits),
    isOther,
    (bits) => statusOf(bits) === 'recipient' && isEdited(bits),
    isRepaired,
    isOutside,
    (bits) => statusOf(bits) === 'duplicate',
    (bits) => statusOf(bits) === 'joined',
    (bits) => statusOf(bits) === 'excluded',
    (bits) => statusOf(bits) === 'recent',
    (bits) => statusOf(bits) === 'opted-out',
    (bits) => statusOf(bits) === 'said-no',
  ];
  return (bits) => ofRecipient.findIndex((says) => says(bits)) + 1;
}
