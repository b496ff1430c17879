import type { ReactNode } from 'react';

/** One column of a `VirtualGrid`. */
export interface GridColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** Width in px; the least width where it grows. */
  readonly width: number;
  /** Takes a share of the space that is left. */
  readonly grow?: boolean;
  readonly align?: 'end';
  cell(row: Row): ReactNode;
  /** The text to edit in place; null where the cell cannot be edited. Absent for a column that never can. */
  editable?(row: Row): string | null;
}

/** The active cell: both from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** The tracks of the columns as `grid-template-columns` takes them. */
export function tracksOf<Row>(columns: readonly GridColumn<Row>[]): string {
  return columns.map(({ width, grow }) => (grow ? `minmax(${width}px, 1fr)` : `${width}px`)).join(' ');
}

/** The width below which the grid scrolls sideways, in px. */
export function leastWidth<Row>(columns: readonly GridColumn<Row>[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
