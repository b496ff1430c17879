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

/** The order after a press on the column's header: ascending, then descending, then unsorted. */
export function sortAfterPress<By>(sort: SortOf<unknown> | null, by: By, locale: string): SortOf<By> | null {
  if (sort?.by !== by) return { by, descending: false, locale };
  return sort.descending ? null : { by, descending: true, locale };
}
