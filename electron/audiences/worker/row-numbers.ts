import { countryInText, numberCountry } from '../../../shared/number/country-text.ts';
import { namesUnder } from '../../../shared/sheet/mapping/mapping-guess.ts';
import { type NumberCell, numberCell } from '../../../shared/sheet/number-cell.ts';
import { labelColumns } from '../../../shared/sheet/phone-columns.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import type { RowText } from './row-text.ts';

/** The cell that a row's number is read from, and the row's country, from `countryInText`. */
export interface RowNumber extends NumberCell {
  readonly country: string | null;
}

export interface RowNumbers {
  find(cells: RowText): RowNumber;
  /** Skips the search for a row whose number was found before at `source`. */
  at(cells: RowText, source: number): RowNumber;
}

export function rowNumbers(sheet: SheetStore, mapping: Mapping): RowNumbers {
  const { headerRow, numberColumn, otherColumns, countryColumn } = mapping;
  if (numberColumn === null) return always(() => '');
  const columns = [numberColumn, ...otherColumns];
  const labels = labelColumns(namesUnder(sampleOf(sheet), headerRow), columns);
  if (otherColumns.length === 0 && labels.length === 0 && countryColumn === undefined)
    return always((cells) => cells.cell(numberColumn));
  const ownCountry = (cells: RowText) =>
    countryColumn === undefined ? null : countryInText(cells.cell(countryColumn));

  function find(cells: RowText): RowNumber {
    const country = ownCountry(cells);
    const own = numberCountry(country, mapping.country);
    const asked = own === mapping.country ? mapping : { numberColumn, otherColumns, country: own };
    const { original, source } = numberCell(asked, (column) => cells.cell(column), labels);
    return { original, source, country };
  }

  return {
    find,
    // A label can choose one of several numbers in a cell.
    at: (cells, source) =>
      labels.length > 0
        ? find(cells)
        : { original: cells.cell(columns[source]!), source, country: ownCountry(cells) },
  };
}

function always(original: (cells: RowText) => string): RowNumbers {
  const find = (cells: RowText) => ({ original: original(cells), source: 0, country: null });
  return { find, at: find };
}
