import { ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { GridCell, GridColumn, Place } from './column.ts';

interface GridRowProps<Row> {
  readonly id: string;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  /** Undefined while the row is loading. */
  readonly row: Row | undefined;
  readonly columns: readonly GridColumn<Row>[];
  readonly places: readonly Place[];
  /** The left offsets of the pinned columns, in px. */
  readonly pins: readonly number[];
  readonly tone: string | undefined;
  /** Null if another row is active. */
  readonly activeColumn: number | null;
  readonly isSelected: boolean;
  readonly editor: ReactNode;
  /** Null if the row has nothing below it. */
  readonly isUnfolded: boolean | null;
  readonly onPick: (place: GridCell, event: MouseEvent) => void;
  readonly onEdit: (place: GridCell) => void;
  readonly onUnfold: (index: number) => void;
}

export function GridRow<Row>(props: GridRowProps<Row>) {
  const { id, index, top, height, row, columns, places, pins, tone } = props;
  const { activeColumn, isSelected, editor, isUnfolded, onPick, onEdit, onUnfold } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className="grid-row"
      data-tone={tone}
      style={{ top, height }}
    >
      {columns.map((column, at) => (
        <div
          key={column.key}
          id={`${id}-${index}-${at}`}
          role="gridcell"
          aria-colindex={at + 1}
          aria-expanded={(column.unfolds && isUnfolded) ?? undefined}
          aria-describedby={column.unfolds && isUnfolded ? `${id}-${index}-below` : undefined}
          aria-readonly={row === undefined || !column.editable?.(row) ? true : undefined}
          className="grid-cell"
          data-align={column.align}
          data-pinned={at < pins.length || undefined}
          data-side={places[at]!.side}
          data-wraps={column.wraps}
          style={{ left: pins[at], gridColumn: places[at]!.gridColumn }}
          data-active={at === activeColumn || undefined}
          onClick={(event) => onPick({ index, column: at }, event)}
          onDoubleClick={() => onEdit({ index, column: at })}
        >
          {column.unfolds && isUnfolded !== null && (
            <ChevronRight
              className="grid-unfold"
              data-unfolded={isUnfolded || undefined}
              onClick={() => onUnfold(index)}
            />
          )}
          {at === activeColumn && editor ? (
            editor
          ) : row === undefined ? (
            <span className="grid-waiting" />
          ) : (
            column.cell(row)
          )}
        </div>
      ))}
    </div>
  );
}
