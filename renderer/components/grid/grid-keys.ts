import type { KeyboardEvent } from 'react';
import type { GridCell } from './column.ts';
import type { Selection } from './use-selection.ts';

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that a page key moves by. */
  readonly page: number;
}

/** As in the ARIA grid pattern; null for a key that does not move. */
export function cellAfterKey(event: KeyboardEvent, from: GridCell, size: GridSize): GridCell | null {
  const { index, column } = from;
  const whole = event.ctrlKey || event.metaKey;
  const lastIndex = Math.max(0, size.rows - 1);
  const lastColumn = Math.max(0, size.columns - 1);
  const to = (nextIndex: number, nextColumn: number): GridCell => ({
    index: Math.min(Math.max(0, nextIndex), lastIndex),
    column: Math.min(Math.max(0, nextColumn), lastColumn),
  });
  switch (event.key) {
    case 'ArrowUp':
      return to(whole ? 0 : index - 1, column);
    case 'ArrowDown':
      return to(whole ? lastIndex : index + 1, column);
    case 'ArrowLeft':
      return to(index, whole ? 0 : column - 1);
    case 'ArrowRight':
      return to(index, whole ? lastColumn : column + 1);
    case 'PageUp':
      return to(index - size.page, column);
    case 'PageDown':
      return to(index + size.page, column);
    case 'Home':
      return to(whole ? 0 : index, 0);
    case 'End':
      return to(whole ? lastIndex : index, lastColumn);
    default:
      return null;
  }
}

/** Handles keys that only change the selection; true for such a key. */
export function selectByKey(event: KeyboardEvent, selection: Selection, active: number): boolean {
  const whole = event.ctrlKey || event.metaKey;
  if (whole && !event.shiftKey && event.key.toLowerCase() === 'a') selection.all();
  else if (event.key === ' ' && (whole || event.shiftKey)) selection.toggle(active, active);
  else if (event.key === 'Escape' && selection.count > 0) selection.clear();
  else return false;
  event.preventDefault();
  return true;
}
