import type { ClipboardEvent } from 'react';
import { type RowSpans, valuesInSpans } from '../../../shared/audience/row-spans.ts';
import { cellsAsTable, cellsAsText } from '../../../shared/format/cells-for-clipboard.ts';
import { type AppError, appError, type Result } from '../../../shared/result.ts';
import { components as words } from '../../../shared/texts/en/common.ts';
import { isField } from '../overlays/is-field.ts';
import type { GridCell, GridColumn } from './column.ts';
import type { ShownList } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/** Larger copies take a spreadsheet too long to paste. */
const MOST_COPIED = 10_000;

interface GridClipboardDeps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly active: GridCell;
  readonly list: Pick<ShownList<Row>, 'count' | 'isPrevious' | 'rowAt'>;
  readonly selection?: Selection | undefined;
  /** Null if the cell is out of sight. */
  cellAt(place: GridCell): HTMLElement | null;
  onEdit?: ((row: Row, column: string, text: string) => void) | undefined;
  onCopyMany?: (() => void) | undefined;
}

/** Copies the selected rows of a grid, or its active cell, and pastes one cell there. */
export function gridClipboard<Row>(deps: GridClipboardDeps<Row>) {
  const { columns, active, list, selection } = deps;

  function onCopy(event: ClipboardEvent): void {
    if (isField(event.target) || list.isPrevious) return;
    if (document.getSelection()?.isCollapsed === false) return;
    if (selection === undefined || selection.count === 0) {
      const row = list.rowAt(active.index);
      const cell = deps.cellAt(active);
      if (row === undefined || cell === null) return;
      const text = columns[active.column]?.copied?.(row) ?? cell.textContent;
      event.clipboardData.setData('text/plain', text);
    } else {
      const rows = rowsHere(selection.spans, list);
      if (rows === null) deps.onCopyMany?.();
      else {
        const cells = cellsOf(rows, columns);
        event.clipboardData.setData('text/plain', cellsAsText(cells));
        event.clipboardData.setData('text/html', cellsAsTable(cells));
      }
    }
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    const text = pastedCell(event);
    const row = list.rowAt(active.index);
    const column = columns[active.column];
    if (text === null || row === undefined || column === undefined || list.isPrevious) return;
    const before = column.editable?.(row) ?? null;
    if (before === null) return;
    event.preventDefault();
    if (text !== before) deps.onEdit?.(row, column.key, text);
  }

  return { onCopy, onPaste };
}

function cellsOf<Row>(rows: readonly Row[], columns: readonly GridColumn<Row>[]): string[][] {
  return rows.map((row) => columns.map((column) => column.copied?.(row) ?? ''));
}

interface CopiedRows<Row> {
  readonly withHeaders: boolean;
  read(from: number, count: number): Promise<Result<readonly Row[]>>;
}

/** Reads rows page by page, because not all may be loaded. If a page fails, copies nothing and returns the reason. */
export async function copySelected<Row>(
  { spans, count }: Selection,
  columns: readonly GridColumn<Row>[],
  { withHeaders, read }: CopiedRows<Row>,
): Promise<AppError | null> {
  if (count > MOST_COPIED) return appError('bad-input', words.copiedAtMost(MOST_COPIED), words.selectFewer);
  const cells: string[][] = withHeaders
    ? [columns.map(({ title, copiedTitle }) => copiedTitle ?? title)]
    : [];
  for (const { from, to } of spans) {
    for (let at = from; at < to; ) {
      const rows = await read(at, Math.min(PAGE, to - at));
      if (!rows.ok) return rows.error;
      if (rows.value.length === 0) break;
      cells.push(...cellsOf(rows.value, columns));
      at += rows.value.length;
    }
  }
  const blob = (type: string, text: string): Blob => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': blob('text/plain', cellsAsText(cells)),
      'text/html': blob('text/html', cellsAsTable(cells)),
    }),
  ]);
  return null;
}

const PAGE = 500;

/** Null if a row is not loaded, or there are too many rows. */
function rowsHere<Row>(spans: RowSpans, { count, rowAt }: Pick<ShownList<Row>, 'count' | 'rowAt'>) {
  const indexes = valuesInSpans(spans, null, count);
  if (indexes.length > MOST_COPIED) return null;
  const rows: Row[] = [];
  for (const index of indexes) {
    const row = rowAt(index);
    if (row === undefined) return null;
    rows.push(row);
  }
  return rows;
}

/** Null for several cells, for files, and for a paste into a field. */
function pastedCell(event: ClipboardEvent): string | null {
  if (isField(event.target) || event.clipboardData.files.length > 0) return null;
  const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
  return text === '' || /[\t\r\n]/.test(text) ? null : text;
}
