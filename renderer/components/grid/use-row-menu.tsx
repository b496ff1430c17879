import type { MouseEvent, ReactNode } from 'react';
import { common, components } from '../../../shared/texts/en/common.ts';
import type { Choice } from '../overlays/choice.ts';
import { isField } from '../overlays/is-field.ts';
import { useOfferedChoices } from '../overlays/offered-choices.ts';
import { useContextMenu } from '../overlays/use-context-menu.tsx';
import type { GridCell, GridColumn } from './column.ts';
import { copy } from './copy-text.ts';
import type { GridSort } from './grid-head.tsx';
import type { Selection } from './use-selection.ts';

interface RowMenuDeps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly active: GridCell;
  /** The row of a cell; undefined while it is on its way, or another is. */
  rowAt(index: number): Row | undefined;
  /** The element of a cell; null where it is out of sight. */
  cellAt(place: GridCell): HTMLElement | null;
  /** What can be done with a row and one of its cells. */
  choices?: ((row: Row) => readonly Choice[]) | undefined;
  readonly selection?: Selection | undefined;
  /** What can be done with all selected rows. */
  readonly manyChoices?: readonly Choice[] | undefined;
  readonly sort: GridSort | null;
  onSort?: ((key: string) => void) | undefined;
  onEdit(place: GridCell): void;
  /** What can be done with a column. */
  columnChoices(column: GridColumn<Row> | undefined): readonly Choice[];
}

/**
 * The menu of a row, by the other button on a cell, or by the keyboard's menu key on the active one, whose choices are in
 * the palette too. Its choices are of the row that was there when it opened, whatever comes to stand in its place.
 */
export function useRowMenu<Row>(deps: RowMenuDeps<Row>): {
  readonly menu: ReactNode;
  open(event: MouseEvent, active: GridCell): GridCell | null;
} {
  const { menu, open: openMenu } = useContextMenu(common.row);
  const inHand = deps.rowAt(deps.active.index);
  useOfferedChoices(inHand === undefined ? [] : choicesOf(inHand, deps.active));

  function open(event: MouseEvent, active: GridCell): GridCell | null {
    const target = event.target as HTMLElement;
    // A field has the menu of its text.
    if (isField(target)) return null;
    const clicked = target.closest<HTMLElement>('[role="gridcell"]');
    // A keyboard asks at what has the focus; the other button asks for what is under it, and a header has no menu.
    if (clicked === null && (target !== event.currentTarget || event.button === 2)) return null;
    const place = clicked === null ? active : placeOf(clicked);
    const row = deps.rowAt(place.index);
    const cell = deps.cellAt(place);
    if (row === undefined || cell === null) return null;
    event.preventDefault();
    const [x, y] = clicked === null ? below(cell, event.currentTarget) : [event.clientX, event.clientY];
    openMenu({ choices: choicesOf(row, place), x, y });
    return place;
  }

  function choicesOf(row: Row, place: GridCell): readonly Choice[] {
    if ((deps.selection?.count ?? 0) > 1 && deps.selection?.has(place.index)) return deps.manyChoices ?? [];
    const column = deps.columns[place.column];
    const text = (): string => column?.copied?.(row) ?? deps.cellAt(place)?.textContent ?? '';
    const canEdit = (column?.editable?.(row) ?? null) !== null;
    const isBlank = column?.copied !== undefined && text() === '';
    return [
      ...(canEdit ? [{ command: 'row.edit', run: () => deps.onEdit(place) } as const] : []),
      ...(isBlank ? [] : [{ command: 'row.copy-cell', run: () => copy(text()) } as const]),
      ...(deps.choices?.(row) ?? []),
      ...sortChoices(deps, column),
      ...deps.columnChoices(column),
    ];
  }

  return { menu, open };
}

/** The next order of a column, in words: what a press on its header would do. */
function sortChoices<Row>(
  { sort, onSort }: Pick<RowMenuDeps<Row>, 'sort' | 'onSort'>,
  column: GridColumn<Row> | undefined,
): readonly Choice[] {
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

/** Where the menu of a cell opens: under it, and at the nearest edge of the grid where it is scrolled out of sight. */
function below(cell: HTMLElement, grid: Element): readonly [x: number, y: number] {
  const { left, bottom } = cell.getBoundingClientRect();
  const seen = grid.getBoundingClientRect();
  return [Math.min(Math.max(left, seen.left), seen.right), Math.min(Math.max(bottom, seen.top), seen.bottom)];
}

/** A cell knows its place by its own id, which ends in its row and column. */
function placeOf(cell: HTMLElement): GridCell {
  const [column = '0', index = '0'] = cell.id.split('-').reverse();
  return { index: Number(index), column: Number(column) };
}
