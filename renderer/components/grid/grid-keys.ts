import type { KeyboardEvent } from 'react';
import type { GridPlace } from './column.ts';

/** The size of a grid, as far as keys care. */
interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that a page key moves by. */
  readonly page: number;
}

/** Where a key leads from a cell, as the ARIA grid pattern has it; null for a key that does not move. */
export function placeAfterKey(event: KeyboardEvent, from: GridPlace, size: GridSize): GridPlace | null {
  const { row, column } = from;
  const whole = event.ctrlKey || event.metaKey;
  const lastRow = Math.max(0, size.rows - 1);
  const lastColumn = Math.max(0, size.columns - 1);
  const to = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.min(Math.max(0, nextRow), lastRow),
    column: Math.min(Math.max(0, nextColumn), lastColumn),
  });
  switch (event.key) {
    case 'ArrowUp':
      return to(whole ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(whole ? lastRow : row + 1, column);
    case 'ArrowLeft':
      return to(row, whole ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, whole ? lastColumn : column + 1);
    case 'PageUp':
      return to(row - size.page, column);
    case 'PageDown':
      return to(row + size.page, column);
    case 'Home':
      return to(whole ? 0 : row, 0);
    case 'End':
      return to(whole ? lastRow : row, lastColumn);
    default:
      return null;
  }
}
