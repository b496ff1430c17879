import { namesUnder } from '../../../shared/sheet/mapping-guess.ts';
import { type NumberCell, numberCell } from '../../../shared/sheet/number-cell.ts';
import { labelColumns } from '../../../shared/sheet/phone-columns.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import type { RowText } from './row-text.ts';

/** Finds the cell of each row that its number is read from; null where that is always the number column's. */
export function rowNumbers(sheet: SheetStore, mapping: Mapping): ((cells: RowText) => NumberCell) | null {
  const { headerRow, numberColumn, otherColumns } = mapping;
  if (numberColumn === null) return null;
  const labels = labelColumns(namesUnder(sampleOf(sheet), headerRow), [numberColumn, ...otherColumns]);
  if (otherColumns.length === 0 && labels.length === 0) return null;
  return (cells) => numberCell(mapping, (column) => cells.cell(column), labels);
}
