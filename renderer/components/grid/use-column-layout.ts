import { type KeyboardEvent, useMemo, useState } from 'react';
import {
  type ColumnLayout,
  columnWidths,
  noLayout,
  shownColumns,
  withMoved,
  withShown,
  withWidth,
} from '../../../shared/column-layout.ts';
import { components } from '../../../shared/texts/en/common.ts';
import type { RowAction } from '../overlays/row-action.ts';
import type { GridColumn } from './column.ts';

export interface ChangeableLayout {
  readonly layout: ColumnLayout;
  change(next: ColumnLayout): void;
  choose(): void;
}

/** The columns as the person arranged them, and changes by pointer, keys and the cell menu. */
export function useColumnLayout<Row>(all: readonly GridColumn<Row>[], kept: ChangeableLayout | undefined) {
  const [dragged, setDragged] = useState<{ readonly key: string; readonly width: number } | null>(null);
  const layout = kept?.layout ?? noLayout;
  const columns = useMemo(
    () =>
      shownColumns(all, layout).map((column) => {
        const width = dragged?.key === column.key ? dragged.width : layout.widths[column.key];
        if (width === undefined) return column;
        const { stretch: _, grow: __, ...fixed } = column;
        return { ...fixed, width };
      }),
    [all, layout, dragged],
  );

  function resize(key: string, width: number, isDone: boolean): void {
    const next = withWidth(layout, key, width);
    setDragged(isDone ? null : { key, width: next.widths[key]! });
    if (isDone) kept?.change(next);
  }

  /** Returns true for a key that changes a column; `width`, in px, is the width of the active column. */
  function changeByKey(event: KeyboardEvent, active: GridColumn<Row> | undefined, width: number): boolean {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (!event.altKey || step === 0 || !kept || !active) return false;
    event.preventDefault();
    const { key } = active;
    kept.change(
      event.shiftKey
        ? withMoved(layout, all, key, step)
        : withWidth(layout, key, width + step * columnWidths.step),
    );
    return true;
  }

  function actionsFor(column: GridColumn<Row> | undefined): readonly RowAction[] {
    if (!kept || !column) return [];
    const hide: RowAction = {
      command: 'column.hide',
      text: components.hideColumn(column.title),
      run: () => kept.change(withShown(layout, column.key, false)),
    };
    return [...(columns.length > 1 ? [hide] : []), { command: 'column.choose', run: kept.choose }];
  }

  return { columns, resize: kept && resize, changeByKey, actionsFor };
}
