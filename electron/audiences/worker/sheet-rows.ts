import { setImmediate } from 'node:timers/promises';
import { columnFormatter } from '../../../shared/sheet/column-format.ts';
import { rowTest } from '../../../shared/sheet/condition.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import {
  isErrorCell,
  type PlainCells,
  plainOf,
} from '../../sheets/worker/reader/number-formats/plain-cells.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { pickedColumns, RowText } from './row-text.ts';

export interface Watch {
  readonly signal: AbortSignal;
  progress(fraction: number): void;
}

/**
 * Visits the rows that the mapping takes, below the header: the 1-based row in the file, its cells, valid only during
 * the visit, and its plain cells. Handles other messages in between; throws when aborted.
 */
export async function eachRow(
  sheet: SheetStore,
  { headerRow, only = [] }: Pick<Mapping, 'headerRow' | 'only'>,
  watch: Watch,
  visit: (row: number, cells: RowText, plain: PlainCells) => void,
): Promise<void> {
  const isTaken = only.length === 0 ? null : rowTest(only);
  const cells = new RowText();
  const cell = (column: number) => cells.cell(column);
  // A sheet may still be growing; take the rows present now.
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

/** The values of a row's tags, as the JSON text of an array; the error of a formula is a blank. */
export function tagCells(
  { tagColumns, formats = [] }: Mapping,
  locale: string,
): (cells: RowText, plain: PlainCells) => string {
  const chosen = new Map(formats.map(({ column, format }) => [column, format]));
  if (!tagColumns.some((column) => chosen.has(column))) {
    const columns = pickedColumns(tagColumns);
    return (cells, plain) =>
      tagColumns.some((column) => isErrorCell(plain, column))
        ? JSON.stringify(tagColumns.map((column) => (isErrorCell(plain, column) ? '' : cells.cell(column))))
        : cells.pick(columns);
  }
  const formatter = columnFormatter(locale);
  return (cells, plain) =>
    JSON.stringify(
      tagColumns.map((column) => {
        if (isErrorCell(plain, column)) return '';
        const shown = cells.cell(column);
        const format = chosen.get(column);
        return format === undefined
          ? shown
          : formatter.show({ shown, plain: plainOf(plain, column) }, format);
      }),
    );
}
