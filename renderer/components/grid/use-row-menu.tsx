import type { MouseEvent } from 'react';
import { common, components } from '../../../shared/texts/en/common.ts';
import { isField } from '../overlays/is-field.ts';
import { useOfferedActions } from '../overlays/offers.ts';
import type { RowAction } from '../overlays/row-action.ts';
import { useContextMenu } from '../overlays/use-context-menu.tsx';
import type { GridCell, GridColumn } from './column.ts';
import { copy } from './copy-text.ts';
import type { GridSort } from './grid-header.tsx';
import type { Selection } from './use-selection.ts';
import type { Unfolded } from './use-unfolded.ts';

interface RowMenuDeps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly active: GridCell;
  /** Undefined while this row is loading. */
  rowAt(index: number): Row | undefined;
  cellAt(place: GridCell): HTMLElement | null;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  readonly selection?: Selection | undefined;
  readonly manyActions?: readonly RowAction[] | undefined;
  readonly sort: GridSort | null;
  onSort?: ((key: string) => void) | undefined;
  onEdit(place: GridCell): void;
  readonly unfolded: Unfolded;
  columnActions(column: GridColumn<Row> | undefined): readonly RowAction[];
}

/**
 * Opens by the secondary button on a cell, or by the keyboard's menu key on the active cell. The palette offers the
 * same actions. They act on the row that was there when the menu opened, even if another row takes its place.
 */
export function useRowMenu<Row>(deps: RowMenuDeps<Row>) {
  const { menu, open: openMenu } = useContextMenu(common.row);
  const inHand = deps.rowAt(deps.active.index);
  useOfferedActions(inHand === undefined ? [] : actionsOf(inHand, deps.active));

  function open(event: MouseEvent, active: GridCell): GridCell | null {
    const target = event.target as HTMLElement;
    // A field has its own menu.
    if (isField(target)) return null;
    const clicked = target.closest<HTMLElement>('.grid-cell');
    // The keyboard opens the menu at the focused cell, the secondary button under the pointer; a header has no menu.
    if (clicked === null && (target !== event.currentTarget || event.button === 2)) return null;
    const place = clicked === null ? active : placeOf(clicked);
    const row = deps.rowAt(place.index);
    const cell = deps.cellAt(place);
    if (row === undefined || cell === null) return null;
    event.preventDefault();
    const [x, y] = clicked === null ? below(cell, event.currentTarget) : [event.clientX, event.clientY];
    openMenu({ actions: actionsOf(row, place), x, y });
    return place;
  }

  function unfoldActions(index: number): readonly RowAction[] {
    const { canAt, heights, toggle } = deps.unfolded;
    if (!canAt(index)) return [];
    const command = heights.has(index) ? 'row.fold' : 'row.unfold';
    return [{ command, run: () => toggle(index) }];
  }

  function actionsOf(row: Row, place: GridCell): readonly RowAction[] {
    if ((deps.selection?.count ?? 0) > 1 && deps.selection?.has(place.index)) return deps.manyActions ?? [];
    const column = deps.columns[place.column];
    const text = (): string => column?.copied?.(row) ?? deps.cellAt(place)?.textContent ?? '';
    const canEdit = (column?.editable?.(row) ?? null) !== null;
    const isBlank = column?.copied !== undefined && text() === '';
    return [
      ...(canEdit ? [{ command: 'row.edit', run: () => deps.onEdit(place) } as const] : []),
      ...(isBlank ? [] : [{ command: 'row.copy-cell', run: () => copy(text()) } as const]),
      ...unfoldActions(place.index),
      ...(deps.actions?.(row) ?? []),
      ...sortActions(deps, column),
      ...deps.columnActions(column),
    ];
  }

  return { menu, open };
}

/** What a press on the column's header would do. */
function sortActions<Row>(
  { sort, onSort }: Pick<RowMenuDeps<Row>, 'sort' | 'onSort'>,
  column: GridColumn<Row> | undefined,
): readonly RowAction[] {
  if (onSort === undefined || column === undefined) return [];
  const { key, title } = column;
  const next =
    sort?.key !== key
      ? components.sortBy(title)
      : sort.descending
        ? components.listOrder
        : components.sortDown(title);
  return [{ command: 'column.sort', text: next, run: () => onSort(key) }];
}

/** Under the cell, within the visible part of the grid. */
function below(cell: HTMLElement, grid: Element): readonly [x: number, y: number] {
  const { left, bottom } = cell.getBoundingClientRect();
  const seen = grid.getBoundingClientRect();
  return [Math.min(Math.max(left, seen.left), seen.right), Math.min(Math.max(bottom, seen.top), seen.bottom)];
}

/** A cell's id ends in its row and column, as in “list-12-3”. */
function placeOf(cell: HTMLElement): GridCell {
  const [column = '0', index = '0'] = cell.id.split('-').reverse();
  return { index: Number(index), column: Number(column) };
}
