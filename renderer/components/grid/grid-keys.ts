import type { KeyboardEvent } from 'react';
import type { RowOffsets } from '../../../shared/format/row-offsets.ts';
import type { GridCell } from './column.ts';
import type { Selection } from './use-selection.ts';

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Where Page Up and Page Down go. */
  readonly page: ReturnType<RowOffsets['pageFrom']>;
}

/** As in the ARIA grid pattern; null for a key that does not move. */
export function cellAfterKey(event: KeyboardEvent, from: GridCell, size: GridSize): GridCell | null {
  const { index, column } = from;
  const whole = event.ctrlKey || event.metaKey;
  const places: Readonly<Record<string, readonly [index: number, column: number]>> = {
    ArrowUp: [whole ? 0 : index - 1, column],
    ArrowDown: [whole ? size.rows : index + 1, column],
    ArrowLeft: [index, whole ? 0 : column - 1],
    ArrowRight: [index, whole ? size.columns : column + 1],
    PageUp: [size.page.up, column],
    PageDown: [size.page.down, column],
    Home: [whole ? 0 : index, 0],
    End: [whole ? size.rows : index, size.columns],
  };
  const place = places[event.key];
  if (place === undefined) return null;
  const within = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1));
  return { index: within(place[0], size.rows), column: within(place[1], size.columns) };
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
