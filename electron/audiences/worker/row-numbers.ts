import { countryOf, numberCountry } from '../../../shared/number/country-text.ts';
import { namesUnder } from '../../../shared/sheet/mapping-guess.ts';
import { type NumberCell, numberCell } from '../../../shared/sheet/number-cell.ts';
import { labelColumns } from '../../../shared/sheet/phone-columns.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import type { RowText } from './row-text.ts';

/** The cell that a row's number is read from, and the country that the row says, as `countryOf` answers it. */
export interface RowNumber extends NumberCell {
  readonly country: string | null;
}

/**
 * Finds for each row of a sheet where its number is; null where that is always the number column's cell, and all are
 * of the list's country.
 */
export function rowNumbers(sheet: SheetStore, mapping: Mapping): ((cells: RowText) => RowNumber) | null {
  const { headerRow, numberColumn, otherColumns, countryColumn } = mapping;
  if (numberColumn === null) return null;
  const labels = labelColumns(namesUnder(sampleOf(sheet), headerRow), [numberColumn, ...otherColumns]);
  if (otherColumns.length === 0 && labels.length === 0 && countryColumn === undefined) return null;
  return (cells) => {
    const own = countryColumn === undefined ? null : countryOf(cells.cell(countryColumn));
    const columns = { numberColumn, otherColumns, country: numberCountry(own, mapping.country) };
    const { original, source } = numberCell(columns, (column) => cells.cell(column), labels);
    return { original, source, country: own };
  };
}
