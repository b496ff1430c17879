import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { pinnedAt } from '../../../shared/audience/column-layout.ts';
import { onResize } from '../timing/on-resize.ts';

export interface GridColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** Above its cells where they are copied with headings, if that is not `title`. */
  readonly copiedTitle?: string;
  /** In px; the minimum if it grows. */
  readonly width: number;
  /** Takes a share of the remaining space. */
  readonly grow?: boolean;
  /** Grows, up to `most` px, as far as the `front` columns and `peek` px of the next one stay in view beside it. */
  readonly stretch?: { readonly peek: number; readonly most: number };
  /** Stays in view beside the column that stretches. */
  readonly front?: boolean;
  /** Stays in sight at the left, if those before it do and they leave room for the others. */
  readonly pinned?: boolean;
  /** Hidden if the grid is narrower, in px. */
  readonly from?: number;
  readonly align?: 'end';
  /** Stacked above the column with this key when it comes right after it; both have one width. */
  readonly above?: string;
  /** The most lines of text that one of its cells takes in so many px. */
  lines?(width: number): number;
  /** Its cells show whether their row is unfolded. */
  readonly unfolds?: true;
  cell(row: Row): ReactNode;
  /** What its menu copies, if that is not what it shows; null for that. */
  copied?(row: Row): string | null;
  /** The text to edit in place; null if the cell cannot be edited, absent if the column never can. */
  editable?(row: Row): string | null;
}

/** Indexes of the row in the list and of the column among those shown. */
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

/** Those with a width of their own. */
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

/** For `grid-template-columns`. */
export function tracksOf<Row>(columns: readonly GridColumn<Row>[]): string {
  return withTrack(columns)
    .map((column) => {
      const least = leastOf(column, columns);
      return column.grow ? `minmax(${least}, 1fr)` : least;
    })
    .join(' ');
}

/** In CSS; below it the grid scrolls sideways. */
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
