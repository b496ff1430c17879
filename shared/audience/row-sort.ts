import { hasTextProblem, passes, statusOf } from './filter-bits.ts';

/** What rows are sorted by: a column of the grid, or one of the list by its place among its columns. */
export type SortedBy = (typeof SORTED_BY)[number] | number;

/** The columns of the grid that are no columns of the list. */
export const SORTED_BY = ['row', 'number', 'text', 'parts', 'state'] as const;

export interface SortOf<By> {
  readonly by: By;
  readonly descending: boolean;
  /** The language whose order it is, as BCP 47 has it. */
  readonly locale: string;
}

/** An order in which a person wants to see rows. */
export type RowSort = SortOf<SortedBy>;

/** The sort after the header of a column was pressed: upwards, then downwards, then as the list has its rows. */
export function sortAfterPress<By>(sort: SortOf<unknown> | null, by: By, locale: string): SortOf<By> | null {
  if (sort?.by !== by) return { by, descending: false, locale };
  return sort.descending ? null : { by, descending: true, locale };
}

/** By filter bits: where rows stand that say so in their state, what needs a person first; 0 for those that say nothing. */
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
    (bits) => statusOf(bits) === 'excluded',
    (bits) => statusOf(bits) === 'recent',
    (bits) => statusOf(bits) === 'opted-out',
  ];
  return (bits) => ofRecipient.findIndex((says) => says(bits)) + 1;
}
