import { ArrowDown, ArrowUp } from 'lucide-react';
import type { GridColumn } from './column.ts';

/** In which column's order the rows stand. */
export interface GridSort {
  readonly key: string;
  readonly descending: boolean;
}

interface GridHeadProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  /** Null where the rows stand in an order of their own. */
  readonly sort: GridSort | null;
  /** A header was pressed; absent where the rows cannot be sorted. */
  readonly onSort: ((key: string) => void) | undefined;
}

/** The titles of the columns. The keyboard sorts by the menu of a cell, since the grid keeps the focus on itself. */
export function GridHead<Row>({ columns, sort, onSort }: GridHeadProps<Row>) {
  return (
    <div role="row" aria-rowindex={1} className="grid-head">
      {columns.map((column, at) => {
        const sorted = sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : 'none';
        const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
        return (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={at + 1}
            aria-sort={onSort && sorted}
            className="grid-title"
            data-align={column.align}
          >
            {onSort ? (
              <button
                type="button"
                tabIndex={-1}
                className="grid-sort"
                // The grid keeps the focus, and with it the place of the keyboard.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onSort(column.key)}
              >
                <span className="ellipsis">{column.title}</span>
                {sorted !== 'none' && <Arrow size={12} aria-hidden />}
              </button>
            ) : (
              column.title
            )}
          </div>
        );
      })}
    </div>
  );
}
