import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { components } from '../../../shared/texts/en/components.ts';
import { MenuItem } from '../menu.tsx';
import { Popover } from '../popover.tsx';
import type { GridCell, GridColumn } from './column.ts';
import type { GridSort } from './grid-head.tsx';
import type { Selection } from './use-selection.ts';

/** One choice of the menu of a row. */
export interface RowChoice {
  readonly text: string;
  run(): void;
}

interface RowMenuDeps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  /** The row of a cell; undefined while it is on its way, or another is. */
  rowAt(index: number): Row | undefined;
  /** The element of a cell; null where it is out of sight. */
  cellAt(place: GridCell): HTMLElement | null;
  /** What can be done with a row and one of its cells. */
  choices?: ((row: Row) => readonly RowChoice[]) | undefined;
  readonly selection?: Selection | undefined;
  /** What can be done with all selected rows. */
  readonly manyChoices?: readonly RowChoice[] | undefined;
  readonly sort: GridSort | null;
  onSort?: ((key: string) => void) | undefined;
  onEdit(place: GridCell): void;
  /** What can be done with a column. */
  columnChoices(column: GridColumn<Row> | undefined): readonly RowChoice[];
}

interface Opened {
  readonly choices: readonly RowChoice[];
  readonly x: number;
  readonly y: number;
}

/**
 * The menu of a row, by the other button on a cell, or by the keyboard's menu key on the active one. Its choices are of the
 * row that was there when it opened, whatever comes to stand in its place.
 */
export function useRowMenu<Row>(deps: RowMenuDeps<Row>): {
  readonly menu: ReactNode;
  open(event: MouseEvent, active: GridCell): GridCell | null;
} {
  const [opened, setOpened] = useState<Opened | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const chosen = useRef<RowChoice>(null);
  // An open menu holds the focus and gives it back a moment later, and what is chosen may want it.
  useEffect(() => {
    const { current } = chosen;
    if (opened !== null || current === null) return;
    chosen.current = null;
    requestAnimationFrame(current.run);
  }, [opened]);

  function open(event: MouseEvent, active: GridCell): GridCell | null {
    const target = event.target as HTMLElement;
    // A field has the menu of its text.
    if (target.closest('input') !== null) return null;
    const clicked = target.closest<HTMLElement>('[role="gridcell"]');
    // A keyboard asks at what has the focus; the other button asks for what is under it, and a header has no menu.
    if (clicked === null && (target !== event.currentTarget || event.button === 2)) return null;
    const place = clicked === null ? active : placeOf(clicked);
    const row = deps.rowAt(place.index);
    const cell = deps.cellAt(place);
    if (row === undefined || cell === null) return null;
    event.preventDefault();
    const [x, y] = clicked === null ? below(cell, event.currentTarget) : [event.clientX, event.clientY];
    setOpened({ choices: choicesOf(row, place, cell), x, y });
    return place;
  }

  function choicesOf(row: Row, place: GridCell, cell: HTMLElement): readonly RowChoice[] {
    if ((deps.selection?.count ?? 0) > 1 && deps.selection?.has(place.index)) return deps.manyChoices ?? [];
    const column = deps.columns[place.column];
    const text = column?.copied?.(row) ?? cell.textContent;
    const canEdit = (column?.editable?.(row) ?? null) !== null;
    return [
      ...(canEdit ? [{ text: components.edit, run: () => deps.onEdit(place) }] : []),
      ...(text === '' ? [] : [{ text: components.copyCell, run: () => copy(text) }]),
      ...(deps.choices?.(row) ?? []),
      ...sortChoices(deps, column),
      ...deps.columnChoices(column),
    ];
  }

  const menu = (
    <>
      {/* In the grid it would be placed from the grid's own corner. */}
      {createPortal(
        <span ref={anchor} className="grid-menu-anchor" style={{ left: opened?.x, top: opened?.y }} />,
        document.body,
      )}
      <Popover
        aria-label={components.row}
        isOpen={opened !== null}
        triggerRef={anchor}
        placement="bottom start"
        offset={2}
        onOpenChange={(isOpen) => !isOpen && setOpened(null)}
      >
        <AriaMenu
          aria-label={components.row}
          className="menu"
          autoFocus="first"
          onClose={() => setOpened(null)}
        >
          {opened?.choices.map((choice) => (
            <MenuItem
              key={choice.text}
              onAction={() => {
                chosen.current = choice;
              }}
            >
              {choice.text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </>
  );
  return { menu, open };
}

/** The next order of a column, in words: what a press on its header would do. */
function sortChoices<Row>(
  { sort, onSort }: Pick<RowMenuDeps<Row>, 'sort' | 'onSort'>,
  column: GridColumn<Row> | undefined,
): readonly RowChoice[] {
  if (onSort === undefined || column === undefined) return [];
  const { key, title } = column;
  const run = (): void => onSort(key);
  if (sort?.key !== key) return [{ text: components.sortBy(title), run }];
  return [{ text: sort.descending ? components.listOrder : components.sortDown(title), run }];
}

/** Puts text on the clipboard. */
export function copy(text: string): void {
  void navigator.clipboard.writeText(text);
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
