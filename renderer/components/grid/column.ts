import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { pinnedAt } from '../../../shared/column-layout.ts';
import { onResize } from '../timing/on-resize.ts';

export interface GridColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** The heading of copied cells, if it is not `title`. */
  readonly copiedTitle?: string;
  /** In px; the minimum for a column that grows. */
  readonly width: number;
  /** Takes a share of the remaining space. */
  readonly grow?: boolean;
  /** Grows up to `most` px, but leaves the `front` columns and `peek` px of the next one in view. */
  readonly stretch?: { readonly peek: number; readonly most: number };
  /** Stays in view beside the column that stretches. */
  readonly front?: boolean;
  /** Stays at the left while the others scroll, if it fits there and leaves room for the others. */
  readonly pinned?: boolean;
  /** In px; a narrower grid hides the column. */
  readonly from?: number;
  readonly align?: 'end';
  /** Stacked above the column with this key, if that column comes right after it; both have the same width. */
  readonly above?: string;
  /** Its texts take several lines, and all rows are as tall as the longest of them. */
  readonly wraps?: true;
  /** Its cells show whether their row is unfolded. */
  readonly unfolds?: true;
  cell(row: Row): ReactNode;
  /** The text that the cell menu copies, if it differs from what is shown; null if it does not. */
  copied?(row: Row): string | null;
  /** The text to edit in place; null if this cell cannot be edited, absent if no cell of the column can. */
  editable?(row: Row): string | null;
}

/** Index of the row in the list, and index of the column among the shown ones. */
export interface GridCell {
  readonly index: number;
  readonly column: number;
}

/** How many columns directly behind the one at `at` are shown above it. */
function countAbove<Row>(columns: readonly GridColumn<Row>[], at: number): number {
  let end = at + 1;
  while (columns[end]?.above === columns[at]!.key) end += 1;
  return end - at - 1;
}

/** Columns with a width of their own: not those stacked above another. */
function withTrack<Row>(columns: readonly GridColumn<Row>[]): readonly GridColumn<Row>[] {
  return columns.filter((_, at) => countAbove(columns, at) === 0);
}

/** Where a column's cells are in the row. */
export interface Place {
  readonly gridColumn: string;
  readonly side: 'above' | 'below' | undefined;
}

export function placesOf<Row>(columns: readonly GridColumn<Row>[]): readonly Place[] {
  let track = 1;
  let over = 0;
  return columns.map((_, at) => {
    const above = countAbove(columns, at);
    if (above > 0) {
      over = above;
      return { gridColumn: `${track} / ${track + above}`, side: 'below' };
    }
    const side = over > 0 ? 'above' : undefined;
    over = Math.max(0, over - 1);
    track += 1;
    return { gridColumn: String(track - 1), side };
  });
}

/** The value of `grid-template-columns`. */
export function tracksOf<Row>(columns: readonly GridColumn<Row>[]): string {
  return withTrack(columns)
    .map((column) => {
      const least = leastOf(column, columns);
      return column.grow ? `minmax(${least}, 1fr)` : least;
    })
    .join(' ');
}

/** A CSS length; a narrower grid scrolls sideways. */
export function leastWidth<Row>(columns: readonly GridColumn<Row>[]): string {
  const own = withTrack(columns);
  return `calc(${own.map((column) => leastOf(column, columns)).join(' + ')})`;
}

function leastOf<Row>({ width, stretch }: GridColumn<Row>, columns: readonly GridColumn<Row>[]): string {
  if (!stretch) return `${width}px`;
  const beside = withTrack(columns).reduce(
    (sum, column) => sum + (column.front ? column.width : 0),
    stretch.peek,
  );
  return `clamp(${width}px, var(--width) - ${beside}px, ${stretch.most}px)`;
}

/** The columns that fit the width of `ref`, and the left offsets of the pinned ones. */
export function useFittingColumns<Row>(
  ref: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
): { readonly columns: readonly GridColumn<Row>[]; readonly pins: readonly number[] } {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      element.style.setProperty('--width', `${element.clientWidth}px`);
      setWidth(element.clientWidth);
    };
    return onResize(element, measure);
  }, [ref]);
  return useMemo(() => {
    const fitting = columns.filter(({ from = 0 }) => width >= from);
    const widths = fitting.map((column, at) =>
      countAbove(fitting, at) === 0 ? column : { ...column, width: 0 },
    );
    return { columns: fitting, pins: pinnedAt(widths, width) };
  }, [columns, width]);
}
