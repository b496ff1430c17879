import { setImmediate } from 'node:timers/promises';
import { rowTest } from '../../../shared/sheet/condition.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import type { PlainCells } from '../../sheets/worker/reader/formats/plain-cells.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { RowText } from './row-text.ts';

/** How a long job is followed and stopped. */
export interface Watch {
  readonly signal: AbortSignal;
  progress(fraction: number): void;
}

/** Sees one row: its 1-based number in the file, its cells, which hold during the visit only, and what they hold beside. */
export type VisitRow = (row: number, cells: RowText, plain: PlainCells) => void;

/**
 * Goes through the people of a sheet, without the header, what is above it, and the rows that the mapping does not take;
 * every few thousand rows the thread takes its other messages, and stops when told to.
 */
export async function eachRow(
  sheet: SheetStore,
  { headerRow, only = [] }: Pick<Mapping, 'headerRow' | 'only'>,
  watch: Watch,
  visit: VisitRow,
): Promise<void> {
  const isTaken = only.length === 0 ? null : rowTest(only);
  const cells = new RowText();
  const cell = (column: number) => cells.cell(column);
  // Of a sheet that is still being read, those that are there now.
  const { count } = sheet;
  for (let from = 0; from < count; ) {
    const block = sheet.blockAt(from)!;
    const rows = Math.min(block.rows.length, count - block.from);
    for (let at = 0; at < rows; at++) {
      const row = block.rows[at]!;
      if (headerRow !== null && row <= headerRow) continue;
      cells.read(block.cells[at]!);
      if (isTaken === null || isTaken(cell)) visit(row, cells, block.plain[at] ?? '');
    }
    from = block.from + rows;
    watch.progress(from / count);
    if (from % 2048 !== 0) continue;
    await setImmediate();
    watch.signal.throwIfAborted();
  }
}
