import { ArrowDown, ArrowUp } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import type { GridColumn, Place } from './column.ts';

export interface GridSort {
  readonly key: string;
  readonly descending: boolean;
}

interface GridHeaderProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  /** Null for the list's own order. */
  readonly sort: GridSort | null;
  readonly places: readonly Place[];
  /** The left offsets of the pinned columns, in px. */
  readonly pins: readonly number[];
  /** Called while a column is dragged wider or narrower; absent if that is not possible. */
  readonly onResize: ((key: string, width: number, isDone: boolean) => void) | undefined;
  /** Absent if the rows cannot be sorted. */
  readonly onSort: ((key: string) => void) | undefined;
}

/** The keyboard sorts by the menu of a cell, because the grid keeps the focus. */
export function GridHeader<Row>(props: GridHeaderProps<Row>) {
  const { columns, places, pins, onResize } = props;
  return (
    <div role="row" aria-rowindex={1} className="grid-header">
      {columns.map((column, at) => {
        const { side, gridColumn } = places[at]!;
        if (side === 'above') return null;
        const above = side === 'below' ? columnsAbove(places, at) : 0;
        const own = columns.slice(at, at + 1 + above);
        const last = own.at(-1)!;
        const others = own.slice(1, -1).reduce((sum, { width }) => sum + width, 0);
        return (
          <div
            key={column.key}
            role="none"
            className="grid-titles"
            data-align={column.align}
            data-pinned={at < pins.length || undefined}
            style={{ left: pins[at], gridColumn }}
          >
            {own.map((one, nth) => (
              <Title key={one.key} {...props} column={one} at={at + nth} />
            ))}
            {onResize && (
              <ResizeHandle onResize={(width, isDone) => onResize(last.key, width - others, isDone)} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** How many columns are shown above the one at `at`; their titles are before its own, on one line. */
function columnsAbove(places: readonly Place[], at: number): number {
  const end = places.findIndex(({ side }, other) => other > at && side !== 'above');
  return (end === -1 ? places.length : end) - at - 1;
}

interface TitleProps<Row> extends Pick<GridHeaderProps<Row>, 'sort' | 'onSort'> {
  readonly column: GridColumn<Row>;
  readonly at: number;
}

function Title<Row>({ column, at, sort, onSort }: TitleProps<Row>) {
  const sorted = sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      aria-colindex={at + 1}
      aria-sort={onSort && sorted}
      className="grid-title"
      title={column.title}
    >
      {onSort ? (
        <button
          type="button"
          tabIndex={-1}
          className="grid-sort"
          // The grid keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSort(column.key)}
        >
          <span className="ellipsis">{column.title}</span>
          {sorted !== 'none' && <Arrow size={12} aria-hidden />}
        </button>
      ) : (
        <span className="ellipsis">{column.title}</span>
      )}
    </div>
  );
}

/** For dragging; keys resize from a cell. */
function ResizeHandle({ onResize }: { readonly onResize: (width: number, isDone: boolean) => void }) {
  const from = useRef<{ readonly x: number; readonly width: number }>(null);

  function drag(event: PointerEvent, isDone: boolean): void {
    if (from.current === null) return;
    onResize(from.current.width + event.clientX - from.current.x, isDone);
    if (isDone) from.current = null;
  }

  return (
    <span
      className="grid-resize"
      aria-hidden
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 };
      }}
      onPointerMove={(event) => drag(event, false)}
      onPointerUp={(event) => drag(event, true)}
      onPointerCancel={(event) => drag(event, true)}
    />
  );
}
