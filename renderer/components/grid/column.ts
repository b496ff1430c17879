import type { ReactNode } from 'react';

/** One column of a `VirtualGrid`. */
export interface GridColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** Width in px; the least width where it grows. */
  readonly width: number;
  /** Takes a share of the space that is left. */
  readonly grow?: boolean;
  /** Grows, up to `most` px, as far as columns of `beside` px in all stay in view with it. */
  readonly stretch?: { readonly beside: number; readonly most: number };
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
  return columns
    .map((column) => (column.grow ? `minmax(${leastOf(column)}, 1fr)` : leastOf(column)))
    .join(' ');
}

/** The width below which the grid scrolls sideways, as CSS takes it. */
export function leastWidth<Row>(columns: readonly GridColumn<Row>[]): string {
  return `calc(${columns.map(leastOf).join(' + ')})`;
}

function leastOf<Row>({ width, stretch }: GridColumn<Row>): string {
  if (!stretch) return `${width}px`;
  return `clamp(${width}px, 100cqi - ${stretch.beside}px, ${stretch.most}px)`;
}
